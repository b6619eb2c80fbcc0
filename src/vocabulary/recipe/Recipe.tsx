import {useEffect, useMemo, useState} from 'react';
import {stateToHash} from '../../../shared/demo';
import {PREVIEW_ORIGIN} from '../../../shared/preview';
import type {RecipeView} from '../../../shared/recipe';
import {DemoHost} from '../../demo-host/DemoHost';
import {builtData} from '../built-data';
import {CodeBlock} from '../code-block/CodeBlock';
import styles from './recipe.module.css';

/**
 * `<Recipe />`: the piece of a recipe's page playing, other values to try, and the command that puts it
 * into a project. `data` comes from the build (`mdx/word-data.ts`).
 */
export function Recipe({data}: {data?: string}) {
  const recipe = useMemo(() => builtData<RecipeView>(data), [data]);
  return recipe ? <Piece recipe={recipe} /> : null;
}

function Piece({
  recipe: {demo, variations, command, dependencies, typefaces},
}: {
  recipe: RecipeView;
}) {
  const [origin, setOrigin] = useState(PREVIEW_ORIGIN);
  // A build without an address of its own doesn't know where it is served.
  useEffect(() => setOrigin(window.location.origin), []);
  return (
    <>
      <DemoHost demo={demo} />
      <nav className={styles.variations} aria-label="Variations" data-live>
        <span aria-hidden="true">Try</span>
        <ul className={styles.choices}>
          {variations.map(({label, values}) => (
            <li key={label}>
              <a href={`#${stateToHash(demo.id, demo.controls, values)}`} onClick={chooseAgain}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <a className={styles.open} href={`/playground/?p=${demo.id}`} onClick={takeValues}>
          Open in the playground
        </a>
      </nav>
      <details>
        <summary>Add it to your project</summary>
        <p>
          The command copies the code into your components and installs{' '}
          {dependencies.map((name, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <code>{name}</code>
            </span>
          ))}
          . Or copy the code above into a file, and install them yourself. All of it is in{' '}
          <a href={`/r/${demo.id}.json`}>one JSON file</a>.
        </p>
        <CodeBlock key={origin} html={command.replaceAll(PREVIEW_ORIGIN, origin)} />
        {typefaces.map((name) => (
          <p key={name}>
            The code names a typeface of this site. Install <code>{name}</code> and import{' '}
            <code>{`${name}/index.css`}</code>, or it looks different.
          </p>
        ))}
      </details>
    </>
  );
}

/** The variation that was chosen last goes along: `#demo=confetti:pieces=40`. */
function takeValues({currentTarget}: React.MouseEvent<HTMLAnchorElement>): void {
  const url = new URL(currentTarget.href);
  const id = url.searchParams.get('p')?.split(':')[0];
  const state = /^#demo=(.*)$/.exec(window.location.hash)?.[1];
  if (state?.split(':')[0] !== id) return;
  url.searchParams.set('p', state ?? '');
  currentTarget.href = url.href;
}

/** Chosen twice, a link changes no address; but the reader may have moved a control in between. */
function chooseAgain({currentTarget}: React.MouseEvent<HTMLAnchorElement>): void {
  if (currentTarget.hash === window.location.hash) {
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  }
}
