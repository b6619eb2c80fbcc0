import {useEffect, useRef, useState} from 'react';
import {search as settings} from '../../../config/search';
import type {SearchSection} from '../../../shared/search-index';
import box from '../box.module.css';
import type {SearchClient} from '../client-types';
import {Bar} from './Bar';
import {Foot} from './Foot';
import {Kinds} from './Kinds';
import styles from './modal.module.css';
import {Results} from './Results';
import {useSearchList} from './use-search-list';
import {useSuggestions} from './use-suggestions';
import {viewOf} from './view';

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

/** The search dialog: one input, a list that follows it, keyboard first. */
export default function SearchModal(props: SearchModalProps) {
  const {client, initialQuery, from, repository, sections, onClose, open} = props;
  const [section, setSection] = useState<SearchSection>();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const {list, state} = useSearchList({client, initialQuery, from, section, open});
  const view = viewOf(state, initialQuery, section);
  const {query, answer} = view;
  const suggestions = useSuggestions(client, query, view.isEmpty ? answer : undefined);

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
  const setQuery = (next: string) => {
    list.setQuery(next);
    input.current?.focus();
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      dismiss();
    } else if (event.key.startsWith('Arrow') && event.target === input.current) {
      event.currentTarget.setAttribute('data-keys', '');
      list.moveBy(event.key, input.current.selectionStart === query.length);
    }
  };

  return (
    <dialog
      ref={dialog}
      className={`DocSearch DocSearch-Container ${box.dialog} ${styles.dialog}`}
      aria-label={settings.texts.label}
      data-status={view.status}
      data-answered={view.answered}
      data-stage={state.stage}
      data-complete={answer?.isComplete}
      onClose={() => onClose(false)}
      onClick={(event) => event.target === dialog.current && dismiss()}
      onKeyDown={onKeyDown}
    >
      <div className={`DocSearch-Modal ${box.box} ${styles.modal}`}>
        <Bar list={list} view={view} input={input} onClear={() => setQuery('')} onClose={dismiss} />
        <Kinds sections={sections} chosen={section} choose={setSection} />
        <div
          className={`DocSearch-Dropdown ${styles.dropdown}`}
          tabIndex={-1}
          onPointerMove={list.touch}
        >
          <Results
            list={list}
            view={view}
            stage={state.stage}
            suggestions={suggestions}
            repository={repository}
            onQuery={setQuery}
            section={section}
            onAll={() => {
              setSection(undefined);
              input.current?.focus();
            }}
            open={open}
          />
        </div>
        <Foot view={view} section={section} open={open} />
        <p className="visually-hidden" role="status">
          {view.said}
        </p>
      </div>
    </dialog>
  );
}
