import Link from '@docusaurus/Link';
import heads from '@generated/site-data-pages/default/heads.json';
import Layout from '@theme/Layout';
import {identity} from '../../../config/identity';
import {Preview} from '../../demo-host/Preview';
import page from '../_shared/page.module.css';
import styles from './contact.module.css';

const mailAbout = (subject: string) =>
  `mailto:${identity.mail}?subject=${encodeURIComponent(subject)}`;

const topics = [
  {
    topic: 'Something does not work',
    text: 'Search the docs for the message first. If nothing fits, open an issue with the version, the command and the smallest project that shows it.',
    label: 'Open an issue',
    href: `${identity.repository}/issues/new`,
  },
  {
    topic: 'How would you do this?',
    text: 'Questions about technique are best asked in the chat, where others have solved the same and can read along.',
    label: 'Join the chat',
    href: identity.chat,
  },
  {
    topic: 'Licenses and invoices',
    text: 'Companies of a certain size need a license. Write if the pricing page leaves a question open.',
    label: 'Write about licenses',
    href: mailAbout('License'),
    more: {label: 'See prices', href: identity.pricing},
  },
  {
    topic: 'A vulnerability',
    text: 'Please do not open a public issue. Describe how to reproduce it in a mail, and wait with publishing until there is a fix.',
    label: 'Report in private',
    href: mailAbout('Security'),
  },
  {
    topic: 'Experts',
    text: 'You build with the toolkit for others and want to be listed. Send your focus, skills, place and the kind of work you take on.',
    label: 'Ask for a listing',
    href: mailAbout('Listing as an expert'),
  },
  {
    topic: 'Press and name',
    text: 'Logo files and how to use them are on the brand page. For all else, write.',
    label: 'Open the brand page',
    href: identity.brand,
  },
];

/** `/contact/`: which address for which topic. */
export default function Contact() {
  return (
    <Layout
      title="Contact"
      description="Which address for which topic: bugs, technique, licenses, vulnerabilities, expert listings and press."
    >
      <main className={page.page}>
        <div className={styles.layout}>
          <header className={page.head}>
            <h1>Ask where the answer is</h1>
            <p className={page.lead}>
              Six topics, each with the address where it is answered best. For everything else:
            </p>
            <p>
              <a href={`mailto:${identity.mail}`} className={styles.mail}>
                {identity.mail}
              </a>
            </p>
            <p className={page.lead}>
              Or look first whether <Link to="/search">the docs</Link> or{' '}
              <Link to="/ai">the ask panel</Link> know the answer.
            </p>
            <div className={styles.picture}>
              <Preview demo={heads.contact} alt={heads.contact.title} opening />
            </div>
          </header>
          <ul className={styles.topics}>
            {topics.map(({topic, text, label, href, more}) => (
              <li key={topic}>
                <h2>{topic}</h2>
                <p>{text}</p>
                <p className={styles.links}>
                  <a href={href}>{label}</a>
                  {more && <a href={more.href}>{more.label}</a>}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </main>
    </Layout>
  );
}
