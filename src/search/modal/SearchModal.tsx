import {useEffect, useRef, useState} from 'react';
import {search as settings} from '../../../config/search';
import {encodeText} from '../../../shared/encode';
import type {SearchSection} from '../../../shared/search-index';
import {CloseIcon, SearchIcon} from '../../ui/icons';
import box from '../box.module.css';
import type {SearchClient} from '../client';
import type {SearchAnswer} from '../engine/engine';
import {Hits} from './Hits';
import {Kinds} from './Kinds';
import styles from './modal.module.css';
import {LocalResults, NoResults, SearchFailed, Start, UnknownWords} from './Screens';
import {useAutocomplete} from './use-autocomplete';
import {useSuggestions} from './use-suggestions';

interface SearchModalProps {
  client: Promise<SearchClient>;
  initialQuery: string;
  from: string;
  repository: string;
  /** Kinds of pages that the site has. */
  sections: readonly SearchSection[];
  /** Closes the modal; `navigated` tells whether a hit was opened. */
  onClose(navigated: boolean): void;
  open(url: string): void;
}

/** What is said about an answer to those who don't see it. */
function saidOf(query: string, {nbHits, unknown}: SearchAnswer): string {
  const found = nbHits === 1 ? '1 page' : `${nbHits} pages`;
  const left = unknown.length > 0 ? `. No page mentions ${unknown.join(' or ')}` : '';
  return nbHits > 0 ? `${found}${left}` : `No results for ${query}${left}`;
}

/** The search dialog: one input, a list that follows it, keyboard first. */
export default function SearchModal(props: SearchModalProps) {
  const {client, initialQuery, from, repository, sections, onClose, open} = props;
  const [section, setSection] = useState<SearchSection>();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const {state, stage, shown, autocomplete, toggle, touch} = useAutocomplete({
    client,
    initialQuery,
    from,
    section,
    open,
  });

  useEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
    // Whoever types goes on behind what the box was opened with.
    input.current?.setSelectionRange(initialQuery.length, initialQuery.length);
  }, [initialQuery]);

  const dismiss = () => {
    dialog.current?.close();
    // The event of closing comes a moment later, and the next key may be quicker.
    onClose(false);
  };

  const query = state?.query ?? initialQuery;
  const collections = state?.collections ?? [];
  const count = collections.reduce((sum, {items}) => sum + items.length, 0);
  /** The answer to what stands in the input; undefined while it is looked for. */
  const answer = shown?.query === query && shown.section === section ? shown.answer : undefined;
  const answered = state?.context.answered === query;
  const error = state?.context.error;
  const isFailed = error !== undefined;
  const status = isFailed ? 'error' : (state?.status ?? 'idle');
  const hasHits = collections.some(({items}) => items.some(({kind}) => kind !== 'explain'));
  const isEmpty = answered && !hasHits && query.trim() !== '';

  /** Arrows move into the list; left and right, at the end of the query, list a page's places. */
  const moveIn = (key: string) => {
    if (key === 'ArrowUp' || key === 'ArrowDown') touch();
    const isAtEnd = input.current?.selectionStart === query.length;
    if ((key !== 'ArrowRight' && key !== 'ArrowLeft') || !isAtEnd) return;
    const item = collections
      .flatMap(({items}) => items)
      .find((each) => each.__autocomplete_id === state?.activeItemId);
    if (item?.kind === 'place') toggle(item.hit.url, false);
    else if (item?.kind === 'hit' && item.hit.more.length > 0) {
      toggle(item.url, key === 'ArrowRight');
    }
  };
  const suggestions = useSuggestions(client, query, isEmpty ? answer : undefined);
  const setQuery = (next: string) => {
    autocomplete.setQuery(next);
    autocomplete.refresh();
    input.current?.focus();
  };
  const address = `${settings.page}?${new URLSearchParams([['q', query], ...(section ? [['in', section]] : [])])}`;
  const inputProps = autocomplete.getInputProps({
    inputElement: input.current,
    autoFocus: true,
    maxLength: settings.queryLength,
  } as Parameters<typeof autocomplete.getInputProps>[0]);

  return (
    <dialog
      ref={dialog}
      className={`DocSearch DocSearch-Container ${box.dialog}`}
      aria-label={settings.texts.label}
      data-status={status}
      data-answered={String(state?.context.answered ?? '')}
      data-stage={stage}
      data-complete={answer?.isComplete}
      onClose={() => onClose(false)}
      onClick={(event) => event.target === dialog.current && dismiss()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.preventDefault();
          dismiss();
        } else if (event.key.startsWith('Arrow') && event.target === input.current) {
          moveIn(event.key);
        }
      }}
    >
      <div className={`DocSearch-Modal ${box.box} ${styles.modal}`}>
        <header className={`DocSearch-SearchBar ${styles.bar}`}>
          <form
            className={`DocSearch-Form ${styles.form}`}
            onSubmit={(event) => event.preventDefault()}
            onReset={(event) => {
              event.preventDefault();
              setQuery('');
            }}
          >
            <span className={styles.magnifier}>
              <SearchIcon size={20} />
            </span>
            <input
              {...(inputProps as unknown as React.InputHTMLAttributes<HTMLInputElement>)}
              ref={input}
              className={`DocSearch-Input ${box.input}`}
              role="combobox"
              aria-label={settings.texts.label}
              aria-labelledby={undefined}
              aria-expanded={count > 0}
              aria-haspopup="listbox"
              aria-controls={count > 0 ? inputProps['aria-controls'] : undefined}
            />
            {query ? (
              <button type="reset" className={styles.clear} aria-label="Clear the query">
                Clear
              </button>
            ) : null}
          </form>
          <button
            type="button"
            className={`DocSearch-Cancel ${styles.close}`}
            aria-label="Close search"
            onClick={dismiss}
          >
            <CloseIcon size={18} />
          </button>
        </header>
        <Kinds sections={sections} chosen={section} choose={setSection} />
        <div
          className={`DocSearch-Dropdown ${styles.dropdown}`}
          tabIndex={-1}
          onPointerMove={touch}
        >
          {isFailed ? <SearchFailed error={error} onRetry={() => autocomplete.refresh()} /> : null}
          {!isFailed && answer?.isLocal ? <LocalResults /> : null}
          {!isFailed && answer ? (
            <UnknownWords unknown={answer.unknown} meant={answer.meant} onQuery={setQuery} />
          ) : null}
          {!isFailed && isEmpty ? (
            <NoResults
              query={query}
              suggestions={suggestions}
              reportUrl={`${repository}/issues/new?title=${encodeText(`[docs] Search finds nothing for "${query}"`)}`}
              onSuggestion={setQuery}
            />
          ) : null}
          {!isFailed && count > 0 ? (
            <Hits
              collections={collections}
              active={state?.activeItemId ?? null}
              autocomplete={autocomplete}
              open={open}
              toggle={toggle}
            />
          ) : null}
          {!isFailed && count === 0 && !query.trim() ? <Start /> : null}
          {status === 'stalled' ? (
            <p className={styles.screen}>{settings.texts.searching}</p>
          ) : null}
        </div>
        <footer className={`DocSearch-Footer ${styles.footer}`}>
          <span className={styles.keys} aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>→</kbd> for more of a page, <kbd>Enter</kbd> to
            open, <kbd>Esc</kbd> to close
          </span>
          {query.trim() && answer && answer.nbHits > 0 ? (
            <a
              className={styles.all}
              href={address}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey) return;
                event.preventDefault();
                open(address);
              }}
            >
              {/* More of the index can add to the number. */}
              {answer.isComplete ? `See all ${answer.nbHits} results` : 'See all results'}
            </a>
          ) : null}
        </footer>
        <p className="visually-hidden" role="status">
          {answered && answer && query.trim() ? saidOf(query, answer) : ''}
        </p>
      </div>
    </dialog>
  );
}
