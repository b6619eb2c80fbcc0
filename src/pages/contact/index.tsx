import {identity} from '../../../config/identity';
import {ButtonLink} from '../../ui/Button';
import {Page} from '../_shared/Page';
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
    <Page
      title="Contact"
      description="Which address for which topic: bugs, technique, licenses, vulnerabilities, expert listings and press."
      heading="Ask where the answer is"
      lead="Six topics, each with the place where it is answered best. Many questions are answered already: look first whether the docs or the ask panel know yours."
      picture="contact"
      actions={
        <>
          <ButtonLink to="/ai" size="l">
            Ask the docs
          </ButtonLink>
          <ButtonLink to="/search" look="plain" size="l">
            Search the docs
          </ButtonLink>
        </>
      }
    >
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
      <p className={styles.rest}>
        For everything else: <a href={`mailto:${identity.mail}`}>{identity.mail}</a>
      </p>
    </Page>
  );
}
