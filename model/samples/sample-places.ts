import ts from 'typescript';
import {packages} from '../../shared/playground-packages.ts';
import {eachNode} from '../each-node.ts';
import {declaresWhatIsMissing, importsOf} from './sample-syntax.ts';

/** Where code is to run: with which packages, and whether it may reach a network. */
export interface Place {
  has: (specifier: string) => boolean;
  refuses: (source: ts.SourceFile) => string | undefined;
  /** Values for props that nobody gives are made up. */
  makesProps: boolean;
}

const available: ReadonlySet<string> = new Set(packages);

/** The sandbox of the site: packages of its list, and no network. */
export const PLAYGROUND: Place = {
  has: (name) => available.has(name) || /^@remotion\/google-fonts\/\w+$/.test(name),
  refuses: refuseSource,
  makesProps: false,
};

/** Packages that need a computer, not a page. */
export const NODE_ONLY =
  /^(?:node:|fs$|path$|next|express|@remotion\/(?:bundler|cli|renderer|lambda|lambda-client|cloudrun|install-whisper-cpp|openai-whisper|licensing|enable-scss|tailwind|tailwind-v4)(?:\/|$))/;
const IN_BROWSERS =
  /^(?:react|react-dom|remotion|@remotion|three|@react-three|lottie-web|zod)(?:\/|$)/;

/** `npm run watch`: all packages of the toolkit that browsers take, and files for every address. */
export const STAGE: Place = {
  has: (name) => IN_BROWSERS.test(name) && !NODE_ONLY.test(name),
  refuses: (source) => {
    if (declaresWhatIsMissing(source)) return 'declares what isn’t there';
    return requires(source) ? 'asks Webpack for a file of the reader' : undefined;
  },
  makesProps: true,
};

function requires(source: ts.SourceFile): boolean {
  let found = false;
  eachNode(source, (node) => {
    found ||= ts.isCallExpression(node) && node.expression.getText() === 'require';
  });
  return found;
}

/** Names that only a server, a render or a page with a network has. */
const ELSEWHERE = new Set([
  'fetch',
  'process',
  'Buffer',
  'require',
  'localStorage',
  'WebSocket',
  'XMLHttpRequest',
]);

function refuseSource(source: ts.SourceFile): string | undefined {
  // Its pictures are files of the reader's project, unless the sample says where else.
  if (
    importsOf(source).some(({specifier}) => specifier === '@remotion/animated-emoji') &&
    !source.text.includes('calculateSrc')
  ) {
    return 'needs the files of the emoji';
  }
  let found: string | undefined;
  eachNode(source, (node) => {
    if (found) return;
    if (ts.isStringLiteralLike(node) && /^https?:\/\/(?!www\.w3\.org)/.test(node.text)) {
      if (!ts.isJsxAttribute(node.parent) || node.parent.name.getText() !== 'href')
        found = `loads ${node.text}`;
    }
    if (ts.isTemplateHead(node) && /^https?:\/\//.test(node.text)) found = `loads ${node.text}`;
    if (ts.isIdentifier(node) && ELSEWHERE.has(node.text) && isCalledOrRead(node))
      found = `uses ${node.text}`;
  });
  if (!found && declaresWhatIsMissing(source)) found = 'declares what isn’t there';
  return found;
}

const isCalledOrRead = (node: ts.Identifier): boolean => {
  const {parent} = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return ts.isCallExpression(parent) || ts.isNewExpression(parent);
};
