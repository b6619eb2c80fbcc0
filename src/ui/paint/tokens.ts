/** A piece of code; one without a kind has the color of the text. */
export interface Token {
  kind?: 'comment' | 'tag' | 'attribute' | 'string' | 'keyword' | 'number' | 'function';
  text: string;
}

/** What looks alike in TypeScript, JSON and commands. It decides on colors only, so it may be wrong. */
const PARTS = new RegExp(
  [
    String.raw`(?<comment>(?<!:)\/\/.*|\/\*[^]*?\*\/|^\s*#\s.*)`,
    // The name of an element of JSX; behind a word, it is the argument of a type.
    String.raw`(?<tag>(?<=(?<!\w)<\/?)[A-Za-z][\w.]*)`,
    // The key of a JSON object, the flag of a command, the prop of an element, which may be alone on its line.
    String.raw`(?<attribute>"[^"\n]*"(?=\s*:)|(?<=\s)--?[a-z][\w-]*|(?<=\s)[a-z]\w*(?==(?:[{"]|$))|(?<=^ +)[a-z]\w*$)`,
    String.raw`(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\x60[^\x60]*\x60)`,
    String.raw`(?<keyword>\b(?:import|from|export|default|const|let|return|await|async|new|if|else|function|type|true|false|null|undefined)\b)`,
    String.raw`(?<number>(?:(?<=[[({,=\s])-)?\b\d[\d.]*\b)`,
    // What is called, or the program at the start of a line.
    String.raw`(?<function>\b[\w$]+(?=\()|^(?:npx|npm|pnpm|yarn|bunx?|claude|aws|gcloud)\b)`,
  ].join('|'),
  'gm',
);

/** Cuts code into pieces which together are all of it. */
export function tokens(code: string): Token[] {
  const found: Token[] = [];
  let end = 0;
  for (const {index, 0: text, groups = {}} of code.matchAll(PARTS)) {
    if (index > end) found.push({text: code.slice(end, index)});
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
    found.push({kind: kind as Token['kind'], text});
    end = index + text.length;
  }
  if (end < code.length) found.push({text: code.slice(end)});
  return found;
}
