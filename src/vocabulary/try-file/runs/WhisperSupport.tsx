import {canUseWhisperWeb, getAvailableModels, type WhisperWebModel} from '@remotion/whisper-web';
import {useCallback, useId, useState} from 'react';
import {Facts} from '../Facts';
import {printBytes} from '../format';
import {Outcome} from '../Outcome';
import styles from '../try-file.module.css';
import {useRun} from './use-run';

async function check(model: WhisperWebModel) {
  const result = await canUseWhisperWeb(model);
  const {quota, usage} = (await navigator.storage?.estimate?.()) ?? {};
  const free = quota === undefined || usage === undefined ? null : quota - usage;
  return {result, free};
}

/** Whether this browser and this page can transcribe, and why not. */
export function WhisperSupport() {
  const id = useId();
  const [model, setModel] = useState<WhisperWebModel>('tiny.en');
  const {task, again} = useRun(useCallback(() => check(model), [model]));
  return (
    <>
      <div className={styles.form}>
        <label htmlFor={id}>Model</label>
        <select
          id={id}
          value={model}
          onChange={(event) => setModel(event.target.value as WhisperWebModel)}
        >
          {getAvailableModels().map(({name, downloadSize}) => (
            <option key={name} value={name}>
              {name} ({printBytes(downloadSize)})
            </option>
          ))}
        </select>
      </div>
      <Outcome task={task} doing="Checking" did="Checked" retry={again}>
        {({result, free}) => (
          <>
            <Facts
              facts={[
                ['supported', String(result.supported)],
                ['reason', result.reason ?? 'undefined'],
                ['detailedReason', result.detailedReason ?? 'undefined'],
                ['crossOriginIsolated', String(window.crossOriginIsolated)],
                ['free storage', free === null ? null : printBytes(free)],
              ]}
            />
            {!window.crossOriginIsolated && (
              <p>
                The answer is about this page, which isn't served with the two headers. Yours must
                be; then the remaining checks decide.
              </p>
            )}
          </>
        )}
      </Outcome>
    </>
  );
}
