import {useMemo} from 'react';
import {demoFormats} from '../../../shared/demo';
import {filterRecipes, type RecipeCard, recipeCategories} from '../../../shared/recipe';
import {Chips} from '../../ui/Chips';
import chips from '../../ui/chips.module.css';
import {FilterBar} from '../../ui/filter-bar/FilterBar';
import {NothingFound, nothingTitle} from '../../ui/nothing-found/NothingFound';
import {builtData} from '../built-data';
import {PlayingCard} from './PlayingCard';
import styles from './recipes.module.css';
import {useFilters} from './use-filters';

/**
 * `<Recipes />`: all recipes as stills that play when they are pointed at or focused, with a search and
 * filters; with `category`, those of one category alone. `data` comes from the build (`mdx/word-data.ts`).
 */
export function Recipes({category, data}: {category?: string; data?: string}) {
  const cards = useMemo(() => builtData<RecipeCard[]>(data) ?? [], [data]);
  return category === undefined ? <Gallery cards={cards} /> : <Grid cards={cards} />;
}

/** So many are offered where nothing was found. */
const PROPOSED = 3;

function Gallery({cards}: {cards: RecipeCard[]}) {
  const [filters, setFilters] = useFilters();
  const shown = filterRecipes(cards, filters.q, filters.category, filters.format);
  // What the filters leave without the words; else what the gallery begins with.
  const wordless = filterRecipes(cards, '', filters.category, filters.format);
  const instead = wordless.length > 0 ? wordless : cards;
  const kinds = Object.entries(recipeCategories).filter(([kind]) =>
    cards.some(({category}) => category === kind),
  );
  return (
    <div className={styles.gallery} data-gallery>
      <FilterBar
        things="recipes"
        shown={shown.length}
        all={cards.length}
        nothing={nothingTitle('recipe', filters.q)}
        words={{
          label: 'Search recipes',
          value: filters.q,
          placeholder: 'logo, podcast, wipe …',
          onChange: (q) => setFilters({...filters, q}),
        }}
      >
        <div className={`${chips.row} ${styles.choices}`}>
          <fieldset className={`${chips.row} ${styles.choice}`}>
            <legend className="visually-hidden">Format</legend>
            <Chips
              options={Object.keys(demoFormats).map((format) => [
                format,
                format,
                filterRecipes(cards, filters.q, filters.category, format).length,
              ])}
              value={filters.format}
              onChange={(format) => setFilters({...filters, format})}
            />
          </fieldset>
          <fieldset className={`${chips.row} ${styles.choice}`}>
            <legend className="visually-hidden">Category</legend>
            <Chips
              options={kinds.map(([kind, label]) => [
                kind,
                label,
                filterRecipes(cards, filters.q, kind, filters.format).length,
              ])}
              value={filters.category}
              onChange={(category) => setFilters({...filters, category})}
            />
          </fieldset>
        </div>
      </FilterBar>
      {shown.length === 0 && (
        <NothingFound
          query={filters.q}
          isFiltered={filters.category !== null || filters.format !== null}
          onClear={() => setFilters({q: '', category: null, format: null})}
        >
          <Grid cards={instead.slice(0, PROPOSED)} />
        </NothingFound>
      )}
      {shown.length > 0 && <Grid cards={shown} upright={filters.format === '9:16'} />}
    </div>
  );
}

function Grid({cards, upright = false}: {cards: RecipeCard[]; upright?: boolean}) {
  return (
    <ul className={styles.grid} data-upright={upright || undefined}>
      {cards.map((card) => (
        <li key={card.id}>
          <PlayingCard card={card} about={card.about} upright={upright} />
        </li>
      ))}
    </ul>
  );
}
