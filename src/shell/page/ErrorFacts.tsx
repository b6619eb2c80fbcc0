import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ERROR_PLACES, type ErrorPlace} from '../../../shared/error-entry';
import styles from './error-facts.module.css';
import {messagesOf} from './error-messages';

interface ErrorFrontMatter {
  pattern?: string | string[];
  thrown?: string | string[];
  where?: ErrorPlace[];
}

/** So many messages are read at a glance; the others wait behind a line that opens them. */
const AT_A_GLANCE = 3;

const listOf = (value: string | string[] | undefined) => [value ?? []].flat();

/** Below the title of an entry of the error reference: its messages as a log shows them, who says them, and where. */
export function ErrorFacts() {
  const {metadata, frontMatter} = useDoc();
  const {pattern, thrown, where} = frontMatter as ErrorFrontMatter;
  if (!thrown || !where) return null;
  const messages = messagesOf(metadata.title, listOf(pattern));
  const origins = [...new Set(listOf(thrown).map((name) => name.replace(/#.*/, '')))];
  const more = messages.slice(AT_A_GLANCE);
  return (
    <section aria-label="What this entry is about" className={styles.facts}>
      {messages.length > 0 && (
        <div className={styles.log}>
          <Messages messages={messages.slice(0, AT_A_GLANCE)} />
          {more.length > 0 && (
            <details>
              <summary>
                {more.length} more {more.length === 1 ? 'message' : 'messages'}
              </summary>
              <Messages messages={more} />
            </details>
          )}
        </div>
      )}
      <dl className={styles.rows}>
        <div>
          <dt>Said by</dt>
          <dd data-code>{origins.join(', ')}</dd>
        </div>
        <div>
          <dt>Seen in</dt>
          <dd>{where.map((place) => ERROR_PLACES[place]).join(', ')}</dd>
        </div>
        <div data-no-print>
          <dt>Another one?</dt>
          <dd>
            <Link to="/errors">Paste your message</Link>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Messages({messages}: {messages: string[]}) {
  return (
    <ul>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}
