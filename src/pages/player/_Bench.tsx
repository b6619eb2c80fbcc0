import {useId, useState} from 'react';
import {Button} from '../../ui/Button';
import {useImport} from '../../ui/use-import';
import {Poster} from '../_home/Poster';
import {Code} from '../_shared/Code';
import page from '../_shared/page.module.css';
import {codeOf, initial, type Settings, switches} from './_settings';
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
      <div className={styles.pair}>
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
      </div>
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
      <ul className={styles.switches}>
        {switchNames.map((name) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={settings[name]}
                onChange={(event) => onChange({[name]: event.target.checked})}
              />
              <span>
                <code>{name}</code>
                <small>{switches[name]}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </form>
  );
}

const load = () => import('./_Live');

/** The Player, its props as inputs, and the code they make. */
export function Bench() {
  const [settings, setSettings] = useState<Settings>(initial);
  const {module, failed, retry} = useImport(load);
  const Live = module?.default;
  return (
    <section className={`${page.bench} ${styles.bench}`} aria-label="Player with props">
      <div className={styles.stage} data-player={Live ? 'ready' : 'loading'}>
        {Live && <Live settings={settings} />}
        {!Live && !failed && <Poster text={settings.text} color={settings.color} />}
        {failed && (
          <p role="alert">
            The Player could not be loaded. <Button onClick={retry}>Retry</Button>
          </p>
        )}
      </div>
      <PropsForm settings={settings} onChange={(change) => setSettings({...settings, ...change})} />
      <Code code={codeOf(settings)} label="Copy the code" />
    </section>
  );
}
