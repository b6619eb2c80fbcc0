import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type FormEvent, useRef, useState} from 'react';
import {type HostedSettings, searchClient} from '../../search/client';
import type {SearchHit} from '../../search/engine/engine';
import {Button} from '../../ui/Button';
import styles from './ask.module.css';
import {promptOf, type Quote, shorten} from './ask-prompt';
import page from './page.module.css';

const examples = [
  'How do I fade a video out?',
  'Why does my animation flicker in the render?',
  'How are captions timed?',
];

const QUOTES = 4;

const plain = (marked: SearchHit['title']) => marked.map(([text]) => text).join('');

function quotesOf(hits: SearchHit[]): Quote[] {
  const pages = new Map<string, number>();
  const quotes: Quote[] = [];
  // Passages below headings say more than introductions.
  for (const hit of [...hits].sort(
    (a, b) => Number(b.kind === 'text') - Number(a.kind === 'text'),
  )) {
    const path = hit.url.split('#')[0] ?? '';
    const count = pages.get(path) ?? 0;
    if (!hit.passage || hit.passage.length < 40 || count >= 2) continue;
    pages.set(path, count + 1);
    quotes.push({
      title: plain(hit.title),
      heading: plain(hit.heading),
      url: hit.url,
      text: shorten(hit.passage),
    });
    if (quotes.length === QUOTES) break;
  }
  return quotes;
}

type State =
  | {kind: 'idle' | 'asking' | 'failed'}
  | {kind: 'answered'; question: string; quotes: Quote[]};

function statusOf(state: State): string {
  if (state.kind === 'asking') return 'Looking through the docs …';
  if (state.kind === 'failed') return 'The docs could not be searched. Try again.';
  if (state.kind !== 'answered') return '';
  return state.quotes.length > 0
    ? `${state.quotes.length} passages on “${state.question}”. Quoted, not generated.`
    : `Nothing in the docs fits “${state.question}”. Try other words, or ask in the chat.`;
}

/** A question in, the best passages of the docs out: quotes with links, nothing generated. */
export function AskPanel({newTab = false}: {newTab?: boolean}) {
  const {siteConfig} = useDocusaurusContext();
  const [question, setQuestion] = useState('');
  const [state, setState] = useState<State>({kind: 'idle'});
  const [copied, setCopied] = useState('');
  const latest = useRef(0);

  const client = () =>
    searchClient(siteConfig.customFields?.hostedSearch as HostedSettings | undefined);

  const ask = async (text: string) => {
    const asked = text.trim();
    if (!asked) return;
    latest.current += 1;
    const number = latest.current;
    setCopied('');
    setState({kind: 'asking'});
    try {
      const {hits} = await (await client()).search({query: asked, limit: 20}, true);
      if (number === latest.current) {
        setState({kind: 'answered', question: asked, quotes: quotesOf(hits)});
      }
    } catch {
      if (number === latest.current) setState({kind: 'failed'});
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(question);
  };

  const copy = () => {
    if (state.kind !== 'answered') return;
    navigator.clipboard
      .writeText(promptOf(state.question, state.quotes, window.location.origin))
      .then(
        () => setCopied('Copied'),
        () => setCopied('Copying failed'),
      );
  };

  const target = newTab ? {target: '_blank', rel: 'noopener'} : {};
  return (
    <section className={styles.panel} aria-label="Ask the docs">
      <form className={styles.form} onSubmit={submit}>
        <label htmlFor="question" className="visually-hidden">
          Your question
        </label>
        <input
          id="question"
          className={page.input}
          value={question}
          maxLength={200}
          autoComplete="off"
          placeholder="What do you want to know?"
          onFocus={() => {
            client()
              .then((ready) => ready.prepare())
              .catch(() => {
                // Asking reports it.
              });
          }}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <Button type="submit">Find passages</Button>
      </form>
      <ul className={styles.examples}>
        {examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              className={page.choice}
              onClick={() => {
                setQuestion(example);
                ask(example);
              }}
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.status} role="status">
        {statusOf(state)}
      </p>
      {state.kind === 'answered' && state.quotes.length > 0 && (
        <>
          <ol className={styles.quotes}>
            {state.quotes.map(({title, heading, url, text}) => (
              <li key={url}>
                <blockquote cite={url}>{text}</blockquote>
                <a href={url} {...target}>
                  {heading ? `${title}: ${heading}` : title}
                </a>
              </li>
            ))}
          </ol>
          <p className={styles.copy}>
            <Button look="plain" onClick={copy}>
              Copy as prompt
            </Button>
            <span role="status">{copied}</span>
          </p>
        </>
      )}
    </section>
  );
}
