import Link from '@docusaurus/Link';
import {useEffect, useId, useRef, useState} from 'react';
import {identity} from '../../config/identity';
import {plainText} from '../../shared/marked';
import type {SearchHit} from '../search/engine/engine';
import {NoWorker} from '../search/start';
import {Button} from '../ui/Button';
import {writeClipboard} from '../ui/clipboard';
import {NextIcon} from '../ui/icons';
import {NothingFound} from '../ui/nothing-found/NothingFound';
import {markdownOf, postOf, promptOf, type Quote} from './ask-prompt';
import {Block} from './Blocks';
import styles from './panel.module.css';
import {type Answer, useQuestion} from './use-question';

const examples = [
  'How do I render a transparent video?',
  'Do I need a license for my company?',
  'How are captions timed?',
];

/** Characters of a question. */
const LONGEST = 200;
/** Characters of it that a search takes. */
const MOST_SEARCHED = 64;

/** Lines of a sample that are shown before one asks for the others: the next passage has to be seen, too. */
const LINES = 8;

function statusOf(state: Answer): string {
  if (state.kind === 'asking') return 'Looking through the docs …';
  if (state.kind === 'failed') {
    const why = state.error instanceof NoWorker ? state.error.message : 'Try again.';
    return `The docs could not be searched. ${why}`;
  }
  if (state.kind !== 'answered') return '';
  if (state.quotes.length === 0) {
    return `The docs have nothing on “${state.question}”.`;
  }
  const asked = state.meant ? ` for “${state.meant}”` : '';
  const after = asked + (state.after ? `, asked after “${state.after}”` : '');
  if (!state.isSure) {
    const some =
      state.quotes.length === 1 ? 'This page' : `One of these ${state.quotes.length} pages`;
    return `No page is clearly the answer${after}. ${some} may have it.`;
  }
  const count = state.quotes.length === 1 ? '1 passage' : `${state.quotes.length} passages`;
  return `${count}${after}, quoted word for word. Nothing is generated.`;
}

interface LinksProps {
  /** Open passages beside the page; for frames. */
  newTab?: boolean;
  /** Called when the reader follows a link to a passage. */
  onFollow?: (() => void) | undefined;
}

interface AskPanelProps extends LinksProps {
  /** Asks what the address says, as `?q=`. */
  fromAddress?: boolean;
}

/** A question in, the best passages of the docs out: quotes with links, nothing generated. */
export function AskPanel({newTab = false, fromAddress = false, onFollow}: AskPanelProps) {
  const [question, setQuestion] = useState('');
  const {answer, ask, prepare} = useQuestion();
  const isFound = answer.kind === 'answered' && answer.quotes.length > 0;
  const isNothing = answer.kind === 'answered' && !isFound;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, of what the page was opened with
  useEffect(() => {
    const given = fromAddress && new URLSearchParams(window.location.search).get('q');
    if (!given) return;
    setQuestion(given.slice(0, LONGEST));
    ask(given.slice(0, LONGEST));
  }, [fromAddress]);
  return (
    <section className={styles.panel} aria-label="Ask the docs">
      <AskForm
        question={question}
        onQuestion={setQuestion}
        onAsk={() => ask(question)}
        onFocus={prepare}
      />
      {/* Of an answer its own line says so. */}
      {!isNothing && !(isFound && answer.isSure) && (
        <p className={styles.note}>
          The answer is quoted from these pages, word for word. Nothing is generated.
        </p>
      )}
      {answer.kind === 'idle' && (
        <Examples
          onChoose={(example) => {
            setQuestion(example);
            ask(example);
          }}
        />
      )}
      <p className={styles.status} role="status" data-nothing={isNothing || undefined}>
        {statusOf(answer)}
      </p>
      {isNothing && (
        <NothingFits question={answer.question} nearest={answer.nearest} onFollow={onFollow} />
      )}
      {isFound && (
        <div className={styles.answer}>
          <Quotes quotes={answer.quotes} newTab={newTab} onFollow={onFollow} />
          {!answer.isSure && (
            <NothingFits question={answer.question} isOffered onFollow={onFollow} />
          )}
          <Copies key={answer.question} question={answer.question} quotes={answer.quotes} />
        </div>
      )}
    </section>
  );
}

interface AskFormProps {
  question: string;
  onQuestion(question: string): void;
  onAsk(): void;
  /** The reader is about to ask. */
  onFocus(): void;
}

function AskForm({question, onQuestion, onAsk, onFocus}: AskFormProps) {
  const id = useId();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        Your question
      </label>
      <input
        id={id}
        className={styles.input}
        value={question}
        maxLength={LONGEST}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="What do you want to know?"
        onFocus={onFocus}
        onChange={(event) => onQuestion(event.target.value)}
      />
      <Button type="submit">
        <span className={styles.submit}>Find passages</span>
        <NextIcon size={18} className={styles.arrow} />
      </Button>
    </form>
  );
}

/** Questions to begin with. */
function Examples({onChoose}: {onChoose(example: string): void}) {
  return (
    <ul className={styles.examples} aria-label="Examples">
      {examples.map((example) => (
        <li key={example}>
          <button type="button" className={styles.example} onClick={() => onChoose(example)}>
            {example}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface QuotesProps extends LinksProps {
  quotes: Quote[];
}

/** Passages that answer, or pages to choose from, each below a link to its place. */
function Quotes({quotes, newTab, onFollow}: QuotesProps) {
  const target = newTab ? {target: '_blank', rel: 'noopener'} : {};
  const list = useRef<HTMLOListElement>(null);
  const goTo = (index: number) => {
    const quote = list.current?.children[index];
    quote?.querySelector('a')?.focus({preventScroll: true});
    quote?.scrollIntoView({block: 'start'});
  };
  return (
    <div className={styles.passages}>
      {quotes.length > 1 && (
        <ul className={styles.contents} aria-label="Passages">
          {quotes.map(({title, heading, url}, index) => (
            <li key={url}>
              <button type="button" onClick={() => goTo(index)}>
                <span className={styles.number}>{index + 1}</span>
                <span>
                  {title}
                  {heading && <span className={styles.heading}> {heading}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <ol ref={list} className={styles.quotes}>
        {quotes.map(({title, heading, url, text, about, passage}, index) => (
          <li key={url}>
            <Link
              to={url}
              className={styles.source}
              {...target}
              data-noBrokenLinkCheck
              onClick={onFollow}
            >
              <span className={styles.number}>{index + 1}</span>
              {title}
              {heading && <span className={styles.heading}>{heading}</span>}
            </Link>
            {about && <p className={styles.choice}>{about}</p>}
            {text && (
              <blockquote cite={url}>
                {passage
                  ? passage.blocks.map((block) => (
                      <Block
                        key={block.position?.start.offset}
                        node={block}
                        link={{...target, onClick: onFollow}}
                        lines={LINES}
                      />
                    ))
                  : text}
              </blockquote>
            )}
            {passage?.demo && <Film demo={passage.demo} {...target} onFollow={onFollow} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface FilmProps {
  demo: string;
  target?: string;
  rel?: string;
  onFollow: (() => void) | undefined;
}

/** A picture of the film that the passage is about, and the way to change it. */
function Film({demo, onFollow, ...target}: FilmProps) {
  return (
    <Link
      to={`/playground/?p=${demo}`}
      className={styles.film}
      {...target}
      onClick={onFollow}
      data-noBrokenLinkCheck
    >
      <img src={`/demos/${demo}.webp`} alt="" width={128} height={72} loading="lazy" />
      <span>Open in playground</span>
      <NextIcon size={16} />
    </Link>
  );
}

interface NothingFitsProps {
  question: string;
  nearest?: SearchHit | undefined;
  /** Pages to choose from stand above it. */
  isOffered?: boolean;
  onFollow: (() => void) | undefined;
}

/** Where to go on where the docs have no answer. */
function NothingFits({question, nearest, isOffered, onFollow}: NothingFitsProps) {
  const post = () =>
    postOf(question, window.location.href, nearest && `${window.location.origin}${nearest.url}`);
  return (
    <NothingFound
      hint={
        <>
          {nearest && (
            <>
              The nearest page is{' '}
              <Link to={nearest.url} onClick={onFollow} data-noBrokenLinkCheck>
                {plainText(nearest.title)}
              </Link>
              .{' '}
            </>
          )}
          {isOffered && 'Is it none of these? '}
          Use fewer or other words, or ask in the <Link href={identity.chat}>chat</Link>, where
          people answer.
        </>
      }
      query={question.slice(0, MOST_SEARCHED)}
      onFollow={onFollow}
      ways={<Copy label="Copy the question" text={post} said="Copied, with version and page." />}
    />
  );
}

/** Copies question and passages: for the reader's own assistant, or to keep. */
function Copies({question, quotes}: {question: string; quotes: Quote[]}) {
  return (
    <div className={styles.copy}>
      <Copy
        label="Copy as Markdown"
        text={() => markdownOf(question, quotes, window.location.origin)}
        said="Copied."
      />
      <Copy
        label="Copy as prompt"
        text={() => promptOf(question, quotes, window.location.origin)}
        said="Copied. Paste it into your own assistant."
      />
    </div>
  );
}

/** A button that copies a text, and says so. */
function Copy({label, text, said}: {label: string; text(): string; said: string}) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    const isDone = await writeClipboard(text());
    setStatus(isDone ? said : 'The browser does not allow copying here.');
  };
  return (
    <span className={styles.copyOne}>
      <Button look="plain" onClick={copy}>
        {label}
      </Button>
      <span role="status">{status}</span>
    </span>
  );
}
