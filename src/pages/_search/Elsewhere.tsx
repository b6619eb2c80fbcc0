import Link from '@docusaurus/Link';
import styles from './search.module.css';

/** Where to look for what a word can't find. */
const ELSEWHERE = [
  {
    to: '/errors',
    title: 'A message or a log',
    text: 'Paste it whole: the decoder finds the cause.',
  },
  {to: '/docs/recipes/', title: 'A look', text: 'Recipes are chosen by picture.'},
  {
    to: '/docs/a-z',
    title: 'A name you half know',
    text: 'All exports, flags and pages in alphabetical order.',
  },
  {to: '/ai', title: 'A question', text: 'Passages that answer it, word for word.'},
];

/** Other ways to find something: beside the results, and in their place as long as nothing is asked for. */
export function Elsewhere() {
  return (
    <aside className={styles.elsewhere} aria-label="Other ways to find something">
      <p>Looking for …</p>
      <ul>
        {ELSEWHERE.map(({to, title, text}) => (
          <li key={to}>
            <Link to={to} className="stretched">
              {title}
            </Link>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
