// Stands in for modules of the framework that the site has no use for (plugins/replacements.ts).
export {};
