import Link from '@docusaurus/Link';
import posts from '@generated/site-data-pages/default/posts.json';
import {Preview} from '../../demo-host/Preview';
import {ButtonLink} from '../../ui/Button';
import styles from './story-end.module.css';

/** What a reader of a story does next: changes its film, or begins with something like it; nothing for other posts. */
export function StoryEnd({permalink}: {permalink: string}) {
  const story = posts.stories[permalink];
  const demo = posts.demos[permalink];
  if (!story || !demo) return null;
  const [title, path] = story.begin;
  return (
    <section className={styles.end} aria-labelledby="like-it" data-card data-no-print>
      <Preview demo={demo} alt="" />
      <div>
        <h2 id="like-it">Make one like it</h2>
        <p>
          The film of this story is open code. Change it in the browser, or begin with{' '}
          <Link to={path}>{title}</Link>.
        </p>
        <ButtonLink to={`/playground/?p=${demo.id}`}>Open the film</ButtonLink>
      </div>
    </section>
  );
}
