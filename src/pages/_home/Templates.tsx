import Link from '@docusaurus/Link';
import styles from './templates.module.css';

const templates = [
  {id: 'hello-world', name: 'Hello World', text: 'A first composition with animation'},
  {id: 'next', name: 'Next.js', text: 'Player and Lambda in a web app'},
  {id: 'tiktok', name: 'TikTok', text: 'Word-by-word captions'},
  {id: 'audiogram', name: 'Audiogram', text: 'A waveform for podcast clips'},
  {id: 'three', name: 'React Three Fiber', text: 'A 3D scene on the timeline'},
  {id: 'music-visualization', name: 'Music Visualization', text: 'Bars that follow a spectrum'},
  {id: 'overlay', name: 'Overlay', text: 'Transparent lower thirds for editors'},
  {id: 'render-server', name: 'Render Server', text: 'A queue with an HTTP interface'},
];

/** A strip of film, one template per frame; it scrolls sideways. */
export function Templates() {
  return (
    <section className={styles.wide} aria-labelledby="templates">
      <div className={styles.wideHead}>
        <h2 id="templates">Start from a template</h2>
        <Link to="/templates/" className={styles.more}>
          All templates
        </Link>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={styles.strip} aria-label="Templates" tabIndex={0}>
        <ul className={styles.film}>
          {templates.map(({id, name, text}) => (
            <li key={id}>
              <Link to={`/templates/${id}`} className={styles.frame}>
                <span className={styles.frameArt} data-template={id} aria-hidden="true">
                  <i />
                  <i />
                  <i />
                </span>
                <strong>{name}</strong>
                <span>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
}
