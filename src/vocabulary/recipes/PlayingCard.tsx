import Link from '@docusaurus/Link';
import type {PlayerRef} from '@remotion/player';
import {useEffect, useState} from 'react';
import {type DemoPreview, demoFormats} from '../../../shared/demo';
import {type RecipeCard, recipeCategories} from '../../../shared/recipe';
import {Still} from '../../demo-host/Still';
import {useStage} from '../../demo-host/use-stage';
import {usePreferences} from '../../film/use-preferences';
import styles from './recipes.module.css';

/** A recipe as its still, which plays while the reader points at it or has it focused. */
export function PlayingCard({card}: {card: RecipeCard}) {
  const [wanted, setWanted] = useState(false);
  const sized = {...card, ...demoFormats[card.formats[0] ?? '16:9']};
  return (
    <Link
      to={card.path}
      className={styles.card}
      onPointerEnter={() => setWanted(true)}
      onPointerLeave={() => setWanted(false)}
      onFocus={() => setWanted(true)}
      onBlur={() => setWanted(false)}
    >
      <span className={styles.stage} data-recipe={card.id}>
        <Still demo={sized} />
        {wanted && <Playing demo={sized} />}
      </span>
      <span className={styles.title}>{card.title}</span>
      <span className={styles.kind}>
        {recipeCategories[card.category]}
        <small>{card.formats.join(' and ')}</small>
      </span>
    </Link>
  );
}

/** The Player above the still; it never takes the pointer, and nothing of it can be focused. */
function Playing({demo}: {demo: DemoPreview}) {
  const {reducedMotion} = usePreferences(true);
  const {state} = useStage(demo.id, !reducedMotion);
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  useEffect(() => player?.play(), [player]);
  if (state.kind !== 'loaded' || reducedMotion) return null;
  const {Stage, component, defaultProps} = state.loaded;
  return (
    <span className={styles.player} inert data-player={player ? 'ready' : 'loading'}>
      <Stage
        demo={{...demo, audio: false}}
        component={component}
        values={defaultProps}
        initialFrame={0}
        loop
        onPlayer={setPlayer}
      />
    </span>
  );
}
