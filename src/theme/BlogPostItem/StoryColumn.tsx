import Link from '@docusaurus/Link';
import posts from '@generated/site-data-pages/default/posts.json';
import {CodeLabel} from '../../shell/sidebar/CodeLabel';
import {ExternalIcon} from '../../ui/icons';
import styles from './story-column.module.css';

/** One figure of a story, what its product is, how it works, and which parts of the toolkit it uses; nothing for other posts. */
export function StoryColumn({permalink}: {permalink: string}) {
  const facts = posts.stories[permalink];
  if (!facts || !('who' in facts)) return null;
  const {who, makes, figure, stack, pipeline, uses, site} = facts;
  return (
    <section className={styles.column} aria-label="At a glance">
      <p className={styles.figure}>
        <strong>{figure[0]}</strong> {figure[1]}
      </p>
      <dl>
        <div>
          <dt>Who</dt>
          <dd>
            {who}
            {site && (
              <Link href={site[1]} className={styles.site}>
                {site[0]} <ExternalIcon size={13} />
              </Link>
            )}
          </dd>
        </div>
        <div>
          <dt>Makes</dt>
          <dd>{makes}</dd>
        </div>
        <div>
          <dt>Built with</dt>
          <dd>{stack}</dd>
        </div>
        <div>
          <dt>Pipeline</dt>
          <dd>
            <ol className={styles.pipeline}>
              {pipeline.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </dd>
        </div>
        <div>
          <dt>Read about its parts</dt>
          <dd>
            <ul className={styles.uses}>
              {uses.map(([title, path]) => (
                <li key={path}>
                  <Link to={path}>
                    <CodeLabel text={title} />
                  </Link>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </section>
  );
}
