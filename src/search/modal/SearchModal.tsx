import {useEffect, useRef} from 'react';
import {CloseIcon, SearchIcon} from '../../ui/icons';
import type {SearchClient} from '../client';
import {Hits} from './Hits';
import styles from './modal.module.css';
import {NoResults, SearchFailed, Start} from './Screens';
import {useAutocomplete} from './use-autocomplete';

/** Limit of the specification, section 9. */
const QUERY_LENGTH = 64;

interface SearchModalProps {
  client: Promise<SearchClient>;
  initialQuery: string;
  from: string;
  repository: string;
  /** Closes the modal; `navigated` tells whether a hit was opened. */
  onClose(navigated: boolean): void;
  open(url: string): void;
}

/** Words a reader could search for instead: the query's own, from the longest. */
const suggest = (query: string): string[] =>
  [...new Set(query.split(/\s+/))]
    .filter((word) => word.length > 2 && word !== query)
    .sort((a, b) => b.length - a.length)
    .slice(0, 3);

/** The search dialog: one input, a list that follows it, keyboard first. */
export default function SearchModal(props: SearchModalProps) {
  const {client, initialQuery, from, repository, onClose, open} = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const {state, stage, autocomplete} = useAutocomplete({client, initialQuery, from, open});

  useEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
    input.current?.select();
  }, []);

  const dismiss = () => {
    dialog.current?.close();
    // The event of closing comes a moment later, and the next key may be quicker.
    onClose(false);
  };

  const query = state?.query ?? initialQuery;
  const collections = state?.collections ?? [];
  const count = collections.reduce((sum, {items}) => sum + items.length, 0);
  const nbHits = Number(state?.context.nbHits ?? 0);
  const answered = state?.context.answered === query;
  const isFailed = state?.context.failed === true;
  const status = isFailed ? 'error' : (state?.status ?? 'idle');
  const isEmpty = answered && count === 0 && query.trim() !== '';

  const inputProps = autocomplete.getInputProps({
    inputElement: input.current,
    autoFocus: true,
    maxLength: QUERY_LENGTH,
  } as Parameters<typeof autocomplete.getInputProps>[0]);

  return (
    <dialog
      ref={dialog}
      className={`DocSearch DocSearch-Container ${styles.dialog}`}
      aria-label="Search docs"
      data-status={status}
      data-answered={String(state?.context.answered ?? '')}
      data-stage={stage}
      onClose={() => onClose(false)}
      onClick={(event) => event.target === dialog.current && dismiss()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        dismiss();
      }}
    >
      <div className={`DocSearch-Modal ${styles.modal}`}>
        <header className={`DocSearch-SearchBar ${styles.bar}`}>
          <form
            className={`DocSearch-Form ${styles.form}`}
            onSubmit={(event) => event.preventDefault()}
            onReset={(event) => {
              event.preventDefault();
              autocomplete.setQuery('');
              autocomplete.refresh();
              input.current?.focus();
            }}
          >
            <span className={styles.magnifier}>
              <SearchIcon size={20} />
            </span>
            <input
              {...(inputProps as unknown as React.InputHTMLAttributes<HTMLInputElement>)}
              ref={input}
              className={`DocSearch-Input ${styles.input}`}
              role="combobox"
              aria-label="Search docs"
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
        <div className={`DocSearch-Dropdown ${styles.dropdown}`} tabIndex={-1}>
          {isFailed ? <SearchFailed onRetry={() => autocomplete.refresh()} /> : null}
          {!isFailed && isEmpty ? (
            <NoResults
              query={query}
              suggestions={suggest(query)}
              reportUrl={`${repository}/issues/new?title=${encodeURIComponent(`[docs] Search finds nothing for "${query}"`)}`}
              onSuggestion={(suggestion) => {
                autocomplete.setQuery(suggestion);
                autocomplete.refresh();
                input.current?.focus();
              }}
            />
          ) : null}
          {!isFailed && count > 0 ? (
            <Hits
              collections={collections}
              active={state?.activeItemId ?? null}
              autocomplete={autocomplete}
              open={open}
            />
          ) : null}
          {!isFailed && count === 0 && !query.trim() ? <Start /> : null}
          {status === 'stalled' ? <p className={styles.screen}>Searching …</p> : null}
        </div>
        <footer className={`DocSearch-Footer ${styles.footer}`}>
          <span className={styles.keys} aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
          </span>
          {query.trim() && nbHits > 0 ? (
            <a
              className={styles.all}
              href={`/search?q=${encodeURIComponent(query)}`}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey) return;
                event.preventDefault();
                open(`/search?q=${encodeURIComponent(query)}`);
              }}
            >
              See all {nbHits} results
            </a>
          ) : null}
        </footer>
        <p className={styles.live} role="status">
          {answered && query.trim() && !isFailed
            ? count > 0
              ? `${count} hits on ${nbHits} pages`
              : `No results for ${query}`
            : ''}
        </p>
      </div>
    </dialog>
  );
}
