// Makes the parts known and shows what the address asks for.

addSection("picture", showStructure);
addSection("types", showTypes);
addSection("findings", showFindings);
addSection("guide", showGuide);
addSection("spots", showSpots);
show();
document.documentElement.dataset.ready = "true";
