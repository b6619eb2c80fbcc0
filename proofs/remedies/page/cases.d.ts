/** Made by `browser.ts`: a bundle has the rows and both codes of each. */
declare module 'remedies:cases' {
  type Code = () => Promise<Record<string, never>>;
  export const cases: {
    wrong: Code;
    right: Code;
    look: () => Promise<import('../row.ts').BrowserRow['look'] | undefined>;
  }[];
}
