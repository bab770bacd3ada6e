"""The database. ``acts`` is the truth of every table; whatever else is said of a table here follows from it.

Times are milliseconds since 1970, or of uptime (``clock.py``) where that is said. Migrations are in ``migrations``; a
test compares them with these definitions.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

REVISION = "0005"  # the newest migration
FITTING = ("0001", "0002", "0003", "0004", REVISION)  # of which rows can be put into the newest schema
UNCONFIRMED = ("0001", "0002")  # in which nobody had confirmed a mail address
WITHOUT_UPTIME = ("0001", "0002", "0003", "0004")  # in which everything was measured by the wall clock

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(column_0_label)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # in small letters; none: a guest
    Column("password", String(200)),
    Column("mail", String(200)),  # confirmed: it gets mail
    Column("new_mail", String(200)),  # its owner has not confirmed it yet
    Column("lang", String(2)),
    Column("look", String(40)),
    Column("notify", Text),  # JSON: by which ways
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("seen_uptime", BigInteger),  # the same as uptime
    Column("admin", Boolean, nullable=False, default=False),
    Column("banned", Boolean, nullable=False, default=False),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the token; the token itself is kept nowhere
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # session, seat, feed, reset, mail
    Column("game_table", ForeignKey("tables.id", ondelete="CASCADE")),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
)

pushes = Table(
    "pushes",
    metadata,
    Column("session", ForeignKey("keys.hash", ondelete="CASCADE"), primary_key=True),  # ends with it
    Column("endpoint", String(1000), nullable=False, unique=True),  # at the push service of the browser's maker
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("secret", String(64), nullable=False),  # the server's part of the luck
    Column("password", String(200)),
    Column("access", String(8), nullable=False),
    Column("status", String(8), nullable=False),
    Column("number", Integer, nullable=False),  # of acts
    Column("turn", Integer),  # the seat that has to decide
    Column("waits", String(8)),  # for whom: person, bot, or open (contributions)
    Column("deadline", BigInteger),  # uptime
    Column("reminded", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("uptime", BigInteger),  # of the last act
    Column("figures", String(16)),  # the fingerprint of those it was made with; none: kept by version 0.1
    Column("aside", String(200)),  # why it cannot be read
    Index("ix_tables_lobby", "status", "access"),
    Index("ix_tables_deadline", "deadline"),
)

figures = Table(  # once, however many tables are played with them; without their sources
    "figures",
    metadata,
    Column("fingerprint", String(16), primary_key=True),
    Column("data", Text, nullable=False),  # JSON
)

acts = Table(
    "acts",
    metadata,
    Column("game_table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("uptime", BigInteger),  # none: kept by an older version
)

seats = Table(
    "seats",
    metadata,
    Column("game_table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(40)),  # of a further person in the same place
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),
    Column("at", BigInteger, nullable=False),
    Column("text", String(500), nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), nullable=False),  # mute, block
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", ForeignKey("people.id", ondelete="SET NULL")),
    Column("game_table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("about", Text, nullable=False),  # what was said, so that it can be judged
    Column("accused", ForeignKey("people.id", ondelete="SET NULL")),  # whose name goes with the account
    Column("line", Integer),
    Column("done", Boolean, nullable=False, default=False),
)

bin = Table(  # what was pruned, until it is really deleted (bin.py)
    "bin",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # table, guest, keys
    Column("about", String(80), nullable=False),  # which table or guest, or how many keys
    Column("at", BigInteger, nullable=False),
    Column("uptime", BigInteger, nullable=False),  # when it was put there
    Column("figures", String(16)),  # of a table, which are kept as long
    Column("data", Text, nullable=False),  # JSON: a list of the name of a table and a row of it
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
