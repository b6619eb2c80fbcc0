import type {VFile} from 'vfile';
import {nameOf} from '../model/io.ts';
import {type ParsedPage, pageOfFile} from '../model/pages/parse-page.ts';

/**
 * The page that is being compiled, as the checks read it. Several plugins ask for it, and the readers of the whole
 * site have parsed it before, unless the framework rewrote the id of a heading or the title of an admonition.
 *
 * @param file As the loader hands it over; its value is the text with its front matter.
 */
export const parsedPageOf = (file: VFile): ParsedPage =>
  pageOfFile(nameOf(file.path), String(file.value));
