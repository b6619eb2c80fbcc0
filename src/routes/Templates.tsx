import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {useState} from 'react';
import type {DemoPreview} from '../../shared/demo';
import type {Template} from '../../shared/rows';
import {Preview} from '../demo-host/Preview';
import {Head} from '../pages/_shared/Head';
import page from '../pages/_shared/page.module.css';
import styles from './templates.module.css';

interface ChoiceProps {
  legend: string;
  options: string[];
  value: string | null;
  onChange: (value: string | null) => void;
}

/** One row of buttons of which at most one is pressed. */
export function Choice({legend, options, value, onChange}: ChoiceProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className={page.choice}
          aria-pressed={value === option}
          onClick={() => onChange(value === option ? null : option)}
        >
          {option}
        </button>
      ))}
    </fieldset>
  );
}

const distinct = (values: string[]) => [...new Set(values)].sort((a, b) => a.localeCompare(b));

interface Props {
  templates: Template[];
  /** One for each template, in the same order. */
  previews: DemoPreview[];
}

/** `/templates/`: all templates, filtered by kind and stack. */
export default function Templates({templates, previews}: Props) {
  const pictures = new Map(previews.map((preview) => [preview.id, preview]));
  const [kind, setKind] = useState<string | null>(null);
  const [stack, setStack] = useState<string | null>(null);
  const shown = templates.filter(
    (template) =>
      (kind === null || template.kind === kind) &&
      (stack === null || template.stack.includes(stack)),
  );
  return (
    <Layout
      title="Templates"
      description={`${templates.length} project templates for Remotion: audiograms, captions, 3D, Next.js apps, render servers. Filter by kind and stack, copy one command.`}
    >
      <main className={page.page}>
        <Head
          title="Begin with something that already moves"
          lead="Each template is a complete project: open the Studio, change a prop, render. Pick by what you want to make, or by what you already use."
          beside={
            <div className={page.filters}>
              <Choice
                legend="Kind"
                options={distinct(templates.map((template) => template.kind))}
                value={kind}
                onChange={setKind}
              />
              <Choice
                legend="Stack"
                options={distinct(templates.flatMap((template) => template.stack))}
                value={stack}
                onChange={setStack}
              />
            </div>
          }
        />
        <p className={page.count} role="status">
          {shown.length === 0
            ? 'No template has both. Release one of the filters.'
            : `${shown.length} of ${templates.length} templates`}
        </p>
        <ul className={styles.grid}>
          {shown.map((template) => {
            const picture = pictures.get(template.demo);
            return (
              <li key={template.id}>
                <Link to={`/templates/${template.id}`} className={styles.card}>
                  {picture && <Preview demo={picture} />}
                  <h2>{template.name}</h2>
                  <p>{template.summary}</p>
                  <p className={styles.stack}>{template.stack.join(' · ')}</p>
                </Link>
              </li>
            );
          })}
        </ul>
      </main>
    </Layout>
  );
}
