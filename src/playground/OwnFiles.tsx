import X from 'lucide-react/icons/x';
import tools from './tools.module.css';
import type {useOwnFiles} from './use-own-files';

/** The reader's own pictures, sounds and films, each with the call that plays it. */
export function OwnFiles({files}: {files: ReturnType<typeof useOwnFiles>}) {
  const {own, input, onPick, remove} = files;
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="image/*,audio/*,video/*,application/json,.srt,.vtt"
        aria-label="Add pictures, sound or film"
        onChange={onPick}
      />
      {own.size > 0 && (
        <ul className={tools.own} aria-label="Your files">
          {[...own.keys()].map((name) => (
            <li key={name}>
              <code>{`staticFile('${name}')`}</code>
              <button type="button" aria-label={`Remove ${name}`} onClick={() => remove(name)}>
                <X aria-hidden size={14} />
              </button>
            </li>
          ))}
          <li>They stay in this tab; the download has them.</li>
        </ul>
      )}
    </>
  );
}
