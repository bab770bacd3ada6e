"""Errors of the server. Each has the status that REST answers with; its key is the ``code`` of the answer."""

from __future__ import annotations

from typing import ClassVar

from klabauter.kernel.errors import IllegalMove, KlabauterError
from klabauter.kernel.messages import Message


class ServerMessage(Message):
    """A message in the language files of this package."""


class Refused(KlabauterError):
    """A request that cannot be fulfilled."""

    status: ClassVar[int] = 400


class BadRequest(Refused):
    key = "bad-request"


class BadConfig(Refused):
    key = "bad-config"


class UnknownSetting(BadConfig):
    key = "unknown-setting"


class NoRedis(BadConfig):
    """Nobody asks a worker without it."""

    key = "no-redis"


class BadDatabase(Refused):
    """The address is none of a database that can be used."""

    key = "bad-database"


class NoDriver(Refused):
    """What speaks with this kind of database, or with Redis, is not installed."""

    key = "no-driver"


class DatabaseFails(Refused):
    """The database cannot be used: a message for those who run the server, before anybody plays."""

    key = "database-fails"


class DatabaseDamaged(DatabaseFails):
    """Only a backup helps."""

    key = "database-damaged"


class NoDatabaseThere(Refused):
    """A command for a server that was never there. It must not make one."""

    key = "no-database-there"


class BadBackup(Refused):
    key = "bad-backup"


class NotEmpty(BadBackup):
    """A restore never overwrites anything."""

    key = "not-empty"


class BackupIsThere(Refused):
    """The backup of yesterday may be the one that is needed."""

    key = "backup-is-there"


class BadName(Refused):
    """Nobody can see or tell apart who is called so."""

    key = "bad-name"


class NameTooAlike(Refused):
    """Somebody at the same table has a name that looks the same."""

    key, status = "name-too-alike", 409


class BadMail(Refused):
    """Not exactly one address to which mail can be sent."""

    key = "bad-mail"


class OldLink(Refused):
    """A link from a mail that was used, replaced, or is too old."""

    key, status = "old-link", 409


class BadWebhook(Refused):
    key = "bad-webhook"


class BadSubscription(Refused):
    key = "bad-subscription"


class NoMail(Refused):
    key, status = "no-mail", 409


class CannotListen(Refused):
    key = "cannot-listen"


class NoAddress(CannotListen):
    """A host whose address is none of this computer's."""

    key = "no-address"


class TooLarge(Refused):
    key, status = "too-large", 413


class TooMany(Refused):
    key, status = "too-many", 429


class NotFound(Refused):
    key, status = "not-found", 404


class NoAccount(NotFound):
    key = "no-account"


class AdminWants(Refused):
    """A command for admins without what belongs behind it."""

    key = "admin-wants"


class AdminAlone(Refused):
    """A command for admins with something behind it that it does not heed."""

    key = "admin-alone"


class NoReport(NotFound):
    key = "no-report"


class NotInBin(NotFound):
    key = "not-in-bin"


class NoTable(Refused):
    key, status = "no-table", 404


class SetAside(Refused):
    """A table that cannot be read. Its acts are kept; those who run the server can see why."""

    key, status = "set-aside", 409


class NotAllowed(Refused):
    """The method is not known here."""

    key, status = "not-allowed", 405


class WhoAreYou(Refused):
    key, status = "who-are-you", 401


class ForeignOrigin(Refused):
    key, status = "foreign-origin", 403


class UnknownHost(Refused):
    """A page of another name leads here, or the server does not know one of its own names."""

    key, status = "unknown-host", 421


class PasswordInAddress(Refused):
    """Addresses are kept in histories and logs."""

    key = "password-in-address"


class NotYourSeat(Refused):
    key, status = "not-your-seat", 403


class WhichSeat(NotYourSeat):
    """Whoever sits down holds several seats and has not said which one."""

    key = "which-seat"


class NotTheHost(Refused):
    key, status = "not-the-host", 403


class WrongPassword(Refused):
    key, status = "wrong-password", 403


class NoSpectators(Refused):
    key, status = "no-spectators", 403


class Banned(Refused):
    key, status = "banned", 403


class NotWelcome(Refused):
    """Somebody at the table does not want to meet this person, or the other way round; it does not say who."""

    key, status = "not-welcome", 403


class Removed(NotWelcome):
    """The host has taken this person off the table."""

    key = "removed"


class OneSeat(Refused):
    """A listed table is for several people."""

    key, status = "one-seat", 409


class SeatTaken(Refused):
    key, status = "seat-taken", 409


class NotNow(Refused):
    """The table is not at the point where this is possible."""

    key, status = "not-now", 409


class NotAbsent(Refused):
    """The person was here a moment ago, and has time to decide."""

    key, status = "not-absent", 409


class NobodyToAgree(Refused):
    """A new link to somebody's seat needs the consent of somebody else than the host."""

    key, status = "nobody-to-agree", 409


class HasAccount(Refused):
    """No link to the seat is needed."""

    key, status = "has-account", 409


class SeatsEmpty(Refused):
    key, status = "seats-empty", 409


class Stale(Refused):
    """The client answered to something that is over."""

    key, status = "stale", 409


class Busy(Refused):
    """Others were quicker, again and again."""

    key, status = "busy", 503


class TooMuchWaiting(Refused):
    """A payer already has as much expensive work waiting as is allowed."""

    key, status = "too-much-waiting", 429


class TooManyActs(Refused):
    """So much has happened at a table that it can only be played to its end."""

    key, status = "too-many-acts", 409


class OverBudget(Refused):
    """Work used up its CPU time before it was done."""

    key, status = "over-budget", 503


class HeavyComponents(Refused):
    """A table with these components would take too long to set up or to play."""

    key, status = "heavy-components", 400


class NoDatabase(Refused):
    """The database does not answer. Nothing was acknowledged; a later request finds everything that was."""

    key, status = "no-database", 503


class BadContribution(Refused):
    key, status = "bad-contribution", 400


class AlreadyPledged(Refused):
    """Another device has pledged a contribution for this seat."""

    key, status = "already-pledged", 409


class NoHints(Refused):
    """People sit at the table, and it did not agree on hints when it was made."""

    key, status = "no-hints", 403


class NoChat(Refused):
    key, status = "no-chat", 403


class LoginTaken(Refused):
    key, status = "login-taken", 409


class LoginLikeId(Refused):
    """Commands take a login or an id, and nobody may hide behind the id of somebody else."""

    key = "login-like-id"


class RegistrationClosed(Refused):
    key, status = "registration-closed", 403


class Broken(Refused):
    """Something failed here; what exactly is in the server's log."""

    key, status = "broken", 500


class WorkerDied(Broken):
    """A worker process was killed over a job. Asked again, another one does it."""


def status_of(error: KlabauterError) -> int:
    """The HTTP status of an answer: 409 for an illegal move, 400 for other errors that have no status of their own."""
    if isinstance(error, Refused):
        return error.status
    return 409 if isinstance(error, IllegalMove) else 400
