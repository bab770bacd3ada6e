import { words } from "/page/common.js";
const told = await words();
document.getElementById("operator").textContent = told.operator || told["imprint-none"];
document.getElementById("privacy-own").textContent = told["privacy-own"];
