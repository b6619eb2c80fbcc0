import Link from '@docusaurus/Link';
import styles from './home.module.css';

const stories = [
  {
    name: 'YARX',
    slug: 'yarx',
    text: 'Every finisher of a mountain marathon gets a video of their own run.',
  },
  {
    name: 'MakeStories',
    slug: 'makestories',
    text: 'Web stories leave the editor as MP4, rendered in about a minute.',
  },
  {
    name: 'Shortvid.io',
    slug: 'shortvid-video-conf',
    text: 'Open-source announcements that ran on the screens of a conference.',
  },
  {
    name: 'Typeframes',
    slug: 'typeframes',
    text: 'Text in, product video out: a two-person team without servers.',
  },
];

/** What companies made, each told in its own story. */
export function Companies() {
  return (
    <section className={styles.section} aria-labelledby="companies">
      <h2 id="companies" className={styles.title}>
        Made with it
      </h2>
      <ul className={styles.stories}>
        {stories.map(({name, slug, text}) => (
          <li key={slug}>
            <Link to={`/success-stories/${slug}`} className={styles.story}>
              <span className={styles.storyText}>{text}</span>
              <span className={styles.storyName}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
