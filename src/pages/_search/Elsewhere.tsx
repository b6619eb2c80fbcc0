import Link from '@docusaurus/Link';
import {encodeText} from '../../../shared/encode';
import {explainAddress} from '../../search/message';
import styles from './search.module.css';

/** Where to look for what a word can't find; what was typed comes along where it can. */
const elsewhere = (query: string) => [
  {
    to: query ? explainAddress(query) : '/errors',
    title: 'A message or a log',
    text: 'Paste it whole: the decoder finds the cause.',
  },
  {to: '/docs/recipes/', title: 'A look', text: 'Recipes are chosen by picture.'},
  {
    to: '/docs/a-z',
    title: 'A name you half know',
    text: 'All exports, flags and pages in alphabetical order.',
  },
  {
    to: query ? `/ai?q=${encodeText(query)}` : '/ai',
    title: 'A question',
    text: 'Passages that answer it, word for word.',
  },
];

/** Other ways to find something: beside the results, and in their place as long as nothing is asked for. */
export function Elsewhere({query}: {query: string}) {
  return (
    <aside className={styles.elsewhere} aria-label="Other ways to find something">
      <p>Looking for …</p>
      <ul>
        {elsewhere(query.trim()).map(({to, title, text}) => (
          <li key={title}>
            <Link to={to} className="stretched" data-noBrokenLinkCheck>
              {title}
            </Link>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
