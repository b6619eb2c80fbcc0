import Link from '@docusaurus/Link';
import {type ReactNode, useState} from 'react';
import type {DemoView} from '../../shared/demo';
import type {ShowcaseEntry} from '../../shared/rows';
import {DemoHost} from '../demo-host/DemoHost';
import {Page} from '../pages/_shared/Page';
import {ButtonLink} from '../ui/Button';
import {FilterBar} from '../ui/filter-bar/FilterBar';
import {RepositoryIcon} from '../ui/icons';
import {Choice} from './Choice';
import styles from './showcase.module.css';

type Entry = Omit<ShowcaseEntry, 'demo'> & {
  demo: DemoView;
  /** Where its source is: the page of a recipe, or its place in the gallery. */
  page: string;
};

/** Controls and code behind one quiet line: a gallery is looked at first. */
const folded = (panels: ReactNode) => (
  <details className={styles.fold}>
    <summary className="unfold">Props and code</summary>
    {panels}
  </details>
);

/** `/showcase/`: compositions that run in the page, with props and source. */
export default function Showcase({entries}: {entries: Entry[]}) {
  const [tag, setTag] = useState<string | null>(null);
  const tags = [...new Set(entries.flatMap((entry) => entry.tags))];
  const shown = entries.filter((entry) => tag === null || entry.tags.includes(tag));
  return (
    <Page
      title="Showcase"
      description="Compositions that run in the page instead of screenshots: data, captions, 3D, type and sound, each with its props and its source."
      heading="Not recordings. Components."
      lead="Everything below is computed while you watch. Drag its playhead, change its props, open its code. It was written for this site: take it along."
      actions={
        <>
          <ButtonLink to="/showcase/add">Show your own</ButtonLink>
          <ButtonLink to="/demos/" look="plain">
            All demos
          </ButtonLink>
        </>
      }
    >
      <FilterBar things="compositions" shown={shown.length} all={entries.length} nothing="">
        <div className={styles.choice}>
          <Choice
            legend="Show"
            options={tags}
            value={tag}
            count={(option) => entries.filter((entry) => entry.tags.includes(option)).length}
            onChange={setTag}
          />
        </div>
      </FilterBar>
      <div className={styles.grid}>
        {shown.map(({demo, title, text, page: address}) => (
          <article key={demo.id} className={styles.entry}>
            <DemoHost demo={demo} fold={folded} />
            <div className={styles.words}>
              <h2>{title}</h2>
              {/* The anchor of the gallery is a state that the demo reads, no heading. */}
              <Link
                to={address}
                className={styles.source}
                aria-label={`Source of ${title}`}
                data-noBrokenLinkCheck
              >
                <RepositoryIcon size={16} /> Source
              </Link>
              <p>{text}</p>
            </div>
          </article>
        ))}
      </div>
    </Page>
  );
}
