import ts from 'typescript';
import type {Problem} from '../../shared/problem.ts';
import {withoutDiff} from './diff-marks.ts';
import type {PlacedSample} from './read.ts';

/** @returns A Problem if the sample isn't strict JSON; diff marks at line ends are not part of it. */
export function checkJson(sample: PlacedSample): Problem[] {
  const code = withoutDiff(sample.code);
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const {line, character} = errorPosition(code, error as Error);
    return [
      {
        file: sample.file,
        line: sample.line + line,
        column: (sample.indents[line] ?? 0) + character + 1,
        rule: 'samples/bad-json',
        message: `The sample isn't JSON: ${withoutPlace((error as Error).message)}`,
        hint: 'No comments, no trailing commas, double quotes; for JSON with comments use ```jsonc.',
      },
    ];
  }
}

/** Newer versions of V8 add line and column of the text, which is a part of the page. */
const withoutPlace = (message: string) =>
  message.replace(/\n.*/s, '').replace(/ \(line \d+ column \d+\)$/, '');

/** V8 leaves the position out of its message for short texts, so the compiler's parser helps out. */
function errorPosition(code: string, error: Error): ts.LineAndCharacter {
  const parsed = ts.parseJsonText('sample.json', code) as ts.JsonSourceFile & {
    parseDiagnostics: ts.Diagnostic[];
  };
  const position = /at position (\d+)/.exec(error.message)?.[1];
  const offset = position ? Number(position) : (parsed.parseDiagnostics[0]?.start ?? 0);
  return ts.getLineAndCharacterOfPosition(parsed, Math.min(offset, code.length));
}
