import Link from '@docusaurus/Link';
import {useId, useState} from 'react';
import {search as settings} from '../../../config/search';
import {encodeText} from '../../../shared/encode';
import {wayTo} from '../../../shared/search-index';
import type {searchClient} from '../../search/client';
import type {Place, SearchAnswer, SearchHit} from '../../search/engine/engine';
import {explainAddress, isMessage} from '../../search/message';
import {
  LocalResults,
  NoResults,
  SearchFailed,
  sumOf,
  UnknownWords,
} from '../../search/modal/Screens';
import {MarkedName, MarkedText} from '../../search/modal/Text';
import {useSuggestions} from '../../search/modal/use-suggestions';
import {ButtonLink} from '../../ui/Button';
import {BackIcon, NextIcon} from '../../ui/icons';
import styles from './search.module.css';
import {hrefOf, type SearchState} from './state';

/** Results on one page. */
export const HITS_PER_PAGE = settings.hits;

/** What became of a query. */
export type Result =
  | {kind: 'idle'}
  | {kind: 'loading'}
  | {kind: 'failed'; error: unknown}
  /** An answer, and what it answers. */
  | {kind: 'answer'; answer: SearchAnswer; state: SearchState};

/** The way to a page. */
const pathOf = ({url, section, crumbs}: SearchHit) =>
  wayTo({path: url, section, crumbs}).join(' › ');

interface ResultsProps {
  result: Result;
  state: SearchState;
  client: ReturnType<typeof searchClient>;
  repository: string;
  /** Shows pages of all kinds. */
  onAll(): void;
  onQuery(query: string): void;
  onRetry(): void;
}

/** What was found, or why nothing is shown. */
export function Results({
  result,
  state: asked,
  client,
  repository,
  onAll,
  onQuery,
  onRetry,
}: ResultsProps) {
  const answer = result.kind === 'answer' ? result.answer : undefined;
  // As long as an answer is on its way, the one before stays, and says what it answers.
  const state = result.kind === 'answer' ? result.state : asked;
  const suggestions = useSuggestions(client, state.query, answer);
  if (result.kind === 'failed') return <SearchFailed error={result.error} onRetry={onRetry} />;
  if (!answer) {
    if (!state.query.trim()) {
      return <p className={styles.note}>Type a name, a flag, an error message or a question.</p>;
    }
    return (
      <>
        {/* Asked so lately that saying so would flash; its line is kept. */}
        <p className={styles.note} role="status">
          {result.kind === 'idle' ? '\u00a0' : settings.texts.searching}
        </p>
        <Waiting />
      </>
    );
  }
  const {hits, nbHits, unknown, meant, isLocal, isComplete} = answer;
  const notice = (
    <>
      {isLocal ? <LocalResults /> : null}
      {/* Without results that is said once, and what may have been meant is offered. */}
      {hits.length > 0 ? <UnknownWords unknown={unknown} meant={meant} onQuery={onQuery} /> : null}
      {isMessage(state.query) ? (
        <p className={styles.note}>
          <Link to={explainAddress(state.query)}>{settings.texts.explain}</Link>
        </p>
      ) : null}
    </>
  );
  if (hits.length === 0 && state.page === 1) {
    return (
      <>
        {notice}
        <NoResults
          query={state.query}
          suggestions={suggestions}
          reportUrl={`${repository}/issues/new?title=${encodeText(`[docs] Search finds nothing for "${state.query}"`)}`}
          onSuggestion={onQuery}
          others={
            state.sections.length > 0 ? {count: sumOf(answer.counts), onShow: onAll} : undefined
          }
        />
      </>
    );
  }
  return (
    <>
      <p className={styles.note} role="status">
        For “{state.query}”{/* More of the index can add to the number. */}
        {!isComplete ? null : nbHits === 1 ? ': 1 page' : `: ${nbHits} pages`}
      </p>
      {notice}
      <ol className={styles.hits} start={(state.page - 1) * HITS_PER_PAGE + 1}>
        {hits.map((hit) => (
          <Entry key={hit.url} hit={hit} />
        ))}
      </ol>
      <nav className={styles.pages} aria-label="Result pages">
        {state.page > 1 ? (
          <ButtonLink look="plain" to={hrefOf({...state, page: state.page - 1})}>
            <BackIcon size={16} />
            Previous results
          </ButtonLink>
        ) : null}
        {state.page * HITS_PER_PAGE < nbHits ? (
          <ButtonLink look="plain" to={hrefOf({...state, page: state.page + 1})}>
            More results
            <NextIcon size={16} />
          </ButtonLink>
        ) : null}
      </nav>
    </>
  );
}

/** Where the first hit will be, until there is one: its title, its path and a line of its text. */
const Waiting = () => (
  <div className={styles.waiting} aria-hidden="true">
    <span />
    <span />
    <span />
  </div>
);

/** A page with its best place; its other places unfold from the line of its path, so that a row is no higher for them. */
function Entry({hit}: {hit: SearchHit}) {
  const {title, heading, snippet, also, more, url} = hit;
  const [isOpen, setOpen] = useState(false);
  const places = useId();
  return (
    <li>
      <Link to={url}>
        <MarkedName text={title} />
        {heading.length > 0 ? (
          <span className={styles.heading}>
            {' › '}
            <MarkedName text={heading} />
          </span>
        ) : null}
      </Link>
      <div className={styles.path}>
        <span>{pathOf(hit)}</span>
        {more.length > 0 ? (
          <button
            type="button"
            className="unfold"
            aria-expanded={isOpen}
            aria-controls={places}
            onClick={() => setOpen(!isOpen)}
          >
            {more.length === 1 ? '1 more place' : `${more.length} more places`}
          </button>
        ) : null}
      </div>
      {snippet.length > 0 ? (
        <p>
          <MarkedText text={snippet} />
        </p>
      ) : null}
      {also.length > 0 ? (
        <p className={styles.also}>
          also: “<MarkedText text={also} />”
        </p>
      ) : null}
      <ul id={places} className={styles.more} hidden={!isOpen}>
        {isOpen ? more.map((place) => <More key={place.url} place={place} />) : null}
      </ul>
    </li>
  );
}

const More = ({place: {url, heading, snippet}}: {place: Place}) => (
  <li>
    <Link to={url}>
      {heading.length > 0 ? <MarkedName text={heading} /> : 'From the beginning'}
    </Link>
    <p>
      <MarkedText text={snippet} />
    </p>
  </li>
);
