import type {Problem} from '../../shared/problem.ts';
import {didYouMean} from '../nearest.ts';
import {bare} from '../pages/registry.ts';
import type {Site} from '../pages/site.ts';
import {parseJson} from '../parse-json.ts';
import {placeOf} from '../place-of.ts';
import {namesSchema} from '../schema/reports.ts';
import type {Redirect} from './check-redirects.ts';

/**
 * Checks that the addresses in the packages' messages, menus and comments are served: readers come
 * from there, and the packages can't be changed.
 *
 * @param source The committed addresses: file and text.
 * @param redirects The rows of `content/data/redirects.ts`.
 * @param site All pages.
 */
export function checkPackageLinks(
  source: {file: string; text: string},
  redirects: readonly Redirect[],
  site: Site,
): Problem[] {
  const places = new Places(redirects, site);
  return Object.entries(parseJson(source.file, source.text, namesSchema)).flatMap(
    ([link, packages]) => {
      const found = places.check(link);
      if (!found) return [];
      const {line} = placeOf(source.text, `${JSON.stringify(link)}:`);
      const message = `${packages.join(', ')} points to ${link}: ${found.message}`;
      return [{file: source.file, line, column: 1, rule: found.rule, message, hint: found.hint}];
    },
  );
}

/** Everything the site serves. */
class Places {
  private readonly targets: Map<string, string>;
  private readonly ids: Map<string, string>;

  constructor(
    redirects: readonly Redirect[],
    private readonly site: Site,
  ) {
    this.targets = new Map(redirects.map(({from, to}) => [bare(from), to]));
    this.ids = new Map([...site.registry.values()].map(({id, path}) => [bare(path), id]));
  }

  /** @returns What is wrong with an address, or undefined. */
  check(link: string): {rule: string; message: string; hint: string} | undefined {
    const [address = '', own] = link.split('#', 2);
    const to = this.targets.get(bare(address)) ?? address;
    if (/^https:/.test(to)) return undefined;
    const [path = '', given = ''] = to.split('#', 2);
    const id = this.ids.get(bare(path));
    if (id === undefined) {
      if (this.site.routes.has(bare(path)) || this.site.staticFiles.has(path)) return undefined;
      return {
        rule: 'package-links/path',
        message: 'no page is there.',
        hint: didYouMean(
          bare(path),
          [...this.ids.keys(), ...this.site.routes],
          'Add a row to content/data/redirects.ts.',
        ),
      };
    }
    const page = this.site.docs.get(id);
    const anchor = own ?? given;
    if (!page || anchor === '' || page.anchors.has(anchor)) return undefined;
    return {
      rule: 'package-links/anchor',
      message: `${page.file} has no such heading.`,
      hint: `Give the heading that answers it this anchor: ## Title {#${anchor}}`,
    };
  }
}
