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

/** With these, each kind of filter is one row, also on a tablet held upright. */
const FIRST_STACKS = 7;

/** `/templates/`: all templates, filtered by kind and stack. */
export default function Templates({templates}: {templates: TemplateCard[]}) {
  const [kind, setKind] = useState<string | null>(null);
  const [stack, setStack] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = templates.filter((template) => {
    const {name, summary} = template;
    const text = [name, summary, template.kind, ...template.stack].join(' ').toLowerCase();
    return (
      (kind === null || template.kind === kind) &&
      (stack === null || template.stack.includes(stack)) &&
      wanted.every((word) => text.includes(word))
    );
  });
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
        nothing="No template has all of that. Release a filter, or use other words."
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
          onClear={() => {
            setWords('');
            setKind(null);
            setStack(null);
          }}
        />
      )}
      <ul className={styles.grid}>
        {shown.map((template) => (
          <li key={template.id}>
            <TemplateTile template={template} heading="h2" />
          </li>
        ))}
      </ul>
    </Page>
  );
}
