import {type DragEvent, useEffect, useId, useRef, useState} from 'react';
import {Button} from '../ui/Button';
import {writeClipboard} from '../ui/clipboard';
import styles from './decoder.module.css';
import {Examples} from './Examples';
import {Findings} from './Findings';
import {useDecoded} from './use-decoded';

/** Longer messages make addresses that chats and servers cut off. */
const LONGEST_LINK = 1500;

const COPIED = {yes: 'Link copied', refused: 'The link is in the address bar'};

async function readFile(file: File | undefined): Promise<string | undefined> {
  // Its end is what counts; a log of gigabytes must not fill the memory.
  return file?.slice(-400_000).text();
}

/** The field for a message, and what was found in it. */
export function Decoder({book}: {book: string}) {
  const [text, setText] = useState('');
  const [isOver, setIsOver] = useState(false);
  const [copied, setCopied] = useState<'yes' | 'refused'>();
  const {state, retry} = useDecoded(book, text);
  const id = useId();
  const file = useRef<HTMLInputElement>(null);

  // The server knows no message: the first render has to look the same without one.
  useEffect(() => {
    const linked = new URLSearchParams(window.location.search).get('e');
    if (linked) setText(linked);
  }, []);

  const change = (next: string | undefined) => {
    if (next === undefined) return;
    setText(next);
    setCopied(undefined);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const {files} = event.dataTransfer;
    if (files.length > 0) void readFile(files[0]).then(change);
    else change(event.dataTransfer.getData('text'));
  };
  const copyLink = async () => {
    const address = new URL(window.location.href);
    address.search = new URLSearchParams({e: text.trim()}).toString();
    address.hash = '';
    const isDone = await writeClipboard(address.href);
    // An address in the bar can be copied all the same.
    if (!isDone) window.history.replaceState(window.history.state, '', address);
    setCopied(isDone ? 'yes' : 'refused');
  };

  return (
    <section className={styles.decoder} aria-label="Decoder">
      <div className={styles.input}>
        <label htmlFor={`${id}text`}>Message or log</label>
        <textarea
          id={`${id}text`}
          aria-describedby={`${id}note`}
          className={isOver ? styles.over : undefined}
          value={text}
          rows={8}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder="TypeError: The &quot;durationInFrames&quot; prop in <Composition id=&quot;Intro&quot;> must be an integer, but got 115.84."
          onChange={(event) => change(event.target.value)}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        />
        <div className={styles.tools}>
          <p id={`${id}note`}>
            Read in this page, never sent. Up to 200 KB
            <span className={styles.drop}>; you can also drop a file</span>.
          </p>
          <div className={styles.buttons}>
            <input
              ref={file}
              type="file"
              hidden
              onChange={(event) => void readFile(event.target.files?.[0]).then(change)}
            />
            <Button look="plain" onClick={() => file.current?.click()}>
              Choose a file
            </Button>
            {text.trim() !== '' && (
              <Button look="plain" onClick={() => change('')}>
                Clear
              </Button>
            )}
            {text.trim() !== '' && text.length <= LONGEST_LINK && (
              <Button look="plain" onClick={() => void copyLink()}>
                {copied ? COPIED[copied] : 'Copy link'}
              </Button>
            )}
          </div>
        </div>
      </div>
      <Findings state={state} text={text} retry={retry}>
        <Examples onChoose={change} />
      </Findings>
    </section>
  );
}
