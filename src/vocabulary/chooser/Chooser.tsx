import Link from '@docusaurus/Link';
import {useEffect, useMemo, useState} from 'react';
import {
  type Answers,
  type ChooserView,
  matters,
  readAnswers,
  remaining,
  writeAnswers,
} from '../../../shared/chooser';
import {ButtonLink} from '../../ui/Button';
import {DOT} from '../../ui/dot';
import {ExternalIcon} from '../../ui/icons';
import {Marked} from '../../ui/Marked';
import {builtData} from '../built-data';
import {CodeBlock} from '../code-block/CodeBlock';
import {Table} from '../table/Table';
import styles from './chooser.module.css';
import {Question} from './Question';

type ResultView = ChooserView['results'][number];

/**
 * `<Chooser id="codec" />`: questions that lead to one result; below them a table of all results, which
 * is all there is without scripts. `data` comes from the build (`mdx/word-data.ts`).
 */
export function Chooser({data}: {id: string; data?: string}) {
  const chooser = useMemo(() => builtData<ChooserView>(data), [data]);
  return chooser ? <Panel chooser={chooser} /> : null;
}

/** The chooser with what is left after the answers of the reader. */
function Panel({chooser}: {chooser: ChooserView}) {
  const {title, questions, results} = chooser;
  const [given, setGiven] = useAnswers(chooser);
  const left = remaining(chooser, given);
  const isAnswered = Object.keys(given).length > 0;
  const open = results.filter(({id}) => left.includes(id));
  const chosen = open.length === 1 ? open[0] : undefined;

  return (
    <section className={styles.chooser} aria-label={title} data-chooser={chooser.id}>
      <div className={styles.head}>
        <p className={styles.hint}>Answer what you know.</p>
        <button
          type="button"
          className={styles.reset}
          data-live
          // Not disabled: the focus would be lost by pressing it.
          aria-disabled={!isAnswered}
          onClick={() => setGiven({})}
        >
          Start again
        </button>
      </div>
      <div className={styles.questions} data-live>
        {questions.map((question) => (
          <Question
            key={question.id}
            question={question}
            given={given[question.id]}
            isIdle={isAnswered && !matters(chooser, given, question.id)}
            onAnswer={(answer) => setGiven({...given, [question.id]: answer})}
          />
        ))}
      </div>
      <div
        className={styles.result}
        data-chosen={chosen?.id}
        data-answered={isAnswered || undefined}
      >
        <div role="status">
          {chosen ? (
            <>
              <p className={styles.name}>
                <Marked text={chosen.name} />
              </p>
              <p>
                <Marked text={chosen.why} />
              </p>
            </>
          ) : (
            <OpenResults open={isAnswered ? open : undefined} count={results.length} />
          )}
        </div>
        {chosen && <Sample result={chosen} />}
      </div>
      <ResultTable results={results} left={left} chosen={chosen?.id} />
    </section>
  );
}

interface OpenResultsProps {
  /** Those that the answers leave; undefined before the first answer. */
  open: readonly ResultView[] | undefined;
  /** Number of all results. */
  count: number;
}

/** How many results are left, and which. */
function OpenResults({open, count}: OpenResultsProps) {
  return (
    <p className={styles.open}>
      {open ? `${open.length} of ${count} are left: ` : `${count} possible results`}
      {open?.map(({id, name}, index) => (
        <span key={id}>
          {index > 0 && DOT}
          <Marked text={name} />
        </span>
      ))}
    </p>
  );
}

/** Code of the result that was found, if it is code, what to do now, and where to read on. */
function Sample({result: {id, html, href, name, action}}: {result: ResultView}) {
  return (
    <>
      {html !== undefined && <CodeBlock key={id} html={html} />}
      <p className={styles.more}>
        {action && (
          <ButtonLink to={action.href}>
            {action.label} {!action.href.startsWith('/') && <ExternalIcon size={16} />}
          </ButtonLink>
        )}
        <Link to={href}>
          Read on: <Marked text={name} />
        </Link>
      </p>
    </>
  );
}

interface ResultTableProps {
  results: readonly ResultView[];
  /** Ids of those that the answers leave. */
  left: readonly string[];
  chosen: string | undefined;
}

/** All results, and when each is the right one. */
function ResultTable({results, left, chosen}: ResultTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th>Take</th>
          <th>When</th>
        </tr>
      </thead>
      <tbody>
        {results.map(({id, name, when, href}) => (
          <tr
            key={id}
            data-out={!left.includes(id) || undefined}
            data-in={id === chosen || undefined}
          >
            <td>
              <Link to={href}>
                <Marked text={name} />
              </Link>
            </td>
            <td>
              <Marked text={when} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The answers so far, kept in the address, so that a result can be sent to somebody. */
function useAnswers(chooser: ChooserView): [Answers, (answers: Answers) => void] {
  const [given, setGiven] = useState<Answers>({});
  // After the first paint: the page was built without an address.
  useEffect(() => setGiven(readAnswers(chooser, window.location.search)), [chooser]);
  const change = (answers: Answers) => {
    setGiven(answers);
    const {pathname, search, hash} = window.location;
    const address = `${pathname}${writeAnswers(chooser, answers, search)}${hash}`;
    // Past the router, which would treat it as a change of page.
    window.history.replaceState(window.history.state, '', address);
  };
  return [given, change];
}
