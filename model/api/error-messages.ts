import ts from 'typescript';
import {listFiles, readText} from '../io.ts';

/** A message that code of the toolkit can throw. */
export interface ErrorMessage {
  /** Fixed parts of the text, in order; between them stand values. */
  parts: string[];
  package: string;
  file: string;
}

const MODULES = 'toolkit/node_modules/';
/** Bundles repeat what the single files say. */
const BUNDLE = /\/esm\/|\.(?:min|bundle)\.js$|\/chunk-|-overlay\/|\/google-fonts\//;

/**
 * @param source JavaScript of a package.
 * @returns The fixed parts of each error's message: of strings, templates and sums of them.
 */
export function messagesIn(source: string): string[][] {
  const found: string[][] = [];
  const visit = (node: ts.Node): void => {
    const message = ts.isNewExpression(node) ? node.arguments?.[0] : undefined;
    if (message && ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) {
      const parts = partsOf(message).join('').split('\0');
      if (parts.some((part) => part.trim() !== '')) found.push(parts);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.js', source, ts.ScriptTarget.Latest, true));
  return found;
}

/** Text of an expression, with a zero character for each value that isn't fixed. */
function partsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return partsOf(node.expression);
  if (ts.isTemplateExpression(node)) {
    const rest = node.templateSpans.flatMap(({expression, literal}) => [
      ...partsOf(expression),
      literal.text,
    ]);
    return [node.head.text, ...rest];
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return [...partsOf(node.left), ...partsOf(node.right)];
  return ['\0'];
}

/** Reads the messages of all installed packages; each once per package. */
export function extractErrorMessages(): ErrorMessage[] {
  const messages = new Map<string, ErrorMessage>();
  const files = [
    ...listFiles(`${MODULES}remotion/dist/cjs`, ['.js']),
    ...listFiles(`${MODULES}@remotion`, ['.js']),
  ].filter((file) => !BUNDLE.test(file) && file.includes('/dist/'));
  for (const file of files) {
    const name = /node_modules\/(remotion|@remotion\/[^/]+)/.exec(file)?.[1] ?? file;
    const text = readText(file);
    if (!text.includes('Error(')) continue;
    for (const parts of messagesIn(text)) {
      const key = `${name} ${parts.join('…')}`;
      if (!messages.has(key)) messages.set(key, {parts, package: name, file});
    }
  }
  return [...messages.values()];
}

const plain = (text: string): string => text.replace(/[`\\]/g, '').replace(/\s+/g, ' ').trim();

/** Pages quote the beginning of a long message; this much of it tells it from all others. */
const QUOTED = 36;

/**
 * Finds the messages that no page names. A page names a message if it holds the beginning of its
 * longest fixed part: pages write values in place of the rest.
 *
 * @param messages What the toolkit throws.
 * @param pages Texts of the pages.
 */
export function unnamedMessages(
  messages: readonly ErrorMessage[],
  pages: readonly string[],
): ErrorMessage[] {
  const text = plain(pages.join('\n'));
  return messages.filter(({parts}) => {
    const [longest = ''] = parts.map(plain).sort((a, b) => b.length - a.length);
    const quoted = longest.slice(0, QUOTED).replace(/^["'.:,\s]+|["'.:,\s]+$/g, '');
    return !text.includes(quoted);
  });
}
