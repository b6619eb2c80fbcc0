import Link from '@docusaurus/Link';
import styles from './error-facts.module.css';
import {useFrontMatter} from './use-front-matter';

/** So many messages are read at a glance; the others wait behind a line that opens them. */
const AT_A_GLANCE = 3;

/**
 * Below the title of an entry of the error reference: its messages as a log shows them, as far as the title doesn't say
 * them, who says them, and where.
 */
export function ErrorFacts() {
  const {error_facts: facts} = useFrontMatter();
  if (!facts) return null;
  const {messages, isRest, origins, places} = facts;
  const more = messages.slice(AT_A_GLANCE);
  return (
    <section aria-label="What this entry is about" className={styles.facts}>
      {messages.length > 0 && (
        <div className={styles.log}>
          {isRest && <p className={styles.also}>Also covers</p>}
          <Messages messages={messages.slice(0, AT_A_GLANCE)} />
          {more.length > 0 && (
            <details>
              <summary className="unfold">
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
          <dd data-code>{origins}</dd>
        </div>
        <div>
          <dt>Seen in</dt>
          <dd>{places}</dd>
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
