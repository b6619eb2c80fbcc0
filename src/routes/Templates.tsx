import {useState} from 'react';
import type {TemplateCard} from '../../shared/rows';
import {Page} from '../pages/_shared/Page';
import page from '../pages/_shared/page.module.css';
import {FilterBar} from '../ui/filter-bar/FilterBar';
import filterBar from '../ui/filter-bar/filter-bar.module.css';
import {NothingFound, nothingTitle} from '../ui/nothing-found/NothingFound';
import {Choice} from './Choice';
import {closest, findTemplates} from './find-templates';
import {TemplateTile} from './TemplateTile';
import styles from './templates.module.css';

const distinct = (values: string[]) => [...new Set(values)].sort((a, b) => a.localeCompare(b));

/** What most templates are built with first. */
function byUse(values: string[]): string[] {
  const uses = (value: string) => values.filter((other) => other === value).length;
  return distinct(values).sort((a, b) => uses(b) - uses(a));
}

/** So many are shown where nothing fits. */
const PROPOSED = 3;

interface TilesProps {
  templates: readonly TemplateCard[];
  /** What a name is in the page's outline. */
  heading: 'h2' | 'h3';
}

const Tiles = ({templates, heading}: TilesProps) => (
  <ul className={styles.grid}>
    {templates.map((template) => (
      <li key={template.id}>
        <TemplateTile template={template} heading={heading} />
      </li>
    ))}
  </ul>
);

/** With these, each kind of filter is one row, also on a tablet held upright. */
const FIRST_STACKS = 7;

/** `/templates/`: all templates, filtered by kind and stack. */
export default function Templates({templates}: {templates: TemplateCard[]}) {
  const [kind, setKind] = useState<string | null>(null);
  const [stack, setStack] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const asked = {kind, stack, words};
  const shown = findTemplates(templates, asked);
  // Which of what was asked for is the one that nothing has.
  const releases = (
    [
      [kind, {...asked, kind: null}, () => setKind(null)],
      [stack, {...asked, stack: null}, () => setStack(null)],
      [words.trim(), {...asked, words: ''}, () => setWords('')],
    ] as const
  ).flatMap(([name, without, onRelease]) => {
    const count = findTemplates(templates, without).length;
    // What is the only thing asked for is given up by showing all.
    return name && count > 0 && count < templates.length ? [{name, count, onRelease}] : [];
  });
  const near = shown.length === 0 ? closest(templates, asked).slice(0, PROPOSED) : [];
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
        nothing={nothingTitle('template', words)}
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
            count={(option) => findTemplates(templates, {...asked, kind: option}).length}
            onChange={setKind}
          />
          <Choice
            legend="Stack"
            options={byUse(templates.flatMap((template) => template.stack))}
            first={FIRST_STACKS}
            value={stack}
            count={(option) => findTemplates(templates, {...asked, stack: option}).length}
            onChange={setStack}
          />
        </div>
      </FilterBar>
      {shown.length === 0 && (
        <NothingFound
          query={words}
          isFiltered={kind !== null || stack !== null}
          instead={near.length > 0 ? 'Close to it' : undefined}
          releases={releases}
          onClear={() => {
            setWords('');
            setKind(null);
            setStack(null);
          }}
        >
          <Tiles templates={near.length > 0 ? near : templates.slice(0, PROPOSED)} heading="h3" />
        </NothingFound>
      )}
      {shown.length > 0 && <Tiles templates={shown} heading="h2" />}
    </Page>
  );
}
