/** Gives the exports of a module by its name. */
export type Require = (name: string) => unknown;

/** Code of a module, as CommonJS has it. */
export type Library = (require: Require, module: {exports: unknown}, exports: unknown) => void;

/** The packages that the page has sent so far. */
export interface Libraries {
  require: Require;
  /** Adds a package; its code runs when it is first required. */
  define(name: string, code: string): void;
}
