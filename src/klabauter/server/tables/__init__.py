"""Tables: what happened at them (acts), what follows from it (the sheet), and who may know what."""
