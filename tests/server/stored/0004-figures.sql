-- {"jolly-und-roger": {"table": "z85m479pg6zv", "token": "sOjRkWsB39eCQPuXRrUQBpxirk_1x-VW", "at": 12, "rules": 1, "private": [{"parrots": [["yellow-1"], ["kraken", "yellow-4"], [], []], "chest": [], "gold": 0}, {"parrots": [[], [], ["yellow-3"], []], "chest": [], "gold": 0}]}, "port-royal": {"table": "y3g9qu8k7sn2", "token": "Lkjx8i0lPG_MCawHlwC7G7cPRosIQjR_", "at": 12, "rules": 1, "private": [{}, {}, {}]}, "freibeuter": {"table": "wyfh4667sgk8", "token": "5bAvtufTs0pOTskwuftZvf_nPNp7wHxh", "at": 12, "rules": 1, "private": [{"hand": ["F3", "G7", "column-B", "column-D", "row-3"], "prizes": []}, {"hand": ["A7", "B2", "E1", "column-E", "column-G"], "prizes": []}]}, "rum-und-ehre": {"table": "w7kgpmkpb2v4", "token": "5vH9Ri_Xf2pX50ZpNxbM7eR4DjmdIpne", "at": 12, "rules": 1, "private": [{"coins": 1, "flag": [], "supplies": [], "dates": [], "held": "hook-5"}, {"coins": 1, "flag": ["cruce-4"], "supplies": [], "dates": [], "held": null}, {"coins": 2, "flag": ["cruce-2"], "supplies": [], "dates": ["date-map-yellow"], "held": null}]}, "mutinies": {"table": "cy65fgyh2smx", "token": "hQd1x9y5Qg3R8NaSvwPnTpjesCLb5Rrf", "at": 12, "rules": 1, "private": [{"jewels": ["joker-12"], "treasures": [], "hand": [], "fresh": []}, {"jewels": ["topaz-01"], "treasures": [], "hand": [], "fresh": []}, {"jewels": [], "treasures": ["treasure-rum"], "hand": [], "fresh": []}]}}
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
INSERT INTO "acts" VALUES('z85m479pg6zv',0,1794985221708,'create',NULL,'{"game":"jolly-und-roger","rules":1,"seats":2,"options":{"mode":"pro","start":"random"},"components":{},"fingerprint":"2e76a5ef03030b0c","host":"107e1f0f42d0c66f6db7556cd0d7ca7e","access":"link","memory":"none","chat":true,"spectators":true}');
INSERT INTO "acts" VALUES('z85m479pg6zv',1,1794985221709,'sit',0,'107e1f0f42d0c66f6db7556cd0d7ca7e');
INSERT INTO "acts" VALUES('z85m479pg6zv',2,1794985221709,'sit',1,'107e1f0f42d0c66f6db7556cd0d7ca7e');
INSERT INTO "acts" VALUES('z85m479pg6zv',3,1794985221785,'start',NULL,'');
INSERT INTO "acts" VALUES('z85m479pg6zv',4,1794985221785,'deal',NULL,'');
INSERT INTO "acts" VALUES('z85m479pg6zv',5,1794985221788,'move',1,'split 124|35');
INSERT INTO "acts" VALUES('z85m479pg6zv',6,1794985221790,'move',0,'take set-1');
INSERT INTO "acts" VALUES('z85m479pg6zv',7,1794985221792,'move',0,'parrot kraken ship-yellow');
INSERT INTO "acts" VALUES('z85m479pg6zv',8,1794985221794,'move',0,'parrot red-2 ship-red');
INSERT INTO "acts" VALUES('z85m479pg6zv',9,1794985221798,'move',0,'parrot yellow-4 ship-yellow');
INSERT INTO "acts" VALUES('z85m479pg6zv',10,1794985221804,'move',1,'tortuga');
INSERT INTO "acts" VALUES('z85m479pg6zv',11,1794985221809,'move',1,'lay red-2 ship-red');
INSERT INTO "acts" VALUES('z85m479pg6zv',12,1794985221811,'move',0,'split 124|35');
INSERT INTO "acts" VALUES('z85m479pg6zv',13,1794985221813,'move',1,'take set-2');
INSERT INTO "acts" VALUES('z85m479pg6zv',14,1794985221815,'move',1,'kraken ship-red');
INSERT INTO "acts" VALUES('z85m479pg6zv',15,1794985221817,'move',1,'parrot yellow-3 ship-blue');
INSERT INTO "acts" VALUES('z85m479pg6zv',16,1794985221818,'move',0,'parrot yellow-1 ship-green');
INSERT INTO "acts" VALUES('y3g9qu8k7sn2',0,1794985221851,'create',NULL,'{"game":"port-royal","rules":1,"seats":3,"options":{"persons":"standard","reshuffle":"when-needed","start":"random","pick-after-active":false},"components":{},"fingerprint":"3dc0f8b4937cdb42","host":"107e1f0f42d0c66f6db7556cd0d7ca7e","access":"link","memory":"none","chat":true,"spectators":true}');
INSERT INTO "acts" VALUES('y3g9qu8k7sn2',1,1794985221851,'sit',0,'107e1f0f42d0c66f6db7556cd0d7ca7e');
INSERT INTO "acts" VALUES('y3g9qu8k7sn2',2,1794985221851,'sit',1,'107e1f0f42d0c66f6db7556cd0d7ca7e');
INSERT INTO "acts" VALUES('y3g9qu8k7sn2',3,1794985221851,'sit',2,'107e1f0f42d0c66f6db7556cd0d7ca7e');
INSERT INTO "acts" VALUES('y3g9qu8k7sn2',4,1794985221877,'start',NULL,'');
INSERT INTO "acts" VALUES('y3g9qu8k7sn2',5,1794985221877,'deal',NULL,'');
INSERT INTO "acts" VALUES('y3g9qu8k7sn2',6,1794985221879,'move',0,'stop');
INSERT INTO "acts" VALUES('y3g9qu8k7sn2',7,1794985221882,'move',1,'discover');
INSERT INTO "acts" VALUES('y3g9qu8k7sn2',8,1794985221884,'move',1,'discover');
INSERT INTO "acts" VALUES('y3g9qu8k7sn2',9,1794985221894,'move',1,'stop');
INSERT INTO "acts" VALUES('y3g9qu8k7sn2',10,1794985221916,'move',1,'pass');
INSERT INTO "acts" VALUES('y3g9qu8k7sn2',11,1794985221923,'move',2,'trade green-2-3');
INSERT INTO "acts" VALUES('y3g9qu8k7sn2',12,1794985221932,'move',2,'stop');
INSERT INTO "acts" VALUES('y3g9qu8k7sn2',13,1794985221936,'move',2,'trade green-3-5');
INSERT INTO "acts" VALUES('y3g9qu8k7sn2',14,1794985221941,'move',0,'discover');
INSERT INTO "acts" VALUES('y3g9qu8k7sn2',15,1794985221942,'move',0,'stop');
INSERT INTO "acts" VALUES('y3g9qu8k7sn2',16,1794985221948,'move',0,'trade green-4-5');
INSERT INTO "acts" VALUES('y3g9qu8k7sn2',17,1794985221951,'move',1,'discover');
INSERT INTO "acts" VALUES('wyfh4667sgk8',0,1794985222002,'create',NULL,'{"game":"freibeuter","rules":1,"seats":2,"options":{"last-camp":"end-at-once","start":"random"},"components":{},"fingerprint":"82075f19c220cc2f","host":"107e1f0f42d0c66f6db7556cd0d7ca7e","access":"link","memory":"none","chat":true,"spectators":true}');
INSERT INTO "acts" VALUES('wyfh4667sgk8',1,1794985222002,'sit',0,'107e1f0f42d0c66f6db7556cd0d7ca7e');
INSERT INTO "acts" VALUES('wyfh4667sgk8',2,1794985222002,'sit',1,'107e1f0f42d0c66f6db7556cd0d7ca7e');
INSERT INTO "acts" VALUES('wyfh4667sgk8',3,1794985222033,'start',NULL,'');
INSERT INTO "acts" VALUES('wyfh4667sgk8',4,1794985222033,'deal',NULL,'');
INSERT INTO "acts" VALUES('wyfh4667sgk8',5,1794985222037,'move',1,'boat G3');
INSERT INTO "acts" VALUES('wyfh4667sgk8',6,1794985222045,'move',1,'draw dutchman-pile');
INSERT INTO "acts" VALUES('wyfh4667sgk8',7,1794985222050,'move',0,'board x-D4');
INSERT INTO "acts" VALUES('wyfh4667sgk8',8,1794985222058,'move',1,'boat C7');
INSERT INTO "acts" VALUES('wyfh4667sgk8',9,1794985222061,'move',1,'draw sea-pile');
INSERT INTO "acts" VALUES('wyfh4667sgk8',10,1794985222068,'move',0,'board x-B2');
INSERT INTO "acts" VALUES('wyfh4667sgk8',11,1794985222074,'move',1,'board x-B3');
INSERT INTO "acts" VALUES('wyfh4667sgk8',12,1794985222076,'move',0,'boat A1');
INSERT INTO "acts" VALUES('wyfh4667sgk8',13,1794985222082,'move',0,'draw dutchman-pile');
INSERT INTO "acts" VALUES('wyfh4667sgk8',14,1794985222101,'move',1,'board x-B4');
INSERT INTO "acts" VALUES('wyfh4667sgk8',15,1794985222103,'move',0,'boat E5');
INSERT INTO "acts" VALUES('wyfh4667sgk8',16,1794985222105,'move',0,'draw dutchman-pile');
INSERT INTO "acts" VALUES('w7kgpmkpb2v4',0,1794985222230,'create',NULL,'{"game":"rum-und-ehre","rules":1,"seats":3,"options":{"town":"random","rounds":5,"dark-only":"occupied","start":"random","imaginary-rum":false,"dark-return":false,"gifts":"taken"},"components":{},"fingerprint":"e2edca215ba405c8","host":"107e1f0f42d0c66f6db7556cd0d7ca7e","access":"link","memory":"none","chat":true,"spectators":true}');
INSERT INTO "acts" VALUES('w7kgpmkpb2v4',1,1794985222230,'sit',0,'107e1f0f42d0c66f6db7556cd0d7ca7e');
INSERT INTO "acts" VALUES('w7kgpmkpb2v4',2,1794985222230,'sit',1,'107e1f0f42d0c66f6db7556cd0d7ca7e');
INSERT INTO "acts" VALUES('w7kgpmkpb2v4',3,1794985222230,'sit',2,'107e1f0f42d0c66f6db7556cd0d7ca7e');
INSERT INTO "acts" VALUES('w7kgpmkpb2v4',4,1794985222265,'start',NULL,'');
INSERT INTO "acts" VALUES('w7kgpmkpb2v4',5,1794985222265,'deal',NULL,'');
INSERT INTO "acts" VALUES('w7kgpmkpb2v4',6,1794985222272,'move',2,'move x4');
INSERT INTO "acts" VALUES('w7kgpmkpb2v4',7,1794985222277,'move',2,'ahoy');
INSERT INTO "acts" VALUES('w7kgpmkpb2v4',8,1794985222282,'move',0,'rest');
INSERT INTO "acts" VALUES('w7kgpmkpb2v4',9,1794985222288,'move',1,'board');
INSERT INTO "acts" VALUES('w7kgpmkpb2v4',10,1794985222292,'move',2,'move x2');
INSERT INTO "acts" VALUES('w7kgpmkpb2v4',11,1794985222294,'move',2,'move x7');
INSERT INTO "acts" VALUES('w7kgpmkpb2v4',12,1794985222297,'move',2,'invite');
INSERT INTO "acts" VALUES('w7kgpmkpb2v4',13,1794985222299,'move',0,'refuse');
INSERT INTO "acts" VALUES('w7kgpmkpb2v4',14,1794985222303,'move',1,'drink');
INSERT INTO "acts" VALUES('w7kgpmkpb2v4',15,1794985222308,'move',2,'win cruce-2');
INSERT INTO "acts" VALUES('w7kgpmkpb2v4',16,1794985222312,'move',2,'move x15');
INSERT INTO "acts" VALUES('w7kgpmkpb2v4',17,1794985222316,'move',0,'move 9d');
INSERT INTO "acts" VALUES('cy65fgyh2smx',0,1794985222418,'create',NULL,'{"game":"mutinies","rules":1,"seats":3,"options":{"henchman-market":"hands-over","card-texts":"as-ruled","lost-page":"invented","storm":"one","henchman-wheel":"blocks","refusal":"always","track":"reach","start":"random","pile":21},"components":{},"fingerprint":"8240e74ebaebadee","host":"107e1f0f42d0c66f6db7556cd0d7ca7e","access":"link","memory":"none","chat":true,"spectators":true}');
INSERT INTO "acts" VALUES('cy65fgyh2smx',1,1794985222418,'sit',0,'107e1f0f42d0c66f6db7556cd0d7ca7e');
INSERT INTO "acts" VALUES('cy65fgyh2smx',2,1794985222418,'sit',1,'107e1f0f42d0c66f6db7556cd0d7ca7e');
INSERT INTO "acts" VALUES('cy65fgyh2smx',3,1794985222418,'sit',2,'107e1f0f42d0c66f6db7556cd0d7ca7e');
INSERT INTO "acts" VALUES('cy65fgyh2smx',4,1794985222454,'start',NULL,'');
INSERT INTO "acts" VALUES('cy65fgyh2smx',5,1794985222454,'deal',NULL,'');
INSERT INTO "acts" VALUES('cy65fgyh2smx',6,1794985222463,'move',0,'go routes-3');
INSERT INTO "acts" VALUES('cy65fgyh2smx',7,1794985222469,'move',2,'go wheel-1');
INSERT INTO "acts" VALUES('cy65fgyh2smx',8,1794985222476,'move',1,'go routes-1');
INSERT INTO "acts" VALUES('cy65fgyh2smx',9,1794985222483,'move',2,'obey');
INSERT INTO "acts" VALUES('cy65fgyh2smx',10,1794985222492,'move',2,'go wreck-1');
INSERT INTO "acts" VALUES('cy65fgyh2smx',11,1794985222508,'move',0,'go wheel-0');
INSERT INTO "acts" VALUES('cy65fgyh2smx',12,1794985222522,'move',1,'go wheel-1');
INSERT INTO "acts" VALUES('cy65fgyh2smx',13,1794985222539,'move',2,'pass');
INSERT INTO "acts" VALUES('cy65fgyh2smx',14,1794985222583,'move',1,'obey');
INSERT INTO "acts" VALUES('cy65fgyh2smx',15,1794985222604,'move',1,'go city-yarn');
INSERT INTO "acts" VALUES('cy65fgyh2smx',16,1794985222612,'move',0,'go city-theft');
INSERT INTO "acts" VALUES('cy65fgyh2smx',17,1794985222617,'move',2,'go city-visit');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "keys" VALUES('0cfeb1c4e05bee4df8ebddde0d518907c34098c38f1b8d42998914499247d338','107e1f0f42d0c66f6db7556cd0d7ca7e','session',NULL,1794985221603,1829545221603);
INSERT INTO "keys" VALUES('0ba29319ed068ed0463e3df0881cbdbb1894b2d616b596b6ba938d69b7ca8e9f','107e1f0f42d0c66f6db7556cd0d7ca7e','seat','z85m479pg6zv',1794985221708,NULL);
INSERT INTO "keys" VALUES('dc4362bae69b1fb3b3bc3e2ab793600cb5c87ab41b54372edd83018c17045168','107e1f0f42d0c66f6db7556cd0d7ca7e','seat','y3g9qu8k7sn2',1794985221850,NULL);
INSERT INTO "keys" VALUES('9bbd379fb91a66e03c48492c745f6ccbf34df6cb890b4af5e09485acae99c2e3','107e1f0f42d0c66f6db7556cd0d7ca7e','seat','wyfh4667sgk8',1794985222002,NULL);
INSERT INTO "keys" VALUES('d515182203d1e61ec80e8bd458f9eca6949d2ed16096bcabfc3725cae2ebdbd6','107e1f0f42d0c66f6db7556cd0d7ca7e','seat','w7kgpmkpb2v4',1794985222228,NULL);
INSERT INTO "keys" VALUES('bcabc9e9a1b80573087ddfdd913d0e9f7136686625d60f4a930974b26178988a','107e1f0f42d0c66f6db7556cd0d7ca7e','seat','cy65fgyh2smx',1794985222411,NULL);
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
	admin BOOLEAN NOT NULL, 
	banned BOOLEAN NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_login UNIQUE (login)
);
INSERT INTO "people" VALUES('107e1f0f42d0c66f6db7556cd0d7ca7e','Anna',NULL,NULL,NULL,NULL,NULL,NULL,NULL,1794985221603,1794985222450,0,0);
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
INSERT INTO "seats" VALUES('z85m479pg6zv',0,'107e1f0f42d0c66f6db7556cd0d7ca7e',NULL);
INSERT INTO "seats" VALUES('z85m479pg6zv',1,'107e1f0f42d0c66f6db7556cd0d7ca7e',NULL);
INSERT INTO "seats" VALUES('y3g9qu8k7sn2',0,'107e1f0f42d0c66f6db7556cd0d7ca7e',NULL);
INSERT INTO "seats" VALUES('y3g9qu8k7sn2',1,'107e1f0f42d0c66f6db7556cd0d7ca7e',NULL);
INSERT INTO "seats" VALUES('y3g9qu8k7sn2',2,'107e1f0f42d0c66f6db7556cd0d7ca7e',NULL);
INSERT INTO "seats" VALUES('wyfh4667sgk8',0,'107e1f0f42d0c66f6db7556cd0d7ca7e',NULL);
INSERT INTO "seats" VALUES('wyfh4667sgk8',1,'107e1f0f42d0c66f6db7556cd0d7ca7e',NULL);
INSERT INTO "seats" VALUES('w7kgpmkpb2v4',0,'107e1f0f42d0c66f6db7556cd0d7ca7e',NULL);
INSERT INTO "seats" VALUES('w7kgpmkpb2v4',1,'107e1f0f42d0c66f6db7556cd0d7ca7e',NULL);
INSERT INTO "seats" VALUES('w7kgpmkpb2v4',2,'107e1f0f42d0c66f6db7556cd0d7ca7e',NULL);
INSERT INTO "seats" VALUES('cy65fgyh2smx',0,'107e1f0f42d0c66f6db7556cd0d7ca7e',NULL);
INSERT INTO "seats" VALUES('cy65fgyh2smx',1,'107e1f0f42d0c66f6db7556cd0d7ca7e',NULL);
INSERT INTO "seats" VALUES('cy65fgyh2smx',2,'107e1f0f42d0c66f6db7556cd0d7ca7e',NULL);
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
	figures VARCHAR(16), 
	aside VARCHAR(200), 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('z85m479pg6zv','jolly-und-roger','e253ebd84b8267ee84a87b65b883fdaf7ee9232b69f4f7e32a85a7518fc8a58c',NULL,'link','playing',17,0,'person',NULL,NULL,1794985221708,1794985221818,'2e76a5ef03030b0c',NULL);
INSERT INTO "tables" VALUES('y3g9qu8k7sn2','port-royal','0e716410988a7f11a20bb7019c74537e37d345b3af59d2cd28d19e4bc978f657',NULL,'link','playing',18,1,'person',NULL,NULL,1794985221851,1794985221951,'3dc0f8b4937cdb42',NULL);
INSERT INTO "tables" VALUES('wyfh4667sgk8','freibeuter','03b136fea41bd4d69cdb470d0d898f054c58417bad434f8da23702762f824321',NULL,'link','playing',17,1,'person',NULL,NULL,1794985222002,1794985222105,'82075f19c220cc2f',NULL);
INSERT INTO "tables" VALUES('w7kgpmkpb2v4','rum-und-ehre','90bd9f08eeabe513b4adc4e52fa227e269a284e0ee6a2196a93dca593ed88bbc',NULL,'link','playing',18,0,'person',NULL,NULL,1794985222230,1794985222316,'e2edca215ba405c8',NULL);
INSERT INTO "tables" VALUES('cy65fgyh2smx','mutinies','4891b2ffb65f508082cf82f553064388e8bf5d27925c622d6a7a77630cc59353',NULL,'link','playing',18,2,'person',NULL,NULL,1794985222418,1794985222617,'8240e74ebaebadee',NULL);
CREATE INDEX ix_tables_lobby ON tables (status, access);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_keys_person ON keys (person);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_chat_person ON chat (person);
CREATE INDEX ix_chat_game_table ON chat (game_table);
COMMIT;
