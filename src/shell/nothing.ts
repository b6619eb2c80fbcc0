// Replaces modules of the framework that the site doesn't need (plugins/replacements.ts).
export {};
