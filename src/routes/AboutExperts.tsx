import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {identity} from '../../config/identity';
import page from '../pages/_shared/page.module.css';
import {ButtonLink} from '../ui/Button';
import styles from './experts.module.css';

const KINDS = [
  {
    title: 'Makes the film',
    text: 'Turns a storyboard or an After Effects file into components: typography, charts, captions, 3D. What you get is code whose texts, colors and data are props.',
    link: {label: 'What a composition is', to: '/docs/the-fundamentals'},
  },
  {
    title: 'Builds the app around it',
    text: 'A form or an editor in your product, in which people see the video while they change it. That is React, the Player, and a data model that outlives the first version.',
    link: {label: 'How the Player works', to: '/docs/player/'},
  },
  {
    title: 'Sets up the rendering',
    text: 'Lambda, a container or a machine of your own; queues, fonts, codecs, and a bill that was calculated before the first big run.',
    link: {label: 'Ways to render', to: '/docs/render'},
  },
];

const CHOICE = [
  [
    'Look at something that moves.',
    'A film tells more than a list of skills. Open its code: are names, colors and texts props, or written into the middle?',
  ],
  [
    'Begin with one piece.',
    'A paid day on your hardest row of data, the longest name and the missing picture, shows more than a week of mails.',
  ],
  [
    'Ask for the render, too.',
    'Who renders, on which machine, how long does it take, and what does a thousand cost? Somebody who has done it has numbers.',
  ],
  [
    'Settle what stays.',
    'The repository, the fonts and their licenses, and who needs a license of Remotion: you, the expert, or both.',
  ],
] as const;

/** What an expert does, how to choose one, and how to become one of the list. */
export function AboutExperts() {
  useBrokenLinks().collectAnchor('get-listed');
  return (
    <>
      <section className={page.section} aria-labelledby="what-an-expert-does">
        <h2 id="what-an-expert-does">What an expert does</h2>
        <ul className={styles.kinds}>
          {KINDS.map(({title, text, link}) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <Link to={link.to}>{link.label}</Link>
            </li>
          ))}
        </ul>
      </section>
      <div className={`${page.section} ${styles.advice}`}>
        <section aria-labelledby="how-to-choose">
          <h2 id="how-to-choose">How to choose</h2>
          <ol className={styles.steps}>
            {CHOICE.map(([what, why]) => (
              <li key={what}>
                <strong>{what}</strong> {why}
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="get-listed" className={styles.listing}>
          <h2 id="get-listed">Get listed</h2>
          <p>
            You build with Remotion for others. A profile is one row of data and one film. Send:
          </p>
          <ul className={page.bullets}>
            <li>your name, place and time zone</li>
            <li>what you are best at, in one line, and three skills</li>
            <li>a paragraph about how you work, and the kinds of work you take on</li>
            <li>one composition of yours that may be shown with its code</li>
            <li>an address where clients reach you</li>
          </ul>
          <p className={page.actions}>
            <ButtonLink to={`mailto:${identity.mail}?subject=Listing%20as%20an%20expert`} size="l">
              Send your profile
            </ButtonLink>
            <ButtonLink to={identity.chat} look="plain" size="l">
              Ask in the chat
            </ButtonLink>
          </p>
        </section>
      </div>
    </>
  );
}
