import Link from '@docusaurus/Link';
import {useMemo} from 'react';
import {type MoreRecipesView, recipeCategories} from '../../../shared/recipe';
import {BackIcon, NextIcon} from '../../ui/icons';
import {builtData} from '../built-data';
import {PlayingCard} from '../recipes/PlayingCard';
import styles from './more-recipes.module.css';

/** The end of a recipe's page: others of its category, all of them, and the one before and behind. `data` comes from the build. */
export function MoreRecipes({data}: {data?: string}) {
  const more = useMemo(() => builtData<MoreRecipesView>(data), [data]);
  if (!more) return null;
  const {category, count, previous, next, similar} = more;
  const name = recipeCategories[category];
  return (
    <section className={styles.more} aria-label={`More in ${name}`} data-no-print>
      <p className={styles.head}>
        <strong>More in {name}</strong>
        <Link to={`/docs/recipes/?category=${category}`}>All {count}</Link>
      </p>
      <ul className={styles.films}>
        {similar.map((card) => (
          <li key={card.id}>
            <PlayingCard card={card} />
          </li>
        ))}
      </ul>
      <nav className={styles.steps} aria-label="Recipes">
        <Link to={previous.path} rel="prev" aria-label={`Previous: ${previous.title}`}>
          <BackIcon size={16} /> {previous.title}
        </Link>
        <Link to={next.path} rel="next" aria-label={`Next: ${next.title}`}>
          {next.title} <NextIcon size={16} />
        </Link>
      </nav>
    </section>
  );
}
