import {useState} from 'react';
import type {TemplateCard} from '../../shared/rows';
import {Page} from '../pages/_shared/Page';
import page from '../pages/_shared/page.module.css';
import {FilterBar} from '../ui/filter-bar/FilterBar';
import filterBar from '../ui/filter-bar/filter-bar.module.css';
import {NothingFound} from '../ui/nothing-found/NothingFound';
import {Choice} from './Choice';
import {TemplateTile} from './TemplateTile';
import styles from './templates.module.css';

const distinct = (values: string[]) => [...new Set(values)].sort((a, b) => a.localeCompare(b));

/** What most templates are built with first. */
function byUse(values: string[]): string[] {
  const uses = (value: string) => values.filter((other) => other === value).length;
  return distinct(values).sort((a, b) => uses(b) - uses(a));
}

/** What a reader asks for. */
interface Asked {
  kind: string | null;
  stack: string | null;
  words: string;
}

/** For each thing that is asked for, how much of it a template has: 1 is all; of a word its beginning is a half. */
function shares(template: TemplateCard, {kind, stack, words}: Asked): number[] {
  const {name, summary} = template;
  const text = [name, summary, template.kind, ...template.stack].join(' ').toLowerCase();
  return [
    kind === null || template.kind === kind ? 1 : 0,
    stack === null || template.stack.includes(stack) ? 1 : 0,
    ...words
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => (text.includes(word) ? 1 : text.includes(word.slice(0, 3)) ? 0.5 : 0)),
  ];
}

const fits = (template: TemplateCard, asked: Asked) =>
  shares(template, asked).every((share) => share === 1);

/** Three templates that have most of what is asked for. */
function closest(templates: readonly TemplateCard[], asked: Asked): TemplateCard[] {
  const total = (template: TemplateCard) =>
    shares(template, asked).reduce((sum, share) => sum + share, 0);
  return templates.toSorted((a, b) => total(b) - total(a)).slice(0, 3);
}

/** With these, each kind of filter is one row, also on a tablet held upright. */
const FIRST_STACKS = 7;

/** `/templates/`: all templates, filtered by kind and stack. */
export default function Templates({templates}: {templates: TemplateCard[]}) {
  const [kind, setKind] = useState<string | null>(null);
  const [stack, setStack] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const asked = {kind, stack, words};
  const shown = templates.filter((template) => fits(template, asked));
  // Which of what was asked for is the one that nothing has.
  const releases = (
    [
      [kind, {...asked, kind: null}, () => setKind(null)],
      [stack, {...asked, stack: null}, () => setStack(null)],
      [words.trim(), {...asked, words: ''}, () => setWords('')],
    ] as const
  ).flatMap(([name, without, onRelease]) => {
    const count = templates.filter((template) => fits(template, without)).length;
    // What is the only thing asked for is given up by showing all.
    return name && count > 0 && count < templates.length ? [{name, count, onRelease}] : [];
  });
  const near = shown.length === 0 ? closest(templates, asked) : [];
  return (
    <Page
      title="Templates"
      description={`${templates.length} project templates for Remotion: audiograms, captions, 3D, Next.js apps, render servers. Filter by kind and stack, copy one command.`}
      heading="Begin with something that already moves"
      lead="Each template is a complete project: open the Studio, change a prop, render. Pick by what you want to make, or by what you already use."
    >
      <FilterBar
        things="templates"
        shown={shown.length}
        all={templates.length}
        nothing="No template has all of that"
        words={{
          label: 'Filter templates',
          value: words,
          placeholder: 'captions, Next.js, audio …',
          onChange: setWords,
        }}
      >
        <div className={`${page.filters} ${filterBar.rows}`}>
          <Choice
            legend="Kind"
            options={distinct(templates.map((template) => template.kind))}
            value={kind}
            onChange={setKind}
          />
          <Choice
            legend="Stack"
            options={byUse(templates.flatMap((template) => template.stack))}
            first={FIRST_STACKS}
            value={stack}
            onChange={setStack}
          />
        </div>
      </FilterBar>
      {shown.length === 0 && (
        <NothingFound
          query={words}
          releases={releases}
          onClear={() => {
            setWords('');
            setKind(null);
            setStack(null);
          }}
        />
      )}
      {near.length > 0 && <h2 className={styles.near}>Close to it</h2>}
      <ul className={styles.grid}>
        {[...shown, ...near].map((template) => (
          <li key={template.id}>
            <TemplateTile template={template} heading={near.length > 0 ? 'h3' : 'h2'} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
