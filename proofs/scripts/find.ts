import {shortHash} from '../../model/generated.ts';
import type {Sample} from '../../shared/sample.ts';

/** A program for Node.js on a page: it does something by itself when it is started. */
export interface Script {
  page: string;
  line: number;
  /** Name of the file that it is run as. */
  name: string;
  code: string;
}

/** What only programs for Node.js import, or use. */
const NODE =
  /from '(?:@remotion\/(?:renderer|bundler|lambda(?:\/client|\/policies)?|cloudrun(?:\/client)?|media-parser(?:\/[\w-]+)?|webcodecs(?:\/[\w-]+)?|licensing|install-whisper-cpp)|node:[\w/]+|express)'|\bprocess\.(?:argv|env)\b/;
/** Statements that run at once: an `await`, a call, a server. */
const STARTS =
  /^(?:await |for await |try \{|console\.|for \(|if \(|[\w.]+\(|(?:const|let) [^=]+= await )/m;
/** Code that a browser runs. */
const BROWSER =
  /<\w+[ />]|\b(?:document|window|navigator|OffscreenCanvas|VideoDecoder|AudioDecoder|AudioData|createAudioDecoder|createVideoDecoder|Deno)\b|from '(?:react|@remotion\/(?:player|cli\/config|media-parser\/(?:worker|web|worker-web-entry)))'|\bconvertMedia\(|server-worker|declare |^addEventListener\(/m;

type Fence = Pick<Sample, 'code' | 'language' | 'meta'> & {line: number};

/** Those of a page's fences that are programs, as whole files. */
export function findScripts(page: string, fences: readonly Fence[]): Script[] {
  return fences.flatMap(({code, language, meta, line}) => {
    if (!/^(?:ts|js|mjs|mts)$/.test(language) || meta.checkOff || meta.expectErrors.length > 0)
      return [];
    // What has `run` is executed by the check of samples, with its assertions.
    if (meta.run) return [];
    if (!NODE.test(code) || !STARTS.test(code) || BROWSER.test(code)) return [];
    if (meta.title && /\.config\.|\.test\./.test(meta.title)) return [];
    return [{page, line, name: meta.title ?? nameOf(code), code: withoutRemoved(code)}];
  });
}

/** Lines that a reader takes out belong to no program. */
const withoutRemoved = (code: string): string =>
  code
    .split('\n')
    .filter((line) => !line.includes('[!code --]'))
    .join('\n');

/** Fences without a title are told apart by what they say: lines move when a page is edited. */
const nameOf = (code: string): string => `script-${shortHash(code, 6)}.mts`;

/** Ids of compositions that a program asks for. */
export function idsIn(code: string): string[] {
  const found = [...code.matchAll(/\b(?:id|composition|compositionId): '([\w-]+)'/g)].map(
    ([, id]) => id ?? '',
  );
  return [...new Set([...found, 'MyComp'])];
}
