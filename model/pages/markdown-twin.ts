import type {Code, Heading, Nodes, Parents} from 'mdast';
import type {ApiReport} from '../../shared/api-symbol.ts';
import type {Chooser} from '../../shared/chooser.ts';
import type {ShotPicture} from '../../shared/shot.ts';
import {twinOf} from '../../shared/site-path.ts';
import {STATUS_NAMES, STATUSES, type Status} from '../../shared/status.ts';
import {factsText, type MemberFacts} from '../api/member-facts.ts';
import type {Diagram} from '../diagrams/diagram.ts';
import {isErrorPage} from '../errors/read-entries.ts';
import {resolveLink} from '../links/check-links.ts';
import {TOP} from '../place-of.ts';
import {recipeId} from '../recipes/recipe-page.ts';
import {type RecipeText, recipesText, recipeText} from '../recipes/recipe-text.ts';
import {firstVisibleLine} from '../samples/cut.ts';
import {readDiffMark} from '../samples/diff-marks.ts';
import {parseMeta} from '../samples/meta.ts';
import {isWord} from '../schema/vocabulary.ts';
import {attributeOf, type PageElement} from './attribute-of.ts';
import {parseDemoPlaces} from './demo-cards.ts';
import {listOf} from './front-matter.ts';
import {buildCards, buildExportRows, type Summary} from './page-data.ts';
import {pathOf, publishedOn} from './page-path.ts';
import {escapeHeadingIds} from './parse-mdx.ts';
import type {ParsedPage} from './parse-page.ts';
import {bare} from './registry.ts';
import type {Site} from './site.ts';

/** What a twin needs besides its page. */
export interface TwinContext {
  site: Site;
  /** The written docs pages by id. */
  docs: ReadonlyMap<string, Summary>;
  report: (name: string) => ApiReport | undefined;
  /** What the API reports say of the members of a page, by the line of the heading. */
  facts: (page: ParsedPage) => ReadonlyMap<number, MemberFacts>;
  choosers: readonly Chooser[];
  diagram: (id: string) => Diagram | undefined;
  shot: (id: string) => ShotPicture | undefined;
  recipes: readonly RecipeText[];
  /** Address of the site without trailing slash; empty for links below the root. */
  origin: string;
}

/**
 * Writes a page or a post as plain Markdown, for readers and programs that don't want our markup: words of
 * the vocabulary become text, samples are whole without their hidden lines, links lead to other twins.
 *
 * @throws If the registry does not know the page.
 */
export function buildTwin(page: ParsedPage, context: TwinContext): string {
  const path = pathOf(page, context.site.registry);
  if (path === undefined) throw new Error(`The page ${page.id} is not in the registry`);
  const source = escapeHeadingIds(page.source);
  const body = new TwinWriter(page, source, path, context).write(page.tree);
  const related = seeAlso(page, context);
  return (
    [
      `# ${titleText(String(page.data.title))}`,
      String(page.data.description),
      ...statusNotice(page, context.origin),
      ...facts(page),
      body,
      related,
    ]
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join('\n\n')
      // What was left out leaves empty lines; those of samples stay.
      .split(/^([ >]*`{3,}[^`]*?^[ >]*`{3,}$)/m)
      .map((part, index) => (index % 2 === 1 ? part : part.replace(/\n{3,}/g, '\n\n')))
      .join('')
      .concat('\n')
  );
}

function statusNotice(page: ParsedPage, origin: string): string[] {
  const name = STATUS_NAMES.find((known) => known === page.data.status);
  if (name === undefined) return [];
  const {label, text, more}: Status = STATUSES[name];
  return [`**${label}.** ${text}${more ? ` [What that means](${origin}${twinOf(more)})` : ''}`];
}

function facts(page: ParsedPage): string[] {
  const published = page.kind === 'docs' ? undefined : publishedOn(page);
  if (published !== undefined) return [`Published on ${published}.`];
  const {api, since} = page.data;
  const lines = listOf(api).flatMap((symbol) => {
    const [module, name] = symbol.split('#');
    if (module === undefined || name === undefined || !/^\w+$/.test(name)) return [];
    return [`import {${name}} from '${module}';`];
  });
  const imports = lines.length > 0 ? [`\`\`\`ts\n${lines.join('\n')}\n\`\`\``] : [];
  return since === undefined ? imports : [`Available since version ${String(since)}.`, ...imports];
}

function seeAlso(page: ParsedPage, {docs, origin}: TwinContext): string {
  const cards = buildCards(listOf(page.data.related), docs);
  if (cards.length === 0) return '';
  const list = cards.map(({title, path}) => `- [${titleText(title)}](${origin}${twinOf(path)})`);
  return `## See also\n\n${list.join('\n')}`;
}

/** A title such as `<Video>` would be taken for HTML. */
export const titleText = (title: string) => (/[<[\]]/.test(title) ? `\`${title}\`` : title);

/** Copies the source of a page, replacing what only our site understands. */
class TwinWriter {
  private readonly memberFacts: ReadonlyMap<number, MemberFacts>;

  constructor(
    private readonly page: ParsedPage,
    private readonly source: string,
    private readonly path: string,
    private readonly context: TwinContext,
  ) {
    this.memberFacts = context.facts(page);
  }

  write(node: Nodes): string {
    switch (node.type) {
      case 'yaml':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
      case 'mdxjsEsm':
        return '';
      case 'code':
        return this.writeCode(node);
      case 'heading':
        return this.writeHeading(node);
      case 'link':
        return this.writeLink(node.url, node);
      case 'image':
        return `![${node.alt ?? ''}](${this.absolute(node.url)})`;
      case 'containerDirective':
        return this.writeAdmonition(node.name, node);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.writeElement(node);
      default:
        return this.copy(node);
    }
  }

  /** The node's own source around what its children became. */
  private copy(node: Nodes): string {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    if (!('children' in node) || node.children.length === 0) return this.source.slice(start, end);
    return this.between(node, start, end);
  }

  private between(node: Parents, start: number, end: number): string {
    let text = '';
    let position = start;
    for (const child of node.children) {
      const from = child.position?.start.offset ?? position;
      const to = child.position?.end.offset ?? from;
      // A text directive was split into texts that share one position.
      if (to <= position && position !== start) continue;
      text += this.source.slice(position, from) + this.write(child);
      position = to;
    }
    return text + this.source.slice(position, end);
  }

  /** What stands between the tags, without the tags. */
  private inner(node: Parents): string {
    const first = node.children[0]?.position?.start.offset;
    const last = node.children.at(-1)?.position?.end.offset;
    return first === undefined || last === undefined ? '' : this.between(node, first, last);
  }

  private writeHeading(node: Heading): string {
    const text = this.copy(node).replace(/\s*\\?\{#[^}]*\}\s*$/, '');
    const facts = this.memberFacts.get(node.position?.start.line ?? 0);
    return facts ? `${text}\n\n${factsText(facts)}` : text;
  }

  private writeCode(node: Code): string {
    const {meta} = parseMeta(node.meta, {file: this.page.file, ...TOP});
    const lines = node.value
      .split('\n')
      .slice(firstVisibleLine(node.value))
      .map(readDiffMark)
      .flatMap(({text, isRemoved}) => (isRemoved ? [] : text));
    const fence = node.value.includes('```') ? '````' : '```';
    const title = meta.title === undefined ? [] : [`\`${meta.title}\`:`, ''];
    const indent = ' '.repeat((node.position?.start.column ?? 1) - 1);
    return [...title, `${fence}${node.lang ?? ''}`, ...lines, fence]
      .map((line, index) => (index === 0 || line === '' ? line : indent + line))
      .join('\n');
  }

  private writeLink(url: string, node: Parents): string {
    const start = node.position?.start.offset ?? 0;
    if (this.source[start] !== '[') return this.copy(node);
    const target = resolveLink(url, this.page, this.context.site);
    const text = this.inner(node);
    if (target.kind !== 'page') return `[${text}](${this.absolute(this.twinOfPost(url))})`;
    const anchor = target.anchor === '' ? '' : `#${target.anchor}`;
    const path = pathOf(target.page, this.context.site.registry);
    if (target.page === this.page || path === undefined) return `[${text}](${url})`;
    return `[${text}](${this.context.origin}${twinOf(path)}${anchor})`;
  }

  /** Links to posts are site paths, as they lead to another part of the site. */
  private twinOfPost(url: string): string {
    if (!url.startsWith('/')) return url;
    const [address = '', anchor] = url.split('#', 2);
    const isPost = this.context.site.pages.some(
      (page) => page.kind !== 'docs' && pathOf(page, this.context.site.registry) === bare(address),
    );
    return isPost ? `${twinOf(address)}${anchor ? `#${anchor}` : ''}` : url;
  }

  private absolute(url: string): string {
    const path = url.replace(/^pathname:\/\//, '');
    return path.startsWith('/') ? `${this.context.origin}${path}` : path;
  }

  private writeAdmonition(name: string, node: Parents): string {
    const [first, ...rest] = node.children;
    const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
    const kind = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    const title = isLabel ? `${kind}: ${this.inner(first)}` : kind;
    const body = (isLabel ? rest : node.children).map((child) => this.write(child)).join('\n\n');
    return `**${title}**\n\n${body}`
      .split('\n')
      .map((line) => (line === '' ? '>' : `> ${line}`))
      .join('\n');
  }

  private writeElement(node: PageElement): string {
    const value = (name: string) => attributeOf(node, name);
    const {docs, report, diagram, shot, recipes, origin} = this.context;
    if (!isWord(node.name)) return this.copy(node);
    switch (node.name) {
      case 'Demo':
        return `[Live demo: ${value('id')}](${origin}${this.path})`;
      case 'Diagram':
        return diagramText(diagram(value('id')));
      case 'Shot':
        return shotText(shot(value('id')));
      case 'Chooser':
        return this.writeChooser(value('id'));
      case 'TryFile':
        return `[Try it with a file of yours: ${value('run').replace(/-/g, ' ')}](${origin}${this.path})`;
      case 'Recipe': {
        const recipe = recipes.find(({card}) => card.id === recipeId(this.page));
        return recipe ? recipeText(recipe, origin) : '';
      }
      case 'Recipes':
        return recipesText(recipes, value('category'), origin);
      // The build adds them to pages; their source never has them.
      case 'MoreRecipes':
      case 'OptionFilter':
        return '';
      case 'Since':
        return `Available since version ${value('v')}.`;
      case 'Compatibility':
        return compatibilityText(value('yes'), value('no'));
      case 'Cards':
        return buildCards(value('ids').split(/\s+/), docs)
          .map(
            (card) =>
              `- [${titleText(card.title)}](${origin}${twinOf(card.path)}): ${card.description}`,
          )
          .join('\n');
      case 'DemoCards':
        return parseDemoPlaces(value('of'))
          .flatMap(({page, anchor, label}) => {
            const summary = docs.get(page);
            if (!summary) return [];
            const link = `${origin}${twinOf(summary.path)}${anchor ? `#${anchor}` : ''}`;
            return [`- [${label ?? titleText(anchor ?? summary.title)}](${link})`];
          })
          .join('\n');
      case 'ExportTable':
        return exportList(report(value('package')), docs, origin);
      case 'ErrorIndex':
        return [...docs.values()]
          .filter(({id}) => isErrorPage(id))
          .map(({title, path}) => `- [${titleText(title)}](${origin}${twinOf(path)})`)
          .join('\n');
      case 'Tab':
        return `**${value('label')}**\n\n${this.inner(node)}`;
      case 'Tabs':
        return node.children
          .map((child) => this.write(child as Nodes).trim())
          .filter((text) => text !== '')
          .join('\n\n');
    }
  }

  /** Questions help on a screen; a text says what to take when. */
  private writeChooser(id: string): string {
    const {choosers, site, origin} = this.context;
    const chooser = choosers.find((one) => one.id === id);
    if (!chooser) return '';
    const results = chooser.results.map(({name, when, why, page, sample}) => {
      const [target = '', anchor] = page.split('#', 2);
      const path = site.registry.get(target)?.path ?? '/docs/';
      const link = `${origin}${twinOf(path)}${anchor === undefined ? '' : `#${anchor}`}`;
      const fence = sample && `\`\`\`${sample.language}\n${sample.code}\n\`\`\``;
      return [`**[${name}](${link})**: ${when} ${why}`, fence].filter(Boolean).join('\n\n');
    });
    return [`**${chooser.title}**`, ...results].join('\n\n');
  }
}

/** What the picture shows, as it is told to those who can't see it. */
const diagramText = (diagram: Diagram | undefined): string =>
  diagram ? `**Diagram: ${diagram.title}.** ${diagram.description}` : '';

/** What the picture shows, and what its numbers say. */
const shotText = (shot: ShotPicture | undefined): string => {
  if (!shot) return '';
  const list = shot.callouts.map(({text}, index) => `${index + 1}. ${text}`).join('\n');
  return `**Picture: ${shot.caption}** ${shot.alt}\n\n${list}`.trimEnd();
};

function compatibilityText(yes: string, no: string): string {
  const list = (tokens: string) => tokens.trim().split(/\s+/).join(', ');
  return [yes.trim() && `Works in: ${list(yes)}.`, no.trim() && `Does not work in: ${list(no)}.`]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function exportList(
  report: ApiReport | undefined,
  docs: ReadonlyMap<string, Summary>,
  origin: string,
): string {
  if (!report) return '';
  return buildExportRows(report, docs)
    .map(({name, kind, page}) =>
      page
        ? `- [\`${name}\`](${origin}${twinOf(page.path)}): ${page.description}`
        : `- \`${name}\` (${kind})`,
    )
    .join('\n');
}
