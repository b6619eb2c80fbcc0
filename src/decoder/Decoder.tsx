import {useEffect, useId, useRef, useState} from 'react';
import {useFileDrop} from '../shell/use-file-drop';
import {Button} from '../ui/Button';
import {writeClipboard} from '../ui/clipboard';
import styles from './decoder.module.css';
import {Examples} from './Examples';
import {Findings} from './Findings';
import {type DecoderState, type ReadFix, useDecoded} from './use-decoded';

/** Longer messages make addresses that chats and servers cut off. */
const LONGEST_LINK = 1500;

/** Bytes that are read of a file. */
const LONGEST_FILE = 400_000;

const COPIED = {yes: 'Link copied', refused: 'The link is in the address bar'};

/** Reads the end of a file, which is what counts: a log of gigabytes must not fill the memory. */
const readEnd = (file: File): Promise<string> => file.slice(-LONGEST_FILE).text();

/** Copies a link to the page with a text in it; where that is refused, the link goes into the address bar. */
function useLink(text: string) {
  /** What became of the copy, and of which text: a change makes it old. */
  const [copied, setCopied] = useState<{text: string; how: keyof typeof COPIED}>();
  const copy = async () => {
    const address = new URL(window.location.href);
    address.search = new URLSearchParams({e: text.trim()}).toString();
    address.hash = '';
    const isDone = await writeClipboard(address.href);
    // An address in the bar can be copied all the same.
    if (!isDone) window.history.replaceState(window.history.state, '', address);
    setCopied({text, how: isDone ? 'yes' : 'refused'});
  };
  return {copy, label: copied?.text === text ? COPIED[copied.how] : 'Copy link'};
}

/** Findings that begin lower in what is seen of the page are below the fold, or below a keyboard. */
const LOW = 0.5;

/**
 * Brings findings into view where they are below the field, once for each text that came as a whole. While somebody
 * types, the field stays where it is.
 */
function useIntoView(state: DecoderState) {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    if (state.kind !== 'done' || !isWanted.current || !place.current) return;
    isWanted.current = false;
    const seen = window.visualViewport?.height ?? window.innerHeight;
    if (place.current.getBoundingClientRect().top < seen * LOW) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    place.current.scrollIntoView({behavior: isStill ? 'instant' : 'smooth'});
  }, [state]);
  const want = () => {
    isWanted.current = true;
  };
  return {place, want};
}

/** The field for a message, and what was found in it. */
export function Decoder({book, readFix}: {book: string; readFix: ReadFix}) {
  const [text, setText] = useState('');
  const {state, retry} = useDecoded(book, readFix, text);
  const link = useLink(text);
  const view = useIntoView(state);
  /** A text that comes as a whole. */
  const bring = (whole: string) => {
    view.want();
    setText(whole);
  };
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (file) void readEnd(file).then(bring);
  };
  const drop = useFileDrop(take, bring);

  // The server knows no message: the first render has to look the same without one.
  useEffect(() => {
    const linked = new URLSearchParams(window.location.search).get('e');
    if (linked) setText(linked);
  }, []);

  return (
    <section className={styles.decoder} aria-label="Decoder">
      <div className={styles.input}>
        <label htmlFor={`${id}text`}>Message or log</label>
        <textarea
          id={`${id}text`}
          aria-describedby={`${id}note`}
          className={drop.isOver ? styles.over : undefined}
          value={text}
          rows={8}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder="TypeError: The &quot;durationInFrames&quot; prop in <Composition id=&quot;Intro&quot;> must be an integer, but got 115.84."
          onPaste={view.want}
          onChange={(event) => setText(event.target.value)}
          {...drop.handlers}
        />
        <div className={styles.tools}>
          <p id={`${id}note`}>
            Decoded as you type or paste, in this page: nothing is sent. Up to 200 KB
            <span className={styles.drop}>; you can also drop a file</span>.
          </p>
          <div className={styles.buttons}>
            <input
              ref={picker}
              type="file"
              hidden
              onChange={(event) => take(event.target.files?.[0])}
            />
            <Button look="plain" onClick={() => picker.current?.click()}>
              Choose a file
            </Button>
            {text.trim() !== '' && (
              <Button look="plain" onClick={() => setText('')}>
                Clear
              </Button>
            )}
            {text.trim() !== '' && text.length <= LONGEST_LINK && (
              <Button look="plain" onClick={() => void link.copy()}>
                {link.label}
              </Button>
            )}
          </div>
        </div>
      </div>
      <Findings state={state} text={text} retry={retry} place={view.place}>
        <Examples onChoose={bring} />
      </Findings>
    </section>
  );
}
