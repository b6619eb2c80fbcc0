import Link from '@docusaurus/Link';
import pictures from '@generated/site-data-pages/default/home.json';
import {Preview} from '../../demo-host/Preview';
import tile from '../../ui/tile.module.css';
import styles from './home.module.css';

const others = [
  {
    name: 'Media Parser',
    still: 'loupe-tour',
    to: '/docs/media-parser/',
    text: 'Reads duration, codecs and samples of media files, in browser and server.',
  },
  {
    name: 'WebCodecs',
    still: 'chroma-key',
    to: '/docs/webcodecs/',
    text: 'Converts and edits video in the browser. Files stay on the device.',
  },
  {
    name: 'Recorder',
    still: 'speaker-colors',
    to: '/docs/recorder/',
    text: 'Record talks and screencasts, get captions and a cut in code.',
  },
  {
    name: 'Timeline',
    still: 'speed-ramp',
    to: '/docs/timeline/',
    text: 'A timeline component to build your own editor around.',
  },
];

/** The parts of the toolkit, the two big ones first. */
export function Products() {
  return (
    <section className={styles.section} aria-labelledby="products">
      <h2 id="products">Preview in your app, render in your cloud</h2>
      <div className={styles.products}>
        {pictures.products.map(({name, to, text, demo}) => (
          <Link key={name} to={to} className={`${tile.tile} ${styles.product}`}>
            <Preview demo={demo} />
            <strong className={styles.productName}>{name}</strong>
            <span className={styles.productText}>{text}</span>
          </Link>
        ))}
        <ul className={styles.others}>
          {others.map(({name, still, to, text}) => (
            <li key={name}>
              <Link to={to} className={styles.other}>
                <img
                  src={`/demos/${still}.webp`}
                  alt=""
                  width={640}
                  height={360}
                  loading="lazy"
                  decoding="async"
                />
                <strong>{name}</strong>
                <span>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
