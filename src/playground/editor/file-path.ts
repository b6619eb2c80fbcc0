import {Facet} from '@codemirror/state';

/** Path of the open file. */
export const filePath = Facet.define<string, string>({combine: ([first]) => first ?? ''});
