import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type {CSSProperties} from 'react';
import type {DemoView} from '../../shared/demo';
import {packageManagers} from '../../shared/package-manager';
import type {Template, TemplateCard} from '../../shared/rows';
import {DemoHost} from '../demo-host/DemoHost';
import {Commands, chosenManager, shownCommand} from '../pages/_home/Commands';
import page from '../pages/_shared/page.module.css';
import {CodeLabel} from '../shell/sidebar/CodeLabel';
import {BackLink} from '../ui/BackLink';
import {Button, ButtonLink} from '../ui/Button';
import {CopyButton, useCopy} from '../ui/copy-button/CopyButton';
import {CheckIcon, CopyIcon, ExternalIcon, NextIcon} from '../ui/icons';
import {Marked} from '../ui/Marked';
import {Paint} from '../ui/paint/Paint';
import {FileTree} from './FileTree';
import {runCommand} from './run-command';
import {TemplateTile} from './TemplateTile';
import styles from './template-page.module.css';

interface PartProps {
  template: Template;
}

/** What to do first: take the command along. What can be looked at before stands beside it. */
function Actions({template}: PartProps) {
  const {isCopied, copy} = useCopy(() => shownCommand({template: template.id}));
  const Sign = isCopied ? CheckIcon : CopyIcon;
  return (
    <div className={`${page.actions} ${styles.actions}`}>
      <Button className={styles.primary} onClick={copy}>
        <Sign size={18} /> {isCopied ? 'Copied' : 'Copy the command'}
      </Button>
      {/* Where one line has no room for all, these two are the second. */}
      <div>
        {template.preview && (
          <ButtonLink to={template.preview} look="plain">
            See it live <ExternalIcon size={16} />
          </ButtonLink>
        )}
        <ButtonLink to={template.repository} look="plain">
          See the code <ExternalIcon size={16} />
        </ButtonLink>
      </div>
    </div>
  );
}

/** What one wants to know before anything is installed. */
function Facts({template}: PartProps) {
  const {video, packages, stack, tailwind} = template;
  const renders = video && [`${video.size} px`, video.rate, video.length].filter(Boolean);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>For</dt>
        <dd>{template.audience}</dd>
      </div>
      {renders && (
        <div>
          <dt>Renders</dt>
          <dd>{renders.join(', ')}</dd>
        </div>
      )}
      <div>
        <dt>Built with</dt>
        <dd>
          {stack.join(', ')}
          {tailwind && '; with Tailwind, if you say so when the command asks'}
        </dd>
      </div>
      {packages.length > 0 && (
        <div>
          <dt>Packages</dt>
          <dd className={styles.packages}>
            {packages.map((name) => (
              <code key={name}>{name}</code>
            ))}
          </dd>
        </div>
      )}
      <div>
        <dt>License</dt>
        <dd>
          <Link to="/docs/license">That of the toolkit</Link>: free for individuals, small teams and
          non-profits
        </dd>
      </div>
    </dl>
  );
}

/** The files to know, and below them where the list is from. */
function Files({template}: PartProps) {
  return (
    <section>
      <h2>What you get</h2>
      <FileTree files={template.files} />
      <p className={styles.note}>
        The files to know, read in a copy of the template’s repository. The command fetches what is
        there today.
      </p>
    </section>
  );
}

/** From the fresh project to a video of one's own. */
function Steps({template}: PartProps) {
  return (
    <div className={styles.steps}>
      <section>
        <h2>What to change first</h2>
        <ol className={styles.changes}>
          {template.changes.map(([path, text]) => (
            <li key={path}>
              <code>{path}</code>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>How to run and render it</h2>
        <ul className={styles.commands}>
          {template.commands.map(([command, text]) => (
            <li key={command}>
              <div className={styles.command}>
                {packageManagers.map((manager) => (
                  <code key={manager} data-pm={manager}>
                    <Paint code={runCommand(manager, command)} />
                  </code>
                ))}
                <CopyButton
                  label={`Copy ${command}`}
                  text={() => runCommand(chosenManager(), command)}
                />
              </div>
              <p>
                <Marked text={text} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
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

interface TemplatePageProps extends PartProps {
  demo: DemoView;
  related: TemplateCard[];
}

/** `/templates/{cliId}`: what a template makes, the command that creates it, and how to go on from there. */
export default function TemplatePage({template, demo, related}: TemplatePageProps) {
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
            <div className={styles.create}>
              <Commands template={template.id} bare />
            </div>
            <Actions template={template} />
          </div>
          <div className={styles.preview}>
            <DemoHost demo={demo} />
            <p className={styles.note}>
              What it does, drawn for this site in code of our own: change its values, open its
              code. The template has its own look.
            </p>
          </div>
          <Facts template={template} />
          {isUpright && <Files template={template} />}
        </div>
        <div className={styles.project} data-upright={isUpright || undefined}>
          {!isUpright && <Files template={template} />}
          <Steps template={template} />
        </div>
        <Links template={template} />
        <section className={styles.next}>
          <h2>Templates like this one</h2>
          <ul className={styles.related}>
            {related.map((other) => (
              <li key={other.id}>
                <TemplateTile template={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      </main>
    </Layout>
  );
}
