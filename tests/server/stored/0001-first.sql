-- {"jolly-und-roger": {"table": "q3676hreh5pg", "token": "INj7K7_iXyCGllSvug3VvjpWjZmLRVKy", "at": 12, "rules": 1, "private": [{"parrots": [["blue-2"], [], [], ["yellow-1", "yellow-2"]], "chest": [], "gold": 0}, {"parrots": [["green-5"], ["yellow-4"], [], ["red-3"]], "chest": [], "gold": 0}]}, "port-royal": {"table": "vzkdft7k288b", "token": "8SxqkHcAC5ydk5JLcvDrdNARCjCUSuoa", "at": 12, "rules": 1, "private": [{}, {}, {}]}, "freibeuter": {"table": "bbyp8gh54p2e", "token": "bblLJlNVVGuFZcAAcbkr1b9Fu7u2daKJ", "at": 12, "rules": 1, "private": [{"hand": ["B2", "E6", "F3", "row-4", "row-6"], "prizes": []}, {"hand": ["C5", "C6", "column-F", "row-2", "row-5"], "prizes": []}]}, "rum-und-ehre": {"table": "6rrrmpfrj3yr", "token": "3l9ycqFQZ0rB_BfGF75SlkMQ1aKh8Ogj", "at": 12, "rules": 1, "private": [{"coins": 1, "flag": [], "supplies": [], "dates": ["date-rum"], "held": null}, {"coins": 3, "flag": ["swan-3"], "supplies": [], "dates": [], "held": null}, {"coins": 3, "flag": [], "supplies": [], "dates": [], "held": null}]}, "mutinies": {"table": "tj7u72qv6ttb", "token": "ERHLfNqa4y67MNHdiwvzL3PjKkRMchIW", "at": 12, "rules": 1, "private": [{"jewels": [], "treasures": [], "hand": [], "fresh": []}, {"jewels": ["topaz-10"], "treasures": [], "hand": [], "fresh": []}, {"jewels": ["ruby-10"], "treasures": [], "hand": [], "fresh": []}]}}
BEGIN TRANSACTION;
CREATE TABLE acts (
	game_table VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_acts PRIMARY KEY (game_table, number), 
	CONSTRAINT fk_acts_game_table FOREIGN KEY(game_table) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "acts" VALUES('q3676hreh5pg',0,1794801705638,'create',NULL,'{"game":"jolly-und-roger","rules":1,"seats":2,"options":{"mode":"pro","start":"random"},"components":{},"fingerprint":"2e76a5ef03030b0c","host":"a8caff00b4cd27a4d71e4bc4da2ad019","access":"link","memory":"none","chat":true,"spectators":true}');
INSERT INTO "acts" VALUES('q3676hreh5pg',1,1794801705638,'sit',0,'a8caff00b4cd27a4d71e4bc4da2ad019');
INSERT INTO "acts" VALUES('q3676hreh5pg',2,1794801705638,'sit',1,'a8caff00b4cd27a4d71e4bc4da2ad019');
INSERT INTO "acts" VALUES('q3676hreh5pg',3,1794801705670,'start',NULL,'');
INSERT INTO "acts" VALUES('q3676hreh5pg',4,1794801705670,'deal',NULL,'');
INSERT INTO "acts" VALUES('q3676hreh5pg',5,1794801705676,'move',1,'split 124|35');
INSERT INTO "acts" VALUES('q3676hreh5pg',6,1794801705679,'move',0,'take set-1');
INSERT INTO "acts" VALUES('q3676hreh5pg',7,1794801705682,'move',0,'parrot blue-2 ship-green');
INSERT INTO "acts" VALUES('q3676hreh5pg',8,1794801705685,'move',0,'parrot yellow-1 ship-red');
INSERT INTO "acts" VALUES('q3676hreh5pg',9,1794801705688,'move',0,'parrot yellow-2 ship-red');
INSERT INTO "acts" VALUES('q3676hreh5pg',10,1794801705692,'move',1,'lay blue-1 ship-blue');
INSERT INTO "acts" VALUES('q3676hreh5pg',11,1794801705694,'move',1,'parrot red-3 ship-red');
INSERT INTO "acts" VALUES('q3676hreh5pg',12,1794801705698,'move',0,'split 34|125');
INSERT INTO "acts" VALUES('q3676hreh5pg',13,1794801705700,'move',1,'take set-2');
INSERT INTO "acts" VALUES('q3676hreh5pg',14,1794801705703,'move',1,'lay red-2 ship-red');
INSERT INTO "acts" VALUES('q3676hreh5pg',15,1794801705705,'move',1,'parrot yellow-4 ship-yellow');
INSERT INTO "acts" VALUES('q3676hreh5pg',16,1794801705709,'move',1,'parrot green-5 ship-green');
INSERT INTO "acts" VALUES('vzkdft7k288b',0,1794801705751,'create',NULL,'{"game":"port-royal","rules":1,"seats":3,"options":{"persons":"standard","reshuffle":"when-needed","start":"random","pick-after-active":false},"components":{},"fingerprint":"3dc0f8b4937cdb42","host":"a8caff00b4cd27a4d71e4bc4da2ad019","access":"link","memory":"none","chat":true,"spectators":true}');
INSERT INTO "acts" VALUES('vzkdft7k288b',1,1794801705751,'sit',0,'a8caff00b4cd27a4d71e4bc4da2ad019');
INSERT INTO "acts" VALUES('vzkdft7k288b',2,1794801705751,'sit',1,'a8caff00b4cd27a4d71e4bc4da2ad019');
INSERT INTO "acts" VALUES('vzkdft7k288b',3,1794801705751,'sit',2,'a8caff00b4cd27a4d71e4bc4da2ad019');
INSERT INTO "acts" VALUES('vzkdft7k288b',4,1794801705782,'start',NULL,'');
INSERT INTO "acts" VALUES('vzkdft7k288b',5,1794801705782,'deal',NULL,'');
INSERT INTO "acts" VALUES('vzkdft7k288b',6,1794801705787,'move',2,'stop');
INSERT INTO "acts" VALUES('vzkdft7k288b',7,1794801705791,'move',2,'trade black-4-skull');
INSERT INTO "acts" VALUES('vzkdft7k288b',8,1794801705794,'move',0,'discover');
INSERT INTO "acts" VALUES('vzkdft7k288b',9,1794801705798,'move',0,'stop');
INSERT INTO "acts" VALUES('vzkdft7k288b',10,1794801705800,'move',0,'pass');
INSERT INTO "acts" VALUES('vzkdft7k288b',11,1794801705803,'move',1,'trade red-4-skull');
INSERT INTO "acts" VALUES('vzkdft7k288b',12,1794801705807,'move',2,'pass');
INSERT INTO "acts" VALUES('vzkdft7k288b',13,1794801705810,'move',1,'discover');
INSERT INTO "acts" VALUES('vzkdft7k288b',14,1794801705812,'move',1,'discover');
INSERT INTO "acts" VALUES('vzkdft7k288b',15,1794801705815,'move',2,'stop');
INSERT INTO "acts" VALUES('vzkdft7k288b',16,1794801705817,'move',2,'hire wholesaler-green-7-2');
INSERT INTO "acts" VALUES('vzkdft7k288b',17,1794801705821,'move',0,'discover');
INSERT INTO "acts" VALUES('bbyp8gh54p2e',0,1794801705888,'create',NULL,'{"game":"freibeuter","rules":1,"seats":2,"options":{"last-camp":"end-at-once","start":"random"},"components":{},"fingerprint":"82075f19c220cc2f","host":"a8caff00b4cd27a4d71e4bc4da2ad019","access":"link","memory":"none","chat":true,"spectators":true}');
INSERT INTO "acts" VALUES('bbyp8gh54p2e',1,1794801705888,'sit',0,'a8caff00b4cd27a4d71e4bc4da2ad019');
INSERT INTO "acts" VALUES('bbyp8gh54p2e',2,1794801705888,'sit',1,'a8caff00b4cd27a4d71e4bc4da2ad019');
INSERT INTO "acts" VALUES('bbyp8gh54p2e',3,1794801705912,'start',NULL,'');
INSERT INTO "acts" VALUES('bbyp8gh54p2e',4,1794801705912,'deal',NULL,'');
INSERT INTO "acts" VALUES('bbyp8gh54p2e',5,1794801705918,'move',0,'boat G7');
INSERT INTO "acts" VALUES('bbyp8gh54p2e',6,1794801705921,'move',0,'draw dutchman-pile');
INSERT INTO "acts" VALUES('bbyp8gh54p2e',7,1794801705925,'move',1,'board x-B4');
INSERT INTO "acts" VALUES('bbyp8gh54p2e',8,1794801705929,'move',0,'boat E7');
INSERT INTO "acts" VALUES('bbyp8gh54p2e',9,1794801705932,'move',0,'draw sea-pile');
INSERT INTO "acts" VALUES('bbyp8gh54p2e',10,1794801705940,'move',1,'board x-A2');
INSERT INTO "acts" VALUES('bbyp8gh54p2e',11,1794801705944,'move',0,'board x-F2');
INSERT INTO "acts" VALUES('bbyp8gh54p2e',12,1794801705948,'move',1,'boat B4');
INSERT INTO "acts" VALUES('bbyp8gh54p2e',13,1794801705951,'move',1,'draw dutchman-pile');
INSERT INTO "acts" VALUES('bbyp8gh54p2e',14,1794801705954,'move',0,'board x-F3');
INSERT INTO "acts" VALUES('bbyp8gh54p2e',15,1794801705957,'move',1,'boat C3');
INSERT INTO "acts" VALUES('bbyp8gh54p2e',16,1794801705960,'move',1,'draw dutchman-pile');
INSERT INTO "acts" VALUES('6rrrmpfrj3yr',0,1794801706057,'create',NULL,'{"game":"rum-und-ehre","rules":1,"seats":3,"options":{"town":"random","rounds":5,"dark-only":"occupied","start":"random","imaginary-rum":false,"dark-return":false,"gifts":"taken"},"components":{},"fingerprint":"e2edca215ba405c8","host":"a8caff00b4cd27a4d71e4bc4da2ad019","access":"link","memory":"none","chat":true,"spectators":true}');
INSERT INTO "acts" VALUES('6rrrmpfrj3yr',1,1794801706057,'sit',0,'a8caff00b4cd27a4d71e4bc4da2ad019');
INSERT INTO "acts" VALUES('6rrrmpfrj3yr',2,1794801706057,'sit',1,'a8caff00b4cd27a4d71e4bc4da2ad019');
INSERT INTO "acts" VALUES('6rrrmpfrj3yr',3,1794801706057,'sit',2,'a8caff00b4cd27a4d71e4bc4da2ad019');
INSERT INTO "acts" VALUES('6rrrmpfrj3yr',4,1794801706113,'start',NULL,'');
INSERT INTO "acts" VALUES('6rrrmpfrj3yr',5,1794801706113,'deal',NULL,'');
INSERT INTO "acts" VALUES('6rrrmpfrj3yr',6,1794801706122,'move',2,'move x2');
INSERT INTO "acts" VALUES('6rrrmpfrj3yr',7,1794801706126,'move',2,'sell');
INSERT INTO "acts" VALUES('6rrrmpfrj3yr',8,1794801706130,'move',2,'move x7');
INSERT INTO "acts" VALUES('6rrrmpfrj3yr',9,1794801706135,'move',2,'ahoy');
INSERT INTO "acts" VALUES('6rrrmpfrj3yr',10,1794801706139,'move',0,'move 2d');
INSERT INTO "acts" VALUES('6rrrmpfrj3yr',11,1794801706142,'move',0,'ahoy');
INSERT INTO "acts" VALUES('6rrrmpfrj3yr',12,1794801706148,'move',1,'move x8');
INSERT INTO "acts" VALUES('6rrrmpfrj3yr',13,1794801706152,'move',1,'move x6');
INSERT INTO "acts" VALUES('6rrrmpfrj3yr',14,1794801706157,'move',1,'move 5b');
INSERT INTO "acts" VALUES('6rrrmpfrj3yr',15,1794801706161,'move',1,'invite');
INSERT INTO "acts" VALUES('6rrrmpfrj3yr',16,1794801706168,'move',2,'refuse');
INSERT INTO "acts" VALUES('6rrrmpfrj3yr',17,1794801706172,'move',0,'drink');
INSERT INTO "acts" VALUES('tj7u72qv6ttb',0,1794801706317,'create',NULL,'{"game":"mutinies","rules":1,"seats":3,"options":{"henchman-market":"hands-over","card-texts":"as-ruled","lost-page":"invented","storm":"one","henchman-wheel":"blocks","refusal":"always","track":"reach","start":"random","pile":21},"components":{},"fingerprint":"8240e74ebaebadee","host":"a8caff00b4cd27a4d71e4bc4da2ad019","access":"link","memory":"none","chat":true,"spectators":true}');
INSERT INTO "acts" VALUES('tj7u72qv6ttb',1,1794801706317,'sit',0,'a8caff00b4cd27a4d71e4bc4da2ad019');
INSERT INTO "acts" VALUES('tj7u72qv6ttb',2,1794801706317,'sit',1,'a8caff00b4cd27a4d71e4bc4da2ad019');
INSERT INTO "acts" VALUES('tj7u72qv6ttb',3,1794801706317,'sit',2,'a8caff00b4cd27a4d71e4bc4da2ad019');
INSERT INTO "acts" VALUES('tj7u72qv6ttb',4,1794801706342,'start',NULL,'');
INSERT INTO "acts" VALUES('tj7u72qv6ttb',5,1794801706342,'deal',NULL,'');
INSERT INTO "acts" VALUES('tj7u72qv6ttb',6,1794801706348,'move',1,'go routes-3');
INSERT INTO "acts" VALUES('tj7u72qv6ttb',7,1794801706351,'move',0,'go wheel-1');
INSERT INTO "acts" VALUES('tj7u72qv6ttb',8,1794801706355,'move',2,'go routes-1');
INSERT INTO "acts" VALUES('tj7u72qv6ttb',9,1794801706358,'move',0,'obey');
INSERT INTO "acts" VALUES('tj7u72qv6ttb',10,1794801706361,'move',0,'go city-yarn');
INSERT INTO "acts" VALUES('tj7u72qv6ttb',11,1794801706364,'move',1,'go city-rumours');
INSERT INTO "acts" VALUES('tj7u72qv6ttb',12,1794801706367,'move',2,'go cabin');
INSERT INTO "acts" VALUES('tj7u72qv6ttb',13,1794801706370,'move',1,'pass');
INSERT INTO "acts" VALUES('tj7u72qv6ttb',14,1794801706373,'move',2,'cabin doubloon');
INSERT INTO "acts" VALUES('tj7u72qv6ttb',15,1794801706375,'move',0,'go routes-3');
INSERT INTO "acts" VALUES('tj7u72qv6ttb',16,1794801706378,'move',1,'use treasure-prestige');
INSERT INTO "acts" VALUES('tj7u72qv6ttb',17,1794801706381,'move',1,'go routes-4');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE blocks (
	person VARCHAR(32) NOT NULL, 
	other VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (person, other), 
	CONSTRAINT fk_blocks_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_blocks_other FOREIGN KEY(other) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	game_table VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	at BIGINT NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (id), 
	CONSTRAINT fk_chat_game_table FOREIGN KEY(game_table) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_chat_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE keys (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	game_table VARCHAR(32), 
	created BIGINT NOT NULL, 
	expires BIGINT, 
	CONSTRAINT pk_keys PRIMARY KEY (hash), 
	CONSTRAINT fk_keys_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_keys_game_table FOREIGN KEY(game_table) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('b16e189d0b14298fa21152327629e270e40dff3843b4c57648f6f82ca2929304','a8caff00b4cd27a4d71e4bc4da2ad019','session',NULL,1794801705590,1829361705590);
INSERT INTO "keys" VALUES('b1fa3cbcdd26633c8ebabd04a363739e6f2c1760fbec01d14761130a681fe30a','a8caff00b4cd27a4d71e4bc4da2ad019','seat','q3676hreh5pg',1794801705637,NULL);
INSERT INTO "keys" VALUES('5582254bd803a4ec3be9305553bd17594da903e35c77def6b495910de5f1323c','a8caff00b4cd27a4d71e4bc4da2ad019','seat','vzkdft7k288b',1794801705749,NULL);
INSERT INTO "keys" VALUES('0ebf94e6b88ab6278ee2e76b715bf4500b6e2485ca4164d8041003c2c83bbdde','a8caff00b4cd27a4d71e4bc4da2ad019','seat','bbyp8gh54p2e',1794801705887,NULL);
INSERT INTO "keys" VALUES('f245292cc4d1dcebc79354ea4bfc6cf5e72cfd7c874e2902c942d0799e8e9469','a8caff00b4cd27a4d71e4bc4da2ad019','seat','6rrrmpfrj3yr',1794801706054,NULL);
INSERT INTO "keys" VALUES('245fa3968ff871b31bd48efc8aed04cc8333710a5568b087bda181dece86f57e','a8caff00b4cd27a4d71e4bc4da2ad019','seat','tj7u72qv6ttb',1794801706313,NULL);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(40), 
	password VARCHAR(200), 
	mail VARCHAR(200), 
	lang VARCHAR(2), 
	look VARCHAR(40), 
	notify TEXT, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	admin BOOLEAN NOT NULL, 
	banned BOOLEAN NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_login UNIQUE (login)
);
INSERT INTO "people" VALUES('a8caff00b4cd27a4d71e4bc4da2ad019','Anna',NULL,NULL,NULL,NULL,NULL,NULL,1794801705590,1794801706339,0,0);
CREATE TABLE reports (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	person VARCHAR(32), 
	game_table VARCHAR(32) NOT NULL, 
	about TEXT NOT NULL, 
	done BOOLEAN NOT NULL, 
	CONSTRAINT pk_reports PRIMARY KEY (id), 
	CONSTRAINT fk_reports_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE SET NULL, 
	CONSTRAINT fk_reports_game_table FOREIGN KEY(game_table) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	game_table VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32), 
	name VARCHAR(40), 
	CONSTRAINT pk_seats PRIMARY KEY (game_table, seat), 
	CONSTRAINT fk_seats_game_table FOREIGN KEY(game_table) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seats_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE SET NULL
);
INSERT INTO "seats" VALUES('q3676hreh5pg',0,'a8caff00b4cd27a4d71e4bc4da2ad019',NULL);
INSERT INTO "seats" VALUES('q3676hreh5pg',1,'a8caff00b4cd27a4d71e4bc4da2ad019',NULL);
INSERT INTO "seats" VALUES('vzkdft7k288b',0,'a8caff00b4cd27a4d71e4bc4da2ad019',NULL);
INSERT INTO "seats" VALUES('vzkdft7k288b',1,'a8caff00b4cd27a4d71e4bc4da2ad019',NULL);
INSERT INTO "seats" VALUES('vzkdft7k288b',2,'a8caff00b4cd27a4d71e4bc4da2ad019',NULL);
INSERT INTO "seats" VALUES('bbyp8gh54p2e',0,'a8caff00b4cd27a4d71e4bc4da2ad019',NULL);
INSERT INTO "seats" VALUES('bbyp8gh54p2e',1,'a8caff00b4cd27a4d71e4bc4da2ad019',NULL);
INSERT INTO "seats" VALUES('6rrrmpfrj3yr',0,'a8caff00b4cd27a4d71e4bc4da2ad019',NULL);
INSERT INTO "seats" VALUES('6rrrmpfrj3yr',1,'a8caff00b4cd27a4d71e4bc4da2ad019',NULL);
INSERT INTO "seats" VALUES('6rrrmpfrj3yr',2,'a8caff00b4cd27a4d71e4bc4da2ad019',NULL);
INSERT INTO "seats" VALUES('tj7u72qv6ttb',0,'a8caff00b4cd27a4d71e4bc4da2ad019',NULL);
INSERT INTO "seats" VALUES('tj7u72qv6ttb',1,'a8caff00b4cd27a4d71e4bc4da2ad019',NULL);
INSERT INTO "seats" VALUES('tj7u72qv6ttb',2,'a8caff00b4cd27a4d71e4bc4da2ad019',NULL);
CREATE TABLE settings (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY (name)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	password VARCHAR(200), 
	access VARCHAR(8) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	number INTEGER NOT NULL, 
	turn INTEGER, 
	waits VARCHAR(8), 
	deadline BIGINT, 
	reminded BIGINT, 
	created BIGINT NOT NULL, 
	touched BIGINT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('q3676hreh5pg','jolly-und-roger','fef7fe1680c3420c3950754e9855d7801185f9dc9846ea750b5ef6978bc85a3d',NULL,'link','playing',17,0,'person',NULL,NULL,1794801705638,1794801705709);
INSERT INTO "tables" VALUES('vzkdft7k288b','port-royal','d10336b1fde8ddc19f3da1c12c12b3c80c611fc1fae34110bc84372a4402b68f',NULL,'link','playing',18,0,'person',NULL,NULL,1794801705751,1794801705821);
INSERT INTO "tables" VALUES('bbyp8gh54p2e','freibeuter','d73a4a0b1daaf52f39fca19dbfb251c344ba254c2461a3e964238446c25de6df',NULL,'link','playing',17,0,'person',NULL,NULL,1794801705888,1794801705960);
INSERT INTO "tables" VALUES('6rrrmpfrj3yr','rum-und-ehre','00b842aa61dc5fdec3ebde290b18adea6acb6c0000032f7b373f1da1d0dcca01',NULL,'link','playing',18,1,'person',NULL,NULL,1794801706057,1794801706172);
INSERT INTO "tables" VALUES('tj7u72qv6ttb','mutinies','b2446a41bff3a2e2e01f00d25d2f50356b8166e9f1e12cf292485c7bce3161bb',NULL,'link','playing',18,2,'person',NULL,NULL,1794801706317,1794801706381);
CREATE INDEX ix_tables_lobby ON tables (status, access);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_keys_person ON keys (person);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_chat_game_table ON chat (game_table);
CREATE INDEX ix_chat_person ON chat (person);
COMMIT;
