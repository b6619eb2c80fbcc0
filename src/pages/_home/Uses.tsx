import Link from '@docusaurus/Link';
import styles from './home.module.css';

const uses = [
  {
    name: 'A video for every customer',
    text: 'Feed a composition with JSON and render it a hundred thousand times: yearly reviews, receipts, race results.',
    link: {to: '/docs/parameterized-rendering', label: 'Parameterized videos'},
  },
  {
    name: 'An editor inside your product',
    text: 'The Player shows the composition in your React app. What your users change is a prop, what they see is the final picture.',
    link: {to: '/docs/player/', label: 'Embed the Player'},
  },
  {
    name: 'Captions and clips',
    text: 'Transcribe speech, place each word on its frame, burn it in. The result is the same on every machine.',
    link: {to: '/docs/captions/', label: 'Captions'},
  },
  {
    name: 'Charts that move',
    text: 'Draw data with SVG, canvas or WebGL and the libraries you know. Numbers change, the animation is rendered again.',
    link: {to: '/docs/animating-properties', label: 'Animate properties'},
  },
  {
    name: 'Motion design under version control',
    text: 'Components, types, tests, reviews. A brand change is a commit, not a week of opening old project files.',
    link: {to: '/docs/the-fundamentals', label: 'The fundamentals'},
  },
];

/** What people make with the toolkit, as tracks of a timeline. */
export function Uses() {
  return (
    <section className={styles.section} aria-labelledby="uses">
      <h2 id="uses" className={styles.title}>
        What it is for
      </h2>
      <ul className={styles.tracks}>
        {uses.map(({name, text, link}) => (
          <li key={name} className={styles.track}>
            <h3 className={styles.trackName}>{name}</h3>
            <p className={styles.trackText}>{text}</p>
            <Link to={link.to} className={styles.more}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
