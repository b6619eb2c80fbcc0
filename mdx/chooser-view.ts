import type {Summary} from '../model/pages/page-data.ts';
import {TOP} from '../model/place-of.ts';
import {parseMeta} from '../model/samples/meta.ts';
import type {Chooser, ChooserResult, ChooserView} from '../shared/chooser.ts';
import {apiPagePath, renderBlock} from './code-blocks.ts';

/** What a page shows of a chooser: its results with the addresses of their pages and with code as HTML. */
export async function chooserView(
  chooser: Chooser,
  docs: ReadonlyMap<string, Summary>,
): Promise<ChooserView> {
  const results = chooser.results.map(async (result) => {
    const {page, sample, ...rest} = result;
    const [id = '', anchor] = page.split('#', 2);
    const href = `${docs.get(id)?.path ?? '/docs/'}${anchor === undefined ? '' : `#${anchor}`}`;
    return {...rest, href, ...(sample && {html: await htmlOf(sample)})};
  });
  return {...chooser, results: await Promise.all(results)};
}

function htmlOf({language, code}: NonNullable<ChooserResult['sample']>): Promise<string> {
  // Toolkit commands are written for npm, like those of pages.
  const words = language === 'sh' && /^(?:npx|npm) /m.test(code) ? 'pm' : '';
  const {meta} = parseMeta(words, {file: '', ...TOP});
  return renderBlock({code, language, meta}, apiPagePath);
}
