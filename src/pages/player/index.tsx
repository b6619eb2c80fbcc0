import Link from '@docusaurus/Link';
import heads from '@generated/site-data-pages/default/heads.json';
import {useState} from 'react';
import {identity} from '../../../config/identity';
import {Preview} from '../../demo-host/Preview';
import {ButtonLink} from '../../ui/Button';
import tile from '../../ui/tile.module.css';
import {Commands} from '../_home/Commands';
import {Page} from '../_shared/Page';
import page from '../_shared/page.module.css';
import {Bench, Film} from './_Bench';
import {initial, type Settings} from './_settings';
import styles from './player.module.css';

const chapters = [
  {
    demo: heads['own-controls'],
    to: '/docs/player/custom-controls',
    name: 'Your own controls',
    text: 'Take away the bar and draw one that belongs to your product.',
  },
  {
    demo: heads['current-time'],
    to: '/docs/player/current-time',
    name: 'Follow the frame',
    text: 'Show the time or move a playhead without drawing the whole app again.',
  },
  {
    demo: heads['drag-and-drop'],
    to: '/docs/player/drag-and-drop',
    name: 'Drag on the canvas',
    text: 'Select, move and resize layers in the picture itself.',
  },
  {
    demo: heads.thumbnail,
    to: '/docs/player/thumbnail',
    name: 'One frame only',
    text: 'Thumbnail draws a single frame, for lists and posters.',
  },
];

/** `/player/`: the Player under the visitor's hands, beside the code of each setting. */
export default function PlayerPage() {
  const [settings, setSettings] = useState<Settings>(initial);
  return (
    <Page
      title="Player"
      description="Show a composition in any React app. Change the Player's props on this page, watch it, and copy the code they make."
      heading="The video before it is a file"
      lead="The Player shows a composition in your React app. Nothing is rendered first: a prop changes, the next frame shows it. This one is the real component: set its props below."
      stage={<Film settings={settings} />}
      actions={
        <>
          <ButtonLink to="/docs/player/" size="l">
            Add it to your app
          </ButtonLink>
          <ButtonLink to="/docs/player/player" look="plain" size="l">
            All its props
          </ButtonLink>
        </>
      }
    >
      <Bench settings={settings} onChange={(change) => setSettings({...settings, ...change})} />
      <div className={`${page.section} ${page.columns}`}>
        <section className={page.text}>
          <h2>One component, two lives</h2>
          <p>
            What your users see while they edit is what the renderer draws later: the same
            component, the same props. Hand <code>inputProps</code> to the Player for the preview
            and to <Link to="/docs/renderer/render-media">renderMedia()</Link> or{' '}
            <Link to="/lambda/">Lambda</Link> for the file.
          </p>
        </section>
        <section className={page.text}>
          <h2>What it is not</h2>
          <p>
            A preview in real time: a scene that takes longer than a frame’s time stutters in the
            Player, while the rendered file stays smooth. And it makes no files; for that there is{' '}
            <Link to="/docs/render">rendering</Link>.
          </p>
          <p>
            It needs React 16.8 or newer and no bundler settings. In apps that render on a server it
            draws itself in the browser.
          </p>
        </section>
      </div>
      <section className={page.section}>
        <h2>Build around it</h2>
        <ul className={styles.chapters}>
          {chapters.map(({demo, to, name, text}) => (
            <li key={to}>
              <Link to={to} className={`${tile.tile} ${styles.chapter}`}>
                <Preview demo={demo} />
                <strong>{name}</strong>
                <span>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={`${page.section} ${styles.add}`} aria-labelledby="add" data-no-print>
        <div>
          <h2 id="add">Put it into your app</h2>
          <p className={page.lead}>
            Two packages of one version, and the component above runs in your own page.
          </p>
        </div>
        <div>
          <Commands adds={`remotion@${identity.version} @remotion/player@${identity.version}`} />
          <p className={page.actions}>
            <ButtonLink to="/docs/player/installation">Install the Player</ButtonLink>
            <ButtonLink to="/docs/player/player" look="plain">
              All its props
            </ButtonLink>
          </p>
        </div>
      </section>
    </Page>
  );
}
