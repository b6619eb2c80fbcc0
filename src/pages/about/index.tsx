import Link from '@docusaurus/Link';
import {identity} from '../../../config/identity';
import {ButtonLink} from '../../ui/Button';
import {Page} from '../_shared/Page';
import page from '../_shared/page.module.css';
import {counts} from './_counts';
import styles from './about.module.css';

/** In the order in which they came; what each brought, and the post that tells it. */
const milestones = [
  {
    date: 'February 2021',
    slug: 'introducing-remotion',
    name: '1.0',
    text: 'React components become MP4 files.',
  },
  {date: 'April 2021', slug: '2-0', name: '2.0', text: 'Videos get sound.'},
  {
    date: 'January 2022',
    slug: '2-6',
    name: '2.6',
    text: 'The Player is declared stable.',
  },
  {
    date: 'April 2022',
    slug: '3-0',
    name: '3.0',
    text: 'Lambda splits renders over functions.',
  },
  {
    date: 'November 2022',
    slug: 'seed-funding',
    name: 'Seed round',
    text: 'CHF 180k, part of it from customers.',
  },
  {
    date: 'July 2023',
    slug: '4-0',
    name: '4.0',
    text: 'The Studio edits props and renders.',
  },
  {
    date: 'March 2024',
    slug: 'deployable-studio',
    name: 'Studio online',
    text: 'A link opens it, without Node.js.',
  },
  {
    date: 'May 2025',
    slug: 'media-parser',
    name: 'Media Parser',
    text: 'Media files are read in the browser.',
  },
  {
    date: 'November 2026',
    slug: '4-0-311',
    name: identity.version,
    text: 'The version of these pages.',
  },
];

/** What there is to count; `_counts.test.ts` counts again. */
const numbers = [
  {number: '2021', what: 'the year of the first release', to: '/blog/introducing-remotion'},
  {number: `${counts.packages}`, what: 'packages, documented export by export', to: '/docs/api'},
  {number: `${counts.recipes}`, what: 'films to copy into a project', to: '/docs/recipes/'},
  {number: 'CHF 180k', what: 'raised in 2022, part of it from customers', to: '/docs/investors'},
];

/** `/about/`: what the toolkit is, how it came, and what this site promises. */
export default function About() {
  return (
    <Page
      title="About"
      description="What Remotion is, how it grew from a first release in 2021, who pays for it, and what this documentation promises."
      heading="Video deserves the tools that text has"
      lead="Text has version control, review, tests and functions. A video made of components has them too. That is the whole idea of Remotion, and everything else follows from it."
      picture="about"
      actions={
        <>
          <ButtonLink to="/docs/" size="l">
            Make a first video
          </ButtonLink>
          <ButtonLink to="/contact/" look="plain" size="l">
            Write to us
          </ButtonLink>
        </>
      }
    >
      <ul className={styles.numbers}>
        {numbers.map(({number, what, to}) => (
          <li key={to}>
            <Link to={to} className={styles.number}>
              <strong>{number}</strong> {what}
            </Link>
          </li>
        ))}
      </ul>

      <section className={page.section}>
        <h2>So far</h2>
        <ol className={styles.milestones}>
          {milestones.map(({date, slug, name, text}) => (
            <li key={slug}>
              <span>{date}</span>
              <Link to={`/blog/${slug}`}>{name}</Link>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <div className={`${page.section} ${page.columns}`}>
        <section className={page.text}>
          <h2>How it is paid for</h2>
          <p>
            The source is open to read and to change. Individuals and small companies use it without
            paying; larger companies buy a license, and licenses pay for the work. The{' '}
            <Link to="/docs/license">license page</Link> says who is which.
          </p>
          <p>
            In 2022 customers became investors. <Link to="/docs/investors">Investors</Link> has the
            story behind it, and <Link to="/success-stories">success stories</Link> tells what
            companies make.
          </p>
        </section>
        <section className={page.text}>
          <h2>What this site promises</h2>
          <ul className={page.bullets}>
            <li>
              It documents one version, {identity.version}, and samples are compiled against it.
            </li>
            <li>A demo shows the code that is running, with the values you set.</li>
            <li>
              Search and answers work from files of this site alone, without an outside service.
            </li>
            <li>What is a sample, an estimate or an old post says so.</li>
          </ul>
        </section>
      </div>

      <section className={page.section}>
        <h2>Take part</h2>
        <p className={page.lead}>
          A question in the chat, a page that is mended, a pull request: all of it helps.
        </p>
        <p className={page.actions}>
          <ButtonLink to="/docs/contributing/" size="l">
            How to contribute
          </ButtonLink>
          <ButtonLink to={identity.chat} look="plain" size="l">
            Come into the chat
          </ButtonLink>
          <ButtonLink to={identity.repository} look="plain" size="l">
            Open the repository
          </ButtonLink>
        </p>
      </section>
    </Page>
  );
}
