import { byId, say, words } from "/page/common.js";
const told = await words();
byId("operator").textContent = told.operator || told["imprint-none"];
byId("privacy-keep").textContent = say("privacy-keep", { tables: told["keep-tables"], guests: told["keep-guests"] });
byId("privacy-own").textContent = told["privacy-own"];
