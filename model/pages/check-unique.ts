import type {Problem} from '../../shared/problem.ts';
import {placeOfKey} from '../place-of.ts';
import type {ParsedPage} from './parse-page.ts';
import type {Site} from './site.ts';

/** Checks that readers can tell pages apart in sidebars, search results and browser tabs. */
export function checkUnique(site: Site): Problem[] {
  const titles = new Map<string, ParsedPage>();
  const descriptions = new Map<string, ParsedPage>();
  const problems: Problem[] = [];
  for (const page of site.pages) {
    const {title, crumb, sidebar_label: label, description} = page.data;
    // Packages share function names; the crumb, shown above the title, tells them apart.
    const part = page.kind === 'docs' ? site.registry.get(page.id)?.sidebar : page.kind;
    const shown = JSON.stringify([part, crumb, String(label ?? title).toLowerCase()]);
    const titleTwin = titles.get(shown);
    if (title !== undefined && titleTwin) {
      problems.push({
        file: page.file,
        ...placeOfKey(page, 'title'),
        rule: 'pages/same-title',
        message: `${titleTwin.file} has the same title and crumb.`,
        hint: 'Name the difference in the title, or in sidebar_label.',
      });
    } else titles.set(shown, page);
    if (typeof description !== 'string') continue;
    const place = placeOfKey(page, 'description');
    const key = description
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const twin = descriptions.get(key);
    if (twin) {
      problems.push({
        file: page.file,
        ...place,
        rule: 'pages/same-description',
        message: `${twin.file} has the same description.`,
        hint: 'Say what a reader gets from this page only.',
      });
    } else descriptions.set(key, page);
    if (description.length < 25) {
      problems.push({
        file: page.file,
        ...place,
        rule: 'pages/short-description',
        message: `The description has ${description.length} characters.`,
        hint: 'Say in one sentence of 25 to 160 characters what the reader gets.',
      });
    }
  }
  return problems;
}
