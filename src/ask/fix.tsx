// What an entry of the error reference says to do, read from its page's Markdown twin. Loaded with the first finding.
import {Fragment, type ReactNode} from 'react';
import {Block} from './Blocks';
import {fetchTwin} from './fetch-twin';
import {passageOf} from './passage';

/** Readers wait no longer for it: the way to the entry is there without it. */
const PATIENCE_MS = 2000;

/** For the first line of what a twin begins with: its title and its description, which are shown already. */
const HEAD = /^# .*\n+(?!#|```|[-*] ).*\n+/;

/**
 * @param slug The entry.
 * @param message What was found of it: of a table with many reasons, the rows about it are taken.
 * @returns Its steps with their samples, or undefined if they can't be read.
 */
export async function readFix(slug: string, message: string): Promise<ReactNode | undefined> {
  const twin = await fetchTwin(`/docs/errors/${slug}`, PATIENCE_MS);
  if (twin === undefined) return undefined;
  const body = twin.replace(HEAD, '');
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
