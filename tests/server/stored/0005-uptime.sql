-- {"jolly-und-roger": {"table": "uved5pwu2bfn", "token": "2g7Pe-C6Z0soBPpBuxvf2qGoWkemdsc_", "at": 12, "rules": 1, "private": [{"parrots": [[], [], ["red-1"], ["red-2"]], "chest": [], "gold": 0}, {"parrots": [["yellow-5"], [], ["green-2"], ["green-2"]], "chest": [], "gold": 0}]}, "port-royal": {"table": "t33kgrn3vp2m", "token": "lVBaZiyuKeFTFcryGnEOF7dhCJEkBW8Z", "at": 12, "rules": 1, "private": [{}, {}, {}]}, "freibeuter": {"table": "5bea5atgrh8s", "token": "wf5CPqPZy-1pJVTmAZRhIw0dOT0-ReTl", "at": 12, "rules": 1, "private": [{"hand": ["C6", "F4", "column-C", "row-3", "row-4"], "prizes": []}, {"hand": ["A7", "D5", "G4", "column-A", "column-B"], "prizes": []}]}, "rum-und-ehre": {"table": "jsxvrkz2gcxn", "token": "vSpGLn71JPDwuuu_b69sKN7N3qMmEAdM", "at": 12, "rules": 1, "private": [{"coins": 1, "flag": [], "supplies": [], "dates": [], "held": null}, {"coins": 0, "flag": [], "supplies": [], "dates": [], "held": null}, {"coins": 2, "flag": [], "supplies": [], "dates": [], "held": null}]}, "mutinies": {"table": "w8hvujg2nzqm", "token": "SnsaCKE76fTZ9S_LBjT2C6v4V0g9IfGs", "at": 12, "rules": 1, "private": [{"jewels": [], "treasures": ["treasure-topaz"], "hand": [], "fresh": []}, {"jewels": [], "treasures": [], "hand": [], "fresh": []}, {"jewels": [], "treasures": [], "hand": [], "fresh": []}]}}
BEGIN TRANSACTION;
CREATE TABLE acts (
	game_table VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	uptime BIGINT, 
	CONSTRAINT pk_acts PRIMARY KEY (game_table, number), 
	CONSTRAINT fk_acts_game_table FOREIGN KEY(game_table) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "acts" VALUES('uved5pwu2bfn',0,1794986431798,'create',NULL,'{"game":"jolly-und-roger","rules":1,"seats":2,"options":{"mode":"pro","start":"random"},"components":{},"fingerprint":"2e76a5ef03030b0c","host":"c30968bee6c744224f5a11b799affb15","access":"link","memory":"none","chat":true,"spectators":true}',584);
INSERT INTO "acts" VALUES('uved5pwu2bfn',1,1794986431798,'sit',0,'c30968bee6c744224f5a11b799affb15',585);
INSERT INTO "acts" VALUES('uved5pwu2bfn',2,1794986431798,'sit',1,'c30968bee6c744224f5a11b799affb15',585);
INSERT INTO "acts" VALUES('uved5pwu2bfn',3,1794986432126,'start',NULL,'',913);
INSERT INTO "acts" VALUES('uved5pwu2bfn',4,1794986432126,'deal',NULL,'',913);
INSERT INTO "acts" VALUES('uved5pwu2bfn',5,1794986432145,'move',0,'split 124|35',931);
INSERT INTO "acts" VALUES('uved5pwu2bfn',6,1794986432209,'move',1,'take set-1',996);
INSERT INTO "acts" VALUES('uved5pwu2bfn',7,1794986432211,'move',1,'parrot yellow-5 ship-green',998);
INSERT INTO "acts" VALUES('uved5pwu2bfn',8,1794986432222,'move',1,'parrot green-2 ship-red',1008);
INSERT INTO "acts" VALUES('uved5pwu2bfn',9,1794986432225,'move',1,'parrot green-1 ship-yellow',1011);
INSERT INTO "acts" VALUES('uved5pwu2bfn',10,1794986432231,'move',0,'parrot red-2 ship-red',1017);
INSERT INTO "acts" VALUES('uved5pwu2bfn',11,1794986432237,'move',0,'lay green-5 ship-green',1024);
INSERT INTO "acts" VALUES('uved5pwu2bfn',12,1794986432246,'move',1,'split 124|35',1032);
INSERT INTO "acts" VALUES('uved5pwu2bfn',13,1794986432252,'move',0,'take set-2',1039);
INSERT INTO "acts" VALUES('uved5pwu2bfn',14,1794986432258,'move',0,'kraken ship-yellow',1044);
INSERT INTO "acts" VALUES('uved5pwu2bfn',15,1794986432269,'move',0,'parrot red-1 ship-blue',1056);
INSERT INTO "acts" VALUES('uved5pwu2bfn',16,1794986432272,'move',1,'parrot green-2 ship-blue',1059);
INSERT INTO "acts" VALUES('t33kgrn3vp2m',0,1794986432395,'create',NULL,'{"game":"port-royal","rules":1,"seats":3,"options":{"persons":"standard","reshuffle":"when-needed","start":"random","pick-after-active":false},"components":{},"fingerprint":"3dc0f8b4937cdb42","host":"c30968bee6c744224f5a11b799affb15","access":"link","memory":"none","chat":true,"spectators":true}',1181);
INSERT INTO "acts" VALUES('t33kgrn3vp2m',1,1794986432395,'sit',0,'c30968bee6c744224f5a11b799affb15',1181);
INSERT INTO "acts" VALUES('t33kgrn3vp2m',2,1794986432395,'sit',1,'c30968bee6c744224f5a11b799affb15',1181);
INSERT INTO "acts" VALUES('t33kgrn3vp2m',3,1794986432395,'sit',2,'c30968bee6c744224f5a11b799affb15',1181);
INSERT INTO "acts" VALUES('t33kgrn3vp2m',4,1794986432496,'start',NULL,'',1282);
INSERT INTO "acts" VALUES('t33kgrn3vp2m',5,1794986432496,'deal',NULL,'',1282);
INSERT INTO "acts" VALUES('t33kgrn3vp2m',6,1794986432502,'move',2,'stop',1289);
INSERT INTO "acts" VALUES('t33kgrn3vp2m',7,1794986432536,'move',2,'hire passenger-2-1',1323);
INSERT INTO "acts" VALUES('t33kgrn3vp2m',8,1794986432557,'move',0,'discover',1344);
INSERT INTO "acts" VALUES('t33kgrn3vp2m',9,1794986432575,'move',0,'stop',1362);
INSERT INTO "acts" VALUES('t33kgrn3vp2m',10,1794986432589,'move',0,'pass',1375);
INSERT INTO "acts" VALUES('t33kgrn3vp2m',11,1794986432684,'move',1,'trade yellow-3-2',1471);
INSERT INTO "acts" VALUES('t33kgrn3vp2m',12,1794986432687,'move',2,'pass',1474);
INSERT INTO "acts" VALUES('t33kgrn3vp2m',13,1794986432693,'move',1,'discover',1479);
INSERT INTO "acts" VALUES('t33kgrn3vp2m',14,1794986432707,'move',1,'discover',1494);
INSERT INTO "acts" VALUES('t33kgrn3vp2m',15,1794986432716,'move',1,'stop',1503);
INSERT INTO "acts" VALUES('t33kgrn3vp2m',16,1794986432726,'move',1,'trade red-2-3',1512);
INSERT INTO "acts" VALUES('t33kgrn3vp2m',17,1794986432767,'move',2,'trade blue-2-2',1553);
INSERT INTO "acts" VALUES('5bea5atgrh8s',0,1794986433311,'create',NULL,'{"game":"freibeuter","rules":1,"seats":2,"options":{"last-camp":"end-at-once","start":"random"},"components":{},"fingerprint":"82075f19c220cc2f","host":"c30968bee6c744224f5a11b799affb15","access":"link","memory":"none","chat":true,"spectators":true}',2097);
INSERT INTO "acts" VALUES('5bea5atgrh8s',1,1794986433311,'sit',0,'c30968bee6c744224f5a11b799affb15',2097);
INSERT INTO "acts" VALUES('5bea5atgrh8s',2,1794986433311,'sit',1,'c30968bee6c744224f5a11b799affb15',2097);
INSERT INTO "acts" VALUES('5bea5atgrh8s',3,1794986433577,'start',NULL,'',2363);
INSERT INTO "acts" VALUES('5bea5atgrh8s',4,1794986433577,'deal',NULL,'',2363);
INSERT INTO "acts" VALUES('5bea5atgrh8s',5,1794986433593,'move',1,'boat E7',2379);
INSERT INTO "acts" VALUES('5bea5atgrh8s',6,1794986433622,'move',1,'draw dutchman-pile',2408);
INSERT INTO "acts" VALUES('5bea5atgrh8s',7,1794986433632,'move',0,'board x-E4',2419);
INSERT INTO "acts" VALUES('5bea5atgrh8s',8,1794986433654,'move',1,'boat C3',2440);
INSERT INTO "acts" VALUES('5bea5atgrh8s',9,1794986433660,'move',1,'draw sea-pile',2447);
INSERT INTO "acts" VALUES('5bea5atgrh8s',10,1794986433672,'move',0,'board x-C2',2459);
INSERT INTO "acts" VALUES('5bea5atgrh8s',11,1794986433680,'move',1,'board x-B3',2467);
INSERT INTO "acts" VALUES('5bea5atgrh8s',12,1794986433690,'move',0,'boat B4',2477);
INSERT INTO "acts" VALUES('5bea5atgrh8s',13,1794986433698,'move',0,'draw dutchman-pile',2485);
INSERT INTO "acts" VALUES('5bea5atgrh8s',14,1794986433703,'move',1,'board x-D4',2490);
INSERT INTO "acts" VALUES('5bea5atgrh8s',15,1794986433710,'move',0,'boat B5',2497);
INSERT INTO "acts" VALUES('5bea5atgrh8s',16,1794986433716,'move',0,'draw dutchman-pile',2503);
INSERT INTO "acts" VALUES('jsxvrkz2gcxn',0,1794986433904,'create',NULL,'{"game":"rum-und-ehre","rules":1,"seats":3,"options":{"town":"random","rounds":5,"dark-only":"occupied","start":"random","imaginary-rum":false,"dark-return":false,"gifts":"taken"},"components":{},"fingerprint":"e2edca215ba405c8","host":"c30968bee6c744224f5a11b799affb15","access":"link","memory":"none","chat":true,"spectators":true}',2690);
INSERT INTO "acts" VALUES('jsxvrkz2gcxn',1,1794986433904,'sit',0,'c30968bee6c744224f5a11b799affb15',2690);
INSERT INTO "acts" VALUES('jsxvrkz2gcxn',2,1794986433904,'sit',1,'c30968bee6c744224f5a11b799affb15',2690);
INSERT INTO "acts" VALUES('jsxvrkz2gcxn',3,1794986433904,'sit',2,'c30968bee6c744224f5a11b799affb15',2690);
INSERT INTO "acts" VALUES('jsxvrkz2gcxn',4,1794986434011,'start',NULL,'',2797);
INSERT INTO "acts" VALUES('jsxvrkz2gcxn',5,1794986434011,'deal',NULL,'',2797);
INSERT INTO "acts" VALUES('jsxvrkz2gcxn',6,1794986434027,'move',1,'move x20',2814);
INSERT INTO "acts" VALUES('jsxvrkz2gcxn',7,1794986434042,'move',1,'dark d10',2829);
INSERT INTO "acts" VALUES('jsxvrkz2gcxn',8,1794986434061,'move',1,'enter d22',2848);
INSERT INTO "acts" VALUES('jsxvrkz2gcxn',9,1794986434072,'move',1,'ahoy',2859);
INSERT INTO "acts" VALUES('jsxvrkz2gcxn',10,1794986434117,'move',2,'rest',2903);
INSERT INTO "acts" VALUES('jsxvrkz2gcxn',11,1794986434129,'move',0,'move 5c',2916);
INSERT INTO "acts" VALUES('jsxvrkz2gcxn',12,1794986434141,'move',0,'move x14',2927);
INSERT INTO "acts" VALUES('jsxvrkz2gcxn',13,1794986434160,'move',0,'move 6b',2946);
INSERT INTO "acts" VALUES('jsxvrkz2gcxn',14,1794986434172,'move',0,'ahoy',2959);
INSERT INTO "acts" VALUES('jsxvrkz2gcxn',15,1794986434200,'move',1,'rest',2987);
INSERT INTO "acts" VALUES('jsxvrkz2gcxn',16,1794986434221,'move',2,'move x13',3007);
INSERT INTO "acts" VALUES('jsxvrkz2gcxn',17,1794986434233,'move',2,'ahoy',3020);
INSERT INTO "acts" VALUES('w8hvujg2nzqm',0,1794986434723,'create',NULL,'{"game":"mutinies","rules":1,"seats":3,"options":{"henchman-market":"hands-over","card-texts":"as-ruled","lost-page":"invented","storm":"one","henchman-wheel":"blocks","refusal":"always","track":"reach","start":"random","pile":21},"components":{},"fingerprint":"8240e74ebaebadee","host":"c30968bee6c744224f5a11b799affb15","access":"link","memory":"none","chat":true,"spectators":true}',3510);
INSERT INTO "acts" VALUES('w8hvujg2nzqm',1,1794986434723,'sit',0,'c30968bee6c744224f5a11b799affb15',3510);
INSERT INTO "acts" VALUES('w8hvujg2nzqm',2,1794986434723,'sit',1,'c30968bee6c744224f5a11b799affb15',3510);
INSERT INTO "acts" VALUES('w8hvujg2nzqm',3,1794986434723,'sit',2,'c30968bee6c744224f5a11b799affb15',3510);
INSERT INTO "acts" VALUES('w8hvujg2nzqm',4,1794986434788,'start',NULL,'',3575);
INSERT INTO "acts" VALUES('w8hvujg2nzqm',5,1794986434788,'deal',NULL,'',3575);
INSERT INTO "acts" VALUES('w8hvujg2nzqm',6,1794986434791,'move',0,'go beyond-1',3577);
INSERT INTO "acts" VALUES('w8hvujg2nzqm',7,1794986434792,'move',2,'go beyond-2',3579);
INSERT INTO "acts" VALUES('w8hvujg2nzqm',8,1794986434794,'move',1,'go beyond-3',3581);
INSERT INTO "acts" VALUES('w8hvujg2nzqm',9,1794986434796,'move',0,'toss',3583);
INSERT INTO "acts" VALUES('w8hvujg2nzqm',10,1794986434798,'move',2,'toss',3585);
INSERT INTO "acts" VALUES('w8hvujg2nzqm',11,1794986434801,'move',1,'toss',3588);
INSERT INTO "acts" VALUES('w8hvujg2nzqm',12,1794986434802,'move',0,'go wreck-1',3589);
INSERT INTO "acts" VALUES('w8hvujg2nzqm',13,1794986434804,'move',2,'go cabin',3590);
INSERT INTO "acts" VALUES('w8hvujg2nzqm',14,1794986434805,'move',1,'go wheel-0',3592);
INSERT INTO "acts" VALUES('w8hvujg2nzqm',15,1794986434807,'move',0,'pass',3593);
INSERT INTO "acts" VALUES('w8hvujg2nzqm',16,1794986434808,'move',2,'cabin doubloon',3595);
INSERT INTO "acts" VALUES('w8hvujg2nzqm',17,1794986434810,'move',1,'refuse',3597);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE bin (
	id INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	about VARCHAR(80) NOT NULL, 
	at BIGINT NOT NULL, 
	uptime BIGINT NOT NULL, 
	figures VARCHAR(16), 
	data TEXT NOT NULL, 
	CONSTRAINT pk_bin PRIMARY KEY (id)
);
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
CREATE TABLE figures (
	fingerprint VARCHAR(16) NOT NULL, 
	data TEXT NOT NULL, 
	CONSTRAINT pk_figures PRIMARY KEY (fingerprint)
);
INSERT INTO "figures" VALUES('2e76a5ef03030b0c','{"pirates": {"green": {"strengths": [1, 2, 3, 4, 5], "copies": [4, 3, 2, 2, 2]}, "yellow": {"strengths": [1, 2, 3, 4, 5], "copies": [4, 3, 2, 2, 1]}, "blue": {"strengths": [1, 2, 3, 4, 5], "copies": [4, 2, 2, 1, 1]}, "red": {"strengths": [1, 2, 3, 4, 5], "copies": [3, 2, 1, 1, 1]}}, "specials": {"kraken": {"copies": 3}, "skeleton": {"copies": 2, "strength": 3}, "tortuga": {"copies": 2}}, "parrot": {"strength": 1}, "ships": {"green": 3, "yellow": 5, "blue": 7, "red": 9}, "captains": {"each": 4}, "beginner": {"away": 3, "turns": 8}, "pro": {"away": 10, "turns": 8}, "all": {"away": 0, "turns": 10}}');
INSERT INTO "figures" VALUES('3dc0f8b4937cdb42','{"box": {"cards": 60}, "ships": {"yellow": {"sabres": {"each": [1, 1, 2, 2, 4]}, "coins": {"each": [1, 1, 2, 3, 4]}}, "blue": {"sabres": {"each": [1, 1, 2, 5, 5]}, "coins": {"each": [1, 1, 2, 3, 4]}}, "green": {"sabres": {"each": [1, 1, 3, 5, 5]}, "coins": {"each": [1, 1, 2, 3, 4]}}, "red": {"sabres": {"each": [1, 1, 3, 6, 0]}, "coins": {"each": [1, 1, 2, 3, 4]}}, "black": {"sabres": {"each": [2, 2, 4, 7, 0]}, "coins": {"each": [1, 1, 2, 3, 4]}}}, "wholesalers": {"yellow": {"cost": [5, 7], "influence": [1, 2]}, "blue": {"cost": [5, 7], "influence": [1, 2]}, "green": {"cost": [5, 7], "influence": [1, 2]}, "red": {"cost": [5, 7], "influence": [1, 2]}, "black": {"cost": [5, 7], "influence": [1, 2]}}, "cheap-wholesaler": {"less": 1}, "sailors": {"cost": [3, 5, 7], "influence": [1, 2, 3], "copies": [7, 2, 1]}, "pirates": {"cost": [5, 7], "influence": [1, 2], "copies": [1, 1]}, "passengers": {"cost": [2, 4, 6], "influence": [1, 2, 3], "copies": [4, 4, 2]}, "sabres": {"sailor": 1, "pirate": 2}, "tax": {"copies": 3, "limit": 8, "bonus": 1}, "purse": {"start": 3}, "end": {"influence": 8}}');
INSERT INTO "figures" VALUES('82075f19c220cc2f','{"ships": {"values": [5, 10, 15, 20], "shares": [1, 2, 3, 4], "copies": [7, 7, 7, 7]}, "camps": {"copies": 4, "pay": 2}, "doublers": {"values": [5, 10, 15, 20], "copies": [1, 1, 1, 1], "factor": 2}, "sea_cards": {"outer": 1, "inner": 2}, "dutchman_cards": {"each": 1}, "boats": {"each": 25}, "begin": {"chests": 20, "sea_cards": 4, "dutchman_cards": 1}, "second_boat": {"chests": 2}, "credit": {"factor": 2}, "colours": {"names": ["blue", "yellow", "green", "black"]}, "chest_cards": {"denominations": [1, 4, 8], "copies": [22, 20, 20]}}');
INSERT INTO "figures" VALUES('e2edca215ba405c8','{"pirates": {"each": 15, "start": 10}, "coins": {"start": 2}, "barrels": {"count": 12, "taken": 2, "rerolls": 2}, "pubs": {"values": [2, 3, 4, 5], "copies": [2, 4, 3, 1], "open": 4}, "maps": {"values": [3, 4, 5, 6], "copies": [2, 3, 3, 2], "open": 4}, "chests": {"values": [4, 5, 6], "copies": [3, 6, 3]}, "scorpions": {"stings": [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21], "points": -2}, "guards": {"small": {"values": [1, 2, 3], "copies": [3, 3, 3]}, "large": {"values": [4, 5, 6], "copies": [3, 3, 3]}, "coin": {"with": [1, 2]}}, "supplies": {"values": [2, 3, 4, 5], "sale": 2}, "dates": {"rum": 4, "guard": 4, "pub": 4, "pirate": 4, "supplies": 4, "map-yellow": 6, "map-pink": 6, "map-green": 6, "chest": 6, "copies": 2}, "bunks": {"values": [6, 7, 8], "copies": [2, 2, 1]}, "hammocks": {"values": [3, 4, 5], "copies": [2, 2, 1]}, "coils": {"values": [1, 2], "copies": [3, 2]}, "tiles": {"1": {"fields": ["coin", "pirate", "rum", "headquarters"], "at": [37, 32, 79, 15, 17, 71, 57, 62], "inner": ["nw ne 2", "nw se 1", "nw sw 2", "ne se 3", "sw se 2"], "stubs": ["nw 1", "ne 0", "ne 1", "se 2", "se 2", "sw 1", "sw 0", "nw 1"]}, "2": {"fields": ["map-pink", "rum", "coin", "rendezvous"], "at": [21, 23, 65, 19, 25, 82, 81, 73], "inner": ["nw ne 2", "nw sw 3", "ne sw 3", "ne se 2", "sw se 2"], "stubs": ["nw 1", "ne 1", "ne 2", "se 0", "se 1", "sw 0", "sw 1", "nw 0"]}, "3": {"fields": ["coin", "supplies", "rendezvous", "guard"], "at": [23, 13, 81, 23, 14, 71, 73, 63], "inner": ["nw ne 3", "nw sw 3", "nw se 3", "ne se 2", "sw se 2"], "stubs": ["nw 0", "ne 1", "ne 0", "se 1", "se 1", "sw 1", "sw 0", "nw 1"]}, "4": {"fields": ["rendezvous", "supplies", "coin", "map-pink"], "at": [19, 28, 71, 35, 31, 75, 84, 76], "inner": ["nw ne 2", "nw sw 2", "ne se 2", "sw se 2"], "stubs": ["nw 1", "ne 2", "ne 1", "se 0", "se 1", "sw 1", "sw 1", "nw 0"]}, "5": {"fields": ["pub-swan", "map-green", "coin", "pirate"], "at": [52, 35, 83, 23, 33, 75, 87, 75], "inner": ["nw ne 1", "nw sw 2", "nw se 2"], "stubs": ["nw 2", "ne 1", "ne 0", "se 0", "se 1", "sw 1", "sw 1", "nw 2"]}, "6": {"fields": ["rum", "map-yellow", "coin", "guard"], "at": [36, 28, 76, 37, 16, 69, 58, 71], "inner": ["nw ne 2", "nw sw 2", "ne se 2", "sw se 2"], "stubs": ["nw 1", "nw 2", "ne 1", "se 2", "se 1", "sw 1", "sw 0", "nw 1"]}, "7": {"fields": ["guard", "map-green", "chest", "coin"], "at": [33, 26, 62, 22, 46, 78, 80, 74], "inner": ["nw ne 1", "nw sw 2", "ne sw 3", "ne se 3", "sw se 1"], "stubs": ["nw 1", "ne 1", "ne 2", "se 1", "se 1", "sw 1", "sw 2", "nw 1"]}, "8": {"fields": ["chest", "pirate", "coin", "pub-cruce"], "at": [31, 46, 58, 15, 17, 79, 85, 51], "inner": ["nw ne 2", "nw se 3", "nw sw 1", "ne se 2"], "stubs": ["nw 2", "ne 1", "se 1", "se 1", "se 2", "sw 0", "sw 0", "nw 2"]}, "9": {"fields": ["map-yellow", "coin", "pub-jacques", "supplies"], "at": [28, 19, 73, 16, 20, 75, 75, 75], "inner": ["nw ne 2", "nw sw 2", "nw se 3", "ne se 2", "sw se 2"], "stubs": ["nw 0", "ne 0", "ne 1", "se 1", "se 1", "sw 1", "sw 0", "nw 1"]}}}');
INSERT INTO "figures" VALUES('8240e74ebaebadee','{"jewels": {"ruby": {"rum": [0, 0, 1, 1, 2], "doubloons": [0, 1, 0, 1, 0], "copies": [3, 3, 3, 1, 2]}, "sapphire": {"rum": [0, 0, 1, 1, 2], "doubloons": [0, 1, 0, 1, 0], "copies": [3, 3, 3, 1, 2]}, "emerald": {"rum": [0, 0, 1, 1, 2], "doubloons": [0, 1, 0, 1, 0], "copies": [3, 3, 3, 1, 2]}, "topaz": {"rum": [0, 0, 1, 1, 2], "doubloons": [0, 1, 0, 1, 0], "copies": [3, 3, 3, 1, 2]}, "joker": {"rum": [0, 1, 1], "doubloons": [2, 1, 2], "copies": [2, 2, 2]}}, "box": {"jewels": 54, "treasures": 24, "cards": 45, "rum": 25, "doubloons": 96}, "treasures": {"rum": {"gain": 1, "copies": 5}, "prestige": {"gain": 2, "copies": 5}, "doubloons": {"gain": 2, "copies": 5}, "exchange": {"pay": 3, "gain": 3, "copies": 4}, "ruby": {"rum": 1, "copies": 1}, "sapphire": {"rum": 1, "copies": 1}, "emerald": {"rum": 1, "copies": 1}, "topaz": {"rum": 1, "copies": 1}, "joker": {"rum": 0, "copies": 1}}, "cards": {"storm-routes": 2, "storm-beyond": 2, "patrols": 2, "sharks": 2, "soldiers": 2, "brawl": 2, "great-storm": 2, "dead-calm": 2, "rob-the-crew": 2, "revenge": 2, "reward": 2, "bad-rum": 2, "all-aboard": 2, "spyglass": 2, "renowned": 2, "more-rum": 2, "right-there": 2, "duel": 2, "seven-seas": 2, "where-is-my-rum": 2, "to-the-end": 2, "loyal-soul": 2}, "lost-page": {"copies": 3}, "reward": {"sailors": 1, "captain": 3}, "bad-rum": {"doubloons": 4}, "renowned": {"pay": 10, "prestige": 5}, "more-rum": {"rum": 2}, "last-mutiny": {"prestige": 3}, "where-is-my-rum": {"rum": 2}, "seven-seas": {"three": [5, 6, 7], "four": [4, 5, 6], "five": [3, 4, 5]}, "to-the-end": {"prestige": 3}, "loyal-soul": {"sailor": 1, "last": 2}, "refusal": {"prestige": 2}, "setup": {"prestige": 3, "rum": 1, "captain": 3, "sailor": 4, "fifth": 5}, "display": {"three": 4, "four": 4, "five": 5}, "display-two": {"two": 4}, "track": {"doubloon": 10, "treasure": 20, "rum": 30, "jewel": 40}, "beyond": {"costs": [0, 1, 2, 3, 4]}, "beyond-extra": {"rum": [0, 0, 0, 1, 1]}, "wreck": {"over": [1, 2, 3, 4, 5], "rum": [0, 0, 0, 1, 1], "captain": 1, "doubloons": 1, "prestige": 1}, "tavern": {"first": 1, "plus": 2, "doubloons": [0, 0, 0, 1, 2]}, "market": {"any2": {"doubloons": [1, 1, 2, 2, 3], "prestige": [1, 3, 4, 6, 7]}, "any3": {"doubloons": [2, 2, 3, 3, 4], "prestige": [3, 5, 6, 8, 9]}, "any4": {"doubloons": [3, 3, 4, 4, 5], "prestige": [5, 7, 8, 10, 11]}, "same3": {"doubloons": [2, 2, 3, 3, 4], "prestige": [6, 8, 9, 11, 12]}, "pairs": {"doubloons": [3, 3, 4, 4, 5], "prestige": [7, 9, 10, 12, 13]}, "same4": {"doubloons": [4, 4, 5, 5, 6], "prestige": [10, 12, 13, 15, 16]}}, "city": {"pay": 2, "prestige": 2, "rum": 1, "fifth": 1}, "cabin": {"prestige": 1, "doubloons": 1, "pay": 5, "exchange": 3}, "wheel": {"pay": [0, 1, 3, 6], "pay-prestige": [1, 0, 0, 0], "doubloons": [1, 0, 0, 0], "prestige": [0, 1, 2, 3]}, "scoring": {"jewel": 1, "card": 1, "rate": 3, "rate-without-texts": 2, "rum": 1}, "safety": {"rounds": 100}}');
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
INSERT INTO "keys" VALUES('78b877f802de0bca64a7f7928fe39c51b3e7be5c8304a4710545f5b62387d8c7','c30968bee6c744224f5a11b799affb15','session',NULL,1794986431722,1829546431722);
INSERT INTO "keys" VALUES('03a0ab33fd0adadb5811fa851c50657f50cf785530213c86f8ffc0d6a37fa7b3','c30968bee6c744224f5a11b799affb15','seat','uved5pwu2bfn',1794986431797,NULL);
INSERT INTO "keys" VALUES('830310ff779f3cb32d8417294e6d7c5b3bf41ce30b721397cedfc85e18c1c3f5','c30968bee6c744224f5a11b799affb15','seat','t33kgrn3vp2m',1794986432393,NULL);
INSERT INTO "keys" VALUES('5dd456306da154cc34f1875eaa17924c0d5ac6e114877a3134b4bb55ea30c4e8','c30968bee6c744224f5a11b799affb15','seat','5bea5atgrh8s',1794986433310,NULL);
INSERT INTO "keys" VALUES('c4f99951782a9e8c8e6d25e02a620e10cbe63ea8d7792595094b39447ed90949','c30968bee6c744224f5a11b799affb15','seat','jsxvrkz2gcxn',1794986433894,NULL);
INSERT INTO "keys" VALUES('fe487b60d4276853ba4964b89d9fc1dd83a8044595131e6db6d075977e25ed75','c30968bee6c744224f5a11b799affb15','seat','w8hvujg2nzqm',1794986434675,NULL);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(40), 
	password VARCHAR(200), 
	mail VARCHAR(200), 
	new_mail VARCHAR(200), 
	lang VARCHAR(2), 
	look VARCHAR(40), 
	notify TEXT, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	seen_uptime BIGINT, 
	admin BOOLEAN NOT NULL, 
	banned BOOLEAN NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_login UNIQUE (login)
);
INSERT INTO "people" VALUES('c30968bee6c744224f5a11b799affb15','Anna',NULL,NULL,NULL,NULL,NULL,NULL,NULL,1794986431722,1794986434783,3570,0,0);
CREATE TABLE pushes (
	session VARCHAR(64) NOT NULL, 
	endpoint VARCHAR(1000) NOT NULL, 
	p256dh VARCHAR(100) NOT NULL, 
	auth VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_pushes PRIMARY KEY (session), 
	CONSTRAINT fk_pushes_session FOREIGN KEY(session) REFERENCES keys (hash) ON DELETE CASCADE, 
	CONSTRAINT uq_pushes_endpoint UNIQUE (endpoint)
);
CREATE TABLE reports (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	person VARCHAR(32), 
	game_table VARCHAR(32) NOT NULL, 
	about TEXT NOT NULL, 
	accused VARCHAR(32), 
	line INTEGER, 
	done BOOLEAN NOT NULL, 
	CONSTRAINT pk_reports PRIMARY KEY (id), 
	CONSTRAINT fk_reports_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE SET NULL, 
	CONSTRAINT fk_reports_game_table FOREIGN KEY(game_table) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_reports_accused FOREIGN KEY(accused) REFERENCES people (id) ON DELETE SET NULL
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
INSERT INTO "seats" VALUES('uved5pwu2bfn',0,'c30968bee6c744224f5a11b799affb15',NULL);
INSERT INTO "seats" VALUES('uved5pwu2bfn',1,'c30968bee6c744224f5a11b799affb15',NULL);
INSERT INTO "seats" VALUES('t33kgrn3vp2m',0,'c30968bee6c744224f5a11b799affb15',NULL);
INSERT INTO "seats" VALUES('t33kgrn3vp2m',1,'c30968bee6c744224f5a11b799affb15',NULL);
INSERT INTO "seats" VALUES('t33kgrn3vp2m',2,'c30968bee6c744224f5a11b799affb15',NULL);
INSERT INTO "seats" VALUES('5bea5atgrh8s',0,'c30968bee6c744224f5a11b799affb15',NULL);
INSERT INTO "seats" VALUES('5bea5atgrh8s',1,'c30968bee6c744224f5a11b799affb15',NULL);
INSERT INTO "seats" VALUES('jsxvrkz2gcxn',0,'c30968bee6c744224f5a11b799affb15',NULL);
INSERT INTO "seats" VALUES('jsxvrkz2gcxn',1,'c30968bee6c744224f5a11b799affb15',NULL);
INSERT INTO "seats" VALUES('jsxvrkz2gcxn',2,'c30968bee6c744224f5a11b799affb15',NULL);
INSERT INTO "seats" VALUES('w8hvujg2nzqm',0,'c30968bee6c744224f5a11b799affb15',NULL);
INSERT INTO "seats" VALUES('w8hvujg2nzqm',1,'c30968bee6c744224f5a11b799affb15',NULL);
INSERT INTO "seats" VALUES('w8hvujg2nzqm',2,'c30968bee6c744224f5a11b799affb15',NULL);
CREATE TABLE settings (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('clock','{"uptime": 3739, "date": 1794986434952}');
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
	uptime BIGINT, 
	figures VARCHAR(16), 
	aside VARCHAR(200), 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('uved5pwu2bfn','jolly-und-roger','1b968654b3edf0a160026f9b0e7177c7e45d680d90b6830441cd919da0882fae',NULL,'link','playing',17,1,'person',NULL,NULL,1794986431798,1794986432272,1059,'2e76a5ef03030b0c',NULL);
INSERT INTO "tables" VALUES('t33kgrn3vp2m','port-royal','8358b38b0bf7d95787fca08479daa2c35ae52ec1e2d34776bb6b38d1f0934e68',NULL,'link','playing',18,2,'person',NULL,NULL,1794986432395,1794986432767,1553,'3dc0f8b4937cdb42',NULL);
INSERT INTO "tables" VALUES('5bea5atgrh8s','freibeuter','363b91a70bee8aa5ea104ffb8a2e46d110f6d2166db7cdd7ec31397186e700a8',NULL,'link','playing',17,1,'person',NULL,NULL,1794986433311,1794986433716,2503,'82075f19c220cc2f',NULL);
INSERT INTO "tables" VALUES('jsxvrkz2gcxn','rum-und-ehre','0b9265bd415d3756f8450d78420f4c0a05bd0a3fe75bebd4393cf6d6cf631535',NULL,'link','playing',18,0,'person',NULL,NULL,1794986433904,1794986434233,3020,'e2edca215ba405c8',NULL);
INSERT INTO "tables" VALUES('w8hvujg2nzqm','mutinies','b31e9cba26f24d0ee2f616d90cd65a85ad01edf33ac6d3393e3878aac173f790',NULL,'link','playing',18,1,'person',NULL,NULL,1794986434723,1794986434810,3597,'8240e74ebaebadee',NULL);
CREATE INDEX ix_tables_lobby ON tables (status, access);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_keys_person ON keys (person);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_chat_game_table ON chat (game_table);
CREATE INDEX ix_chat_person ON chat (person);
COMMIT;
