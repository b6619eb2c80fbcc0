import type {Chooser} from '../../shared/chooser.ts';
import {exists, readText} from '../io.ts';
import type {SampleSource} from '../samples/check.ts';
import {parseMeta} from '../samples/meta.ts';
import type {ChooserSource} from './check-choosers.ts';

/** Reads the files that the choosers are written in, for the places of Problems. */
export function readChoosers(choosers: readonly Chooser[]): ChooserSource[] {
  return choosers.map((chooser) => {
    const file = `content/choosers/${chooser.id}.ts`;
    return {chooser, file, text: exists(file) ? readText(file) : ''};
  });
}

/**
 * @returns What can be copied from a chooser, as if each were a fence of a page: a module of its own, so
 *   that it can be pasted alone.
 */
export function readChooserSamples({chooser, file, text}: ChooserSource): SampleSource {
  const source = text.split('\n');
  const samples = chooser.results.flatMap(({id, sample}) => {
    if (!sample) return [];
    const first = escapeTemplate(sample.code.split('\n')[0] ?? '');
    const result = source.findIndex((line) => line.includes(`id: '${id}'`));
    const index = Math.max(
      source.findIndex((line, at) => at > result && line.includes(first)),
      0,
    );
    const line = index + 1;
    const column = Math.max(source[index]?.indexOf(first) ?? 0, 0);
    return {
      file,
      line,
      language: sample.language,
      code: sample.code,
      meta: parseMeta('', {file, line, column: 1}).meta,
      // Only the first line stands behind an opening quote.
      indents: sample.code.split('\n').map((_, at) => (at === 0 ? column : 0)),
    };
  });
  return {file, samples};
}

/** Code in a template literal has its backticks and `${` escaped. */
const escapeTemplate = (code: string) => code.replace(/`|\$\{/g, '\\$&');
