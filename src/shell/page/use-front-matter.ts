import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {DocFrontMatter} from '../../../shared/front-matter';

/** The front matter of the docs page: its file's, which checks have read, with what the build has added. */
export const useFrontMatter = () => useDoc().frontMatter as DocFrontMatter;
