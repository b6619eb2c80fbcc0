import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type {CSSProperties} from 'react';
import type {DemoView} from '../../shared/demo';
import type {Template} from '../../shared/rows';
import {DemoHost} from '../demo-host/DemoHost';
import {Commands} from '../pages/_home/Commands';
import page from '../pages/_shared/page.module.css';
import {CodeLabel} from '../shell/sidebar/CodeLabel';
import {BackLink} from '../ui/BackLink';
import {ButtonLink} from '../ui/Button';
import {DOT} from '../ui/dot';
import {ExternalIcon, NextIcon} from '../ui/icons';
import styles from './templates.module.css';

interface PartProps {
  template: Template;
}

/** What its project contains, and for whom it is. */
function Details({template}: PartProps) {
  return (
    <section className={styles.details}>
      <h2>What is in it</h2>
      <ul className={page.bullets}>
        {template.contents.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
      <div className={page.text}>
        <h2 className={styles.audience}>Who it is for</h2>
        <p>{template.audience}</p>
        {template.tailwind && (
          <p>The command asks whether the project should be set up with Tailwind.</p>
        )}
      </div>
    </section>
  );
}

/** Pages to read next. */
function Links({template}: PartProps) {
  return (
    <section className={styles.next}>
      <h2>Continue with</h2>
      <ul className={styles.links}>
        {template.pages.map(({title, path}) => (
          <li key={path}>
            <Link to={path}>
              <CodeLabel text={title} /> <NextIcon size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `/templates/{cliId}`: what one template is, for whom, and the command that creates it. */
export default function TemplatePage({template, demo}: {template: Template; demo: DemoView}) {
  const isUpright = demo.height > demo.width;
  return (
    <Layout title={`${template.name} template`} description={template.summary}>
      <main className={page.page}>
        <BackLink to="/templates/">All templates</BackLink>
        <div
          className={styles.hero}
          data-upright={isUpright || undefined}
          style={{'--aspect': demo.width / demo.height} as CSSProperties}
        >
          <div>
            <h1 className={page.title}>{template.name}</h1>
            <p className={page.lead}>{template.summary}</p>
            <div className={styles.command}>
              <Commands template={template.id} />
            </div>
            <p className={page.actions}>
              {template.preview && (
                <ButtonLink to={template.preview} look="plain">
                  See it deployed <ExternalIcon size={16} />
                </ButtonLink>
              )}
              <ButtonLink to={template.repository} look="plain">
                Source on GitHub <ExternalIcon size={16} />
              </ButtonLink>
            </p>
            <p className={`${page.tags} ${styles.tags}`}>
              {[
                template.kind,
                ...template.stack,
                ...(template.tailwind ? ['Tailwind on request'] : []),
              ].join(DOT)}
            </p>
          </div>
          <div className={styles.preview}>
            <DemoHost demo={demo} />
            <p>
              A composition that shows the idea. It runs here: change its values, open its code.
            </p>
          </div>
          <Details template={template} />
          <Links template={template} />
        </div>
      </main>
    </Layout>
  );
}
