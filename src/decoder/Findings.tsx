import Link from '@docusaurus/Link';
import type {ReactNode, RefObject} from 'react';
import {encodeText} from '../../shared/encode';
import {ERROR_PLACES} from '../../shared/error-entry';
import {Button, ButtonLink} from '../ui/Button';
import {type Decoded, LONGEST_TEXT} from './decode';
import styles from './decoder.module.css';
import {firstLine, questionAddress} from './question';
import type {DecoderState, Fixes} from './use-decoded';

interface Props {
  state: DecoderState;
  text: string;
  retry: () => void;
  /** Where it stands on the page. */
  place: RefObject<HTMLDivElement | null>;
  /** Shown while there is no text. */
  children: ReactNode;
}

/** What the decoder says beside its field. */
export function Findings({state, text, retry, place, children}: Props) {
  return (
    <div ref={place} className={styles.findings}>
      <p role="status" className={styles.status}>
        {statusText(state)}
      </p>
      {state.kind === 'idle' && children}
      {state.kind === 'failed' && <Button onClick={retry}>Try again</Button>}
      {state.kind === 'done' && (
        <>
          <Surroundings decoded={state.decoded} />
          <Hits decoded={state.decoded} fixes={state.fixes} />
          {state.decoded.near.length > 0 && <Near decoded={state.decoded} fixes={state.fixes} />}
          {state.decoded.hits.length === 0 && <Unknown text={text} />}
        </>
      )}
    </div>
  );
}

function statusText(state: DecoderState): string {
  if (state.kind === 'idle') return '';
  if (state.kind === 'loading') return 'Loading the entries …';
  if (state.kind === 'failed') return 'The entries could not be loaded. Your text is still here.';
  const {length} = state.decoded.hits;
  if (length === 0) return 'No entry has a message of this text.';
  return length === 1 ? 'One entry found.' : `${length} entries found, the first cause first.`;
}

interface FoundProps {
  decoded: Decoded;
  fixes: Fixes;
}

/** What an entry says to do, and the way to all that it says. */
function Fix({slug, fixes}: {slug: string; fixes: Fixes}) {
  const fix = fixes.get(slug);
  if (!fix) return null;
  return (
    <div className={styles.fix}>
      <h3>What to do</h3>
      {fix}
      <Link to={`/docs/errors/${slug}`} aria-describedby={`entry-${slug}`}>
        The whole entry
      </Link>
    </div>
  );
}

function Hits({decoded: {hits}, fixes}: FoundProps) {
  return (
    <ol className={styles.hits}>
      {hits.map(({hit: {entry}, heading, lines, excerpt}) => (
        <li key={entry.slug}>
          <h2 id={`entry-${entry.slug}`}>
            <Link to={`/docs/errors/${entry.slug}`}>{heading}</Link>
          </h2>
          <p>{entry.description}</p>
          <figure>
            <figcaption>
              {lines.first === lines.last
                ? `Line ${lines.first}`
                : `Lines ${lines.first}–${lines.last}`}
              {' · '}
              {entry.where.map((place) => ERROR_PLACES[place]).join(', ')}
            </figcaption>
            <pre>
              <code>
                {excerpt.before}
                <mark>{excerpt.marked}</mark>
                {excerpt.after}
              </code>
            </pre>
          </figure>
          <Fix slug={entry.slug} fixes={fixes} />
        </li>
      ))}
    </ol>
  );
}

/** Entries about something near, with the words that tell so. */
function Near({decoded: {near, hits}, fixes}: FoundProps) {
  return (
    <section className={styles.near} aria-label="Near entries">
      <p>
        {hits.length > 0 && 'What was found only says that something failed. '}
        These are about something near. They may not be what you have:
      </p>
      <ul>
        {near.map(({entry: {slug, title, description}, words}) => (
          <li key={slug}>
            <h2 id={`entry-${slug}`}>
              <Link to={`/docs/errors/${slug}`}>{title}</Link>
            </h2>
            <p>{description}</p>
            <p className={styles.shared}>
              In both:{' '}
              {words.map((word) => (
                <code key={word}>{word}</code>
              ))}
            </p>
            <Fix slug={slug} fixes={fixes} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Versions, and places in the reader's own code. */
function Surroundings({decoded: {versions, mixed, frames, skipped}}: {decoded: Decoded}) {
  if (versions.length === 0 && frames.length === 0 && skipped === 0) return null;
  return (
    <dl className={styles.facts}>
      {frames.length > 0 && (
        <div>
          <dt>Your code</dt>
          <dd>
            {frames.slice(0, 5).map(({file, line}) => (
              <code key={`${file}:${line}`}>
                {file}:{line}
              </code>
            ))}
          </dd>
        </div>
      )}
      {versions.length > 0 && (
        <div>
          <dt>{mixed.length > 0 ? 'Mixed versions' : 'Version'}</dt>
          <dd>
            {versions.slice(0, 12).map(({package: name, version}) => (
              <code key={`${name}@${version}`}>{name ? `${name}@${version}` : version}</code>
            ))}
            {mixed.length > 0 && (
              <Link to="/docs/version-mismatch">All packages need the same version</Link>
            )}
          </dd>
        </div>
      )}
      {skipped > 0 && (
        <div>
          <dt>Not read</dt>
          <dd>The first {Math.ceil(skipped / 1000)} KB: only the last 200 KB were.</dd>
        </div>
      )}
    </dl>
  );
}

function Unknown({text}: {text: string}) {
  const query = encodeText(firstLine(text.slice(-LONGEST_TEXT)));
  return (
    <div className={styles.unknown}>
      <p>
        It may come from your own code, or from a program that nobody has met beside the toolkit
        yet. Check that you pasted the line that names the error, not only the stack below it.
      </p>
      <p className={styles.tools}>
        <ButtonLink to={`/search?q=${query}`} data-noBrokenLinkCheck>
          Search the docs
        </ButtonLink>
        <ButtonLink look="plain" href={questionAddress(text)}>
          Ask, with the message filled in
        </ButtonLink>
      </p>
    </div>
  );
}
