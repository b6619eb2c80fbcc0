import {
  type Demo,
  type DemoControl,
  type DemoValue,
  isColor,
  MAX_TEXT_LENGTH,
} from '../../shared/demo.ts';
import type {Problem} from '../../shared/problem.ts';
import {elementsOf} from '../pages/attribute-of.ts';
import type {ParsedPage} from '../pages/parse-page.ts';
import type {Site} from '../pages/site.ts';
import {textBelow} from '../pages/text-below.ts';
import {type Place, placeOfKey} from '../place-of.ts';
import {isRecipe, type RecipeData, recipeData, recipeId} from './recipe-page.ts';

/** The sections of a recipe, and how many words each may have. */
const SECTIONS = [
  {text: 'How it works', words: 200},
  {text: 'When you render it', words: 140},
] as const;

/**
 * Checks that each recipe has its demo and its sections, that its variations are values the demo takes,
 * and that no demo of a recipe is without a page.
 */
export function checkRecipes(site: Site, demos: ReadonlyMap<string, Demo>): Problem[] {
  const recipes = site.pages.filter(isRecipe);
  const pages = new Set(recipes.map(recipeId));
  const alone = [...demos.values()].filter(({id, group}) => group === 'Recipes' && !pages.has(id));
  return [
    ...recipes.flatMap((page) => checkRecipe(page, demos.get(recipeId(page)))),
    ...alone.map(({id}) => ({
      file: `demos/${id}/demo.json`,
      line: 1,
      column: 1,
      rule: 'recipes/no-page',
      message: `The demo of a recipe has no page content/docs/recipes/${id}.mdx.`,
      hint: 'Write it, or give the demo another group.',
    })),
  ];
}

function checkRecipe(page: ParsedPage, demo: Demo | undefined): Problem[] {
  const problem = (rule: string, message: string, hint: string, place?: Place): Problem => ({
    file: page.file,
    ...(place ?? placeOfKey(page, 'title')),
    rule: `recipes/${rule}`,
    message,
    hint,
  });
  if (demo?.group !== 'Recipes') {
    const folder = `demos/${recipeId(page)}`;
    return [
      problem(
        'no-demo',
        demo ? `${folder} isn't a recipe's demo.` : `There is no working demo ${folder}.`,
        'Give it the name of this file, and "group": "Recipes"; npm run check:demos says what it lacks.',
      ),
    ];
  }
  const data = recipeData(page.data);
  return [
    ...checkSections(page, problem),
    ...(data ? checkVariations(page, data, demo, problem) : []),
  ];
}

type Report = (rule: string, message: string, hint: string, place?: Place) => Problem;

function checkSections(page: ParsedPage, problem: Report): Problem[] {
  const headings = page.headings.filter(({level}) => level === 2);
  const given = headings.map(({text}) => text);
  const wanted = SECTIONS.map(({text}) => text);
  const problems: Problem[] = [];
  if (given.join() !== wanted.join()) {
    problems.push(
      problem(
        'sections',
        `The sections of the page are not those of a recipe: ${given.join(', ') || 'none'}.`,
        `Write: ${wanted.map((text) => `## ${text}`).join(', ')}.`,
      ),
    );
  }
  if (elementsOf(page.tree, 'Recipe').length === 0) {
    problems.push(
      problem(
        'no-piece',
        'The page does not show its piece.',
        'Put <Recipe /> below the first sentence.',
      ),
    );
  }
  for (const heading of headings) {
    const {words = Number.POSITIVE_INFINITY} =
      SECTIONS.find(({text}) => text === heading.text) ?? {};
    const section = textBelow({source: page.source, headings}, heading);
    const count = section.split(/\s+/).filter((word) => /\w/.test(word)).length;
    if (count <= words) continue;
    problems.push(
      problem(
        'too-long',
        `"${heading.text}" has ${count} words.`,
        `At most ${words}: a reader has the code beside it.`,
        {line: heading.line, column: 1},
      ),
    );
  }
  return problems;
}

function checkVariations(
  page: ParsedPage,
  {variations}: RecipeData,
  {controls}: Demo,
  problem: Report,
): Problem[] {
  const place = page.keys.get('variations');
  return variations.flatMap(({label, values}) => {
    const changed = Object.entries(values);
    const found = changed.flatMap(([name, value]) => {
      const control = controls.find((one) => one.name === name);
      const wrong = control
        ? explain(control, value)
        : `there is no such prop: ${controls.map((one) => one.name).join(', ')}`;
      return wrong
        ? [problem('variation', `"${label}", ${name}: ${wrong}.`, 'Correct it.', place)]
        : [];
    });
    if (changed.length > 0) return found;
    return [problem('variation', `"${label}" changes nothing.`, 'Give it values.', place)];
  });
}

/** Says why a control can't take a value; undefined if it can. */
function explain(control: DemoControl, value: DemoValue): string | undefined {
  if (value === control.initial) return 'that is the default already';
  if (typeof value !== typeof control.initial) return `that isn't a ${typeof control.initial}`;
  if (control.kind === 'number' && (Number(value) < control.min || Number(value) > control.max)) {
    return `${value} is not between ${control.min} and ${control.max}`;
  }
  if (control.kind === 'select' && !control.options.includes(String(value))) {
    return `it is one of ${control.options.join(', ')}`;
  }
  if (control.kind === 'color' && !isColor(String(value))) {
    return 'it must be a color like #ff7a45';
  }
  const {maxLength = MAX_TEXT_LENGTH} = control.kind === 'text' ? control : {};
  if (control.kind === 'text' && String(value).length > maxLength) {
    return `it has more than ${maxLength} characters`;
  }
  return undefined;
}
