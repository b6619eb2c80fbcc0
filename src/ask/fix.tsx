// What an entry of the error reference says to do, read from its page's Markdown twin. Loaded with the first finding.
import {Fragment, type ReactNode} from 'react';
import {twinOf} from '../../shared/site-path';
import {Block} from './Blocks';
import {passageOf} from './passage';

/** Readers wait no longer for it: the way to the entry is there without it. */
const PATIENCE_MS = 2000;

/** For the first line of what a twin begins with: its title and its description, which are shown already. */
const HEAD = /^# .*\n+(?!#|```|[-*] ).*\n+/;

/** Written by the page, not by the entry's author. */
const FOOT = /^## (?:See also|Related)[\s\S]*$/m;

/**
 * @param slug The entry.
 * @param message What was found of it: of a table with many reasons, the rows about it are taken.
 * @returns Its steps with their samples, or undefined if they can't be read.
 */
export async function readFix(slug: string, message: string): Promise<ReactNode | undefined> {
  const response = await fetch(twinOf(`/docs/errors/${slug}`), {
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  // Servers that have no twin may answer with a page of their own.
  if (!response.ok || !response.headers.get('content-type')?.includes('markdown')) return undefined;
  const body = (await response.text()).replace(HEAD, '').replace(FOOT, '');
  const words = (message.match(/[A-Za-z]\w{2,}/g) ?? []).map((word) => ({
    word,
    rarity: 1,
    topicality: 1,
  }));
  const fix = passageOf(body, 'Fix', '', words) ?? passageOf(body, '', '', words);
  return fix?.blocks.map((block) => (
    <Fragment key={block.position?.start.offset}>
      <Block node={block} link={{}} />
    </Fragment>
  ));
}
