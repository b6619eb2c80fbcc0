import type {ContentsPart} from '../../shared/contents.ts';
import type {Section} from './sections.ts';

interface Listed {
  id: string;
  title: string;
  path: string;
  folder?: string;
}

/**
 * The sections of the docs by part, as `/contents` shows them. Of a folder with hundreds of pages of one kind it names
 * the index page, and how many are below it.
 *
 * @param sections Of `buildSections()`: "Guides: Lambda" is the section "Lambda" of the part "Guides".
 */
export function buildContents(sections: readonly Section<Listed>[]): ContentsPart[] {
  const parts = new Map<string, ContentsPart>();
  for (const {title, pages} of sections) {
    const [name = '', section] = title.split(': ');
    const part = parts.get(name) ?? {title: name, sections: []};
    parts.set(name, part);
    part.sections.push({
      // A part that has one section of its name needs no second heading.
      ...(section && section !== name && {title: upperFirst(section)}),
      pages: pages
        .filter(({folder}) => folder === undefined)
        .map(({id, title: label, path}) => {
          const below = pages.filter(({folder}) => folder === id).length;
          return {title: label, path, ...(below > 0 && {below})};
        }),
    });
  }
  return [...parts.values()];
}

/** "more" is a section, too; `remotion` is a package. */
const upperFirst = (title: string) => (title === 'more' ? 'More' : title);
