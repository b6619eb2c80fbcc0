/** Tells whether a name is that of a package of the toolkit, or of a module of one: `@remotion/lambda/client`. */
export const isToolkitPackage = (name: string): boolean => /^(?:remotion$|@remotion\/.)/.test(name);

/** The package of the toolkit that a file is of: `toolkit/node_modules/@remotion/gif/dist/index.js`. */
export const toolkitPackageOf = (file: string): string | undefined =>
  /node_modules\/(remotion|@remotion\/[^/]+)\//.exec(file)?.[1];
