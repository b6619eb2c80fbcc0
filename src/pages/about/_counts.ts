/** What `/about/` counts; the test beside this file counts again. */
export const counts = {
  /** Those whose public surface is in `toolkit/api/`. */
  packages: 37,
  /** Pages in `content/docs/recipes/`, without their index. */
  recipes: 100,
} as const;
