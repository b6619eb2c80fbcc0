import Link from '@docusaurus/Link';
import {ButtonLink} from '../../ui/Button';
import {Page} from '../_shared/Page';
import page from '../_shared/page.module.css';
import {Bench} from './_Bench';
import styles from './player.module.css';

const chapters = [
  {
    to: '/docs/player/custom-controls',
    name: 'Your own controls',
    text: 'Take away the bar and draw one that belongs to your product.',
  },
  {
    to: '/docs/player/current-time',
    name: 'Follow the frame',
    text: 'Show the time or move a playhead without drawing the whole app again.',
  },
  {
    to: '/docs/player/drag-and-drop',
    name: 'Drag on the canvas',
    text: 'Select, move and resize layers in the picture itself.',
  },
  {
    to: '/docs/player/thumbnail',
    name: 'One frame only',
    text: 'Thumbnail draws a single frame, for lists and posters.',
  },
];

/** `/player/`: the Player under the visitor's hands, beside the code of each setting. */
export default function PlayerPage() {
  return (
    <Page
      title="Player"
      description="Show a composition in any React app. Change the Player's props on this page, watch it, and copy the code they make."
      heading="The video before it is a file"
      lead="The Player shows a composition in your React app. Nothing is rendered first: a prop changes, the next frame shows it. Everything below is the real component."
      picture="player"
    >
      <Bench />
      <section className={`${page.section} ${page.columns} ${styles.columns}`}>
        <div className={page.text}>
          <h2>One component, two lives</h2>
          <p>
            What your users see while they edit is what the renderer draws later: the same
            component, the same props. Hand <code>inputProps</code> to the Player for the preview
            and to <Link to="/docs/renderer/render-media">renderMedia()</Link> or{' '}
            <Link to="/lambda/">Lambda</Link> for the file.
          </p>
          <p>
            It needs React 16.8 or newer and no bundler settings. In apps that render on a server it
            draws itself in the browser.
          </p>
          <p>
            <ButtonLink to="/docs/player/">Add it to your app</ButtonLink>
          </p>
          <h2>What it is not</h2>
          <p>
            A preview in real time: a scene that takes longer than a frame’s time stutters in the
            Player, while the rendered file stays smooth. And it makes no files; for that there is{' '}
            <Link to="/docs/render">rendering</Link>.
          </p>
        </div>
        <ul>
          {chapters.map(({to, name, text}) => (
            <li key={to}>
              <Link to={to} className={styles.chapter}>
                <strong>{name}</strong>
                <span>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
