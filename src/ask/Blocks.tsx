import Link from '@docusaurus/Link';
import type {Nodes, Table as TableNode, TableRow} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {type ComponentProps, Fragment, type ReactNode, useState} from 'react';
import {Painted} from '../ui/paint/Paint';
import {type Token, tokens} from '../ui/paint/tokens';
import styles from './blocks.module.css';

type LinkProps = Pick<ComponentProps<typeof Link>, 'target' | 'rel' | 'onClick'>;

/** Twins link to twins, for machines; readers go to the page. */
const pageOfTwin = (url: string) => url.replace(/^([^?#]*)\.md(?=$|[?#])/, '$1');

interface BlockProps {
  node: Nodes;
  link: LinkProps;
  /** So many lines of a sample are shown at first; without it, all. */
  lines?: number | undefined;
}

/** The tokens of each line: one that goes over several lines is a token of each. */
function linesOf(code: string): Token[][] {
  const lines: Token[][] = [[]];
  for (const token of tokens(code)) {
    for (const [at, text] of token.text.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({...token, text});
    }
  }
  return lines;
}

/** A line, of which what doesn't fit goes on further in than it begins. */
function Line({line}: {line: Token[]}) {
  const [first, ...others] = line;
  const text = first?.text.trimStart() ?? '';
  const indent = first?.text.slice(0, first.text.length - text.length);
  return (
    <span className={styles.line}>
      <span>{indent}</span>
      <span>
        {first && <Painted token={{...first, text}} />}
        {others.map((token, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move.
          <Painted key={index} token={token} />
        ))}
      </span>
    </span>
  );
}

/** Code, whose lines are wrapped; of a long sample the beginning, and the rest on demand. */
function Code({code, lines}: {code: string; lines: number | undefined}) {
  const count = code.split('\n').length;
  // To hide a line or two isn't worth a button.
  const isLong = lines !== undefined && count > lines + 2;
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <pre
        className={styles.code}
        style={isLong && !isWhole ? ({'--lines': lines} as React.CSSProperties) : undefined}
        data-cut={(isLong && !isWhole) || undefined}
      >
        <code>
          {linesOf(code).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a fixed text never move.
            <Fragment key={index}>
              {index > 0 && '\n'}
              <Line line={line} />
            </Fragment>
          ))}
        </code>
      </pre>
      {isLong && (
        <button
          type="button"
          className={styles.whole}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : `Show all ${count} lines`}
        </button>
      )}
    </>
  );
}

function Table({node, link}: {node: TableNode; link: LinkProps}) {
  const [head, ...rows] = node.children;
  const isWide = head !== undefined && head.children.length > 2;
  // In a narrow place rows stand below each other, and the head says nothing any more.
  const labelOf = (column: number) => {
    const label = isWide && column > 0 && head?.children[column];
    return label ? textOf(label) : undefined;
  };
  const cells = (row: TableRow | undefined, Cell: 'th' | 'td') => (
    <tr>
      {row?.children.map((cell, column) => (
        <Cell
          key={cell.position?.start.offset}
          // One cell stands for rows that aren't shown.
          colSpan={row.children.length === 1 ? head?.children.length : undefined}
          data-column={labelOf(column)}
        >
          <Block node={cell} link={link} />
        </Cell>
      ))}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by itself where it is too wide, with keys too
    <section className={styles.table} aria-label="Table" tabIndex={0}>
      <table data-wide={isWide || undefined}>
        <thead>{cells(head, 'th')}</thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.position?.start.offset}>{cells(row, 'td')}</Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Code in a line is kept in one piece up to so many characters. */
const MAY_STAND_ALONE = 28;

/** Shows Markdown that was read into a tree. What isn't known, raw HTML above all, is shown as text. */
export function Block({node, link, lines}: BlockProps): ReactNode {
  const children =
    'children' in node
      ? node.children.map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quote never changes its order
          <Block key={index} node={child} link={link} lines={lines} />
        ))
      : [];
  switch (node.type) {
    case 'paragraph':
      return <p>{children}</p>;
    case 'inlineCode':
      return <code data-long={node.value.length > MAY_STAND_ALONE || undefined}>{node.value}</code>;
    case 'code':
      return <Code code={node.value} lines={lines} />;
    case 'strong':
      return <strong>{children}</strong>;
    case 'emphasis':
      return <em>{children}</em>;
    case 'link':
      return (
        <Link to={pageOfTwin(node.url)} {...link} data-noBrokenLinkCheck>
          {children}
        </Link>
      );
    case 'list':
      return node.ordered ? (
        <ol start={node.start ?? 1} className={styles.list}>
          {children}
        </ol>
      ) : (
        <ul className={styles.list}>{children}</ul>
      );
    case 'listItem':
      return <li>{children}</li>;
    case 'table':
      return <Table node={node} link={link} />;
    case 'heading':
      return <p className={styles.step}>{children}</p>;
    case 'break':
      return <br />;
    case 'blockquote':
      return <div className={styles.quote}>{children}</div>;
    default:
      return 'value' in node ? node.value : children;
  }
}
