import {Facet} from '@codemirror/state';

/** Path of the open file. */
export const filePath = Facet.define<string, string>({combine: ([first]) => first ?? ''});

/** Tells whether a file is TypeScript or JavaScript. */
export const isScript = (path: string): boolean => /\.m?[jt]sx?$/.test(path);
