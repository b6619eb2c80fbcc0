import {Fragment, useId} from 'react';
import {Button} from '../../ui/Button';
import {useImport} from '../../ui/use-import';
import {Poster} from '../_home/Poster';
import {Code} from '../_shared/Code';
import page from '../_shared/page.module.css';
import {codeOf, type Settings, switches} from './_settings';
import styles from './player.module.css';

const switchNames = Object.keys(switches) as (keyof typeof switches)[];

interface PropsFormProps {
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
}

/** An input for each prop. */
function PropsForm({settings, onChange}: PropsFormProps) {
  const id = useId();
  return (
    <form className={styles.props} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.values}>
        <p className={page.field}>
          <label htmlFor={`${id}text`}>text</label>
          <input
            id={`${id}text`}
            className={page.input}
            value={settings.text}
            maxLength={14}
            autoComplete="off"
            onChange={(event) => onChange({text: event.target.value})}
          />
        </p>
        <p className={page.field}>
          <label htmlFor={`${id}color`}>color</label>
          <input
            id={`${id}color`}
            type="color"
            className={page.input}
            value={settings.color}
            onChange={(event) => onChange({color: event.target.value})}
          />
        </p>
        <div className={page.field}>
          <span className={page.label}>
            <label htmlFor={`${id}rate`}>playbackRate</label>
            <output htmlFor={`${id}rate`}>{settings.playbackRate}</output>
          </span>
          <input
            id={`${id}rate`}
            type="range"
            className={page.range}
            min={0.25}
            max={2}
            step={0.25}
            value={settings.playbackRate}
            onChange={(event) => onChange({playbackRate: event.target.valueAsNumber})}
          />
        </div>
      </div>
      <ul className={styles.switches}>
        {switchNames.map((name) => (
          <li key={name}>
            <label className={styles.switch}>
              <input
                type="checkbox"
                checked={settings[name]}
                onChange={(event) => onChange({[name]: event.target.checked})}
              />
              <code>
                {name.split(/(?=[A-Z])/).map((word, place) => (
                  <Fragment key={word}>
                    {place > 0 && <wbr />}
                    {word}
                  </Fragment>
                ))}
              </code>
              <small>{switches[name]}</small>
            </label>
          </li>
        ))}
      </ul>
    </form>
  );
}

const load = () => import('./_Live');

/** The Player itself, with the visitor's settings; its quiet frame until it has loaded. */
export function Film({settings}: {settings: Settings}) {
  const {module, failed, retry} = useImport(load);
  const Live = module?.default;
  return (
    <section className={styles.stage} aria-label="Player" data-player={Live ? 'ready' : 'loading'}>
      {Live && <Live settings={settings} />}
      {!Live && !failed && <Poster text={settings.text} color={settings.color} />}
      {failed && (
        <p role="alert">
          The Player could not be loaded. <Button onClick={retry}>Retry</Button>
        </p>
      )}
    </section>
  );
}

/** The props of the Player as inputs, and the code they make. */
export function Bench(props: PropsFormProps) {
  return (
    <section className={`${page.bench} ${styles.bench}`} aria-label="Props of the Player">
      <PropsForm {...props} />
      <Code code={codeOf(props.settings)} label="Copy the code" />
    </section>
  );
}
