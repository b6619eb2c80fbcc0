/**
 * Prints which module weighs what in the scripts of a page's first load, from the source maps of a
 * build made with `BUNDLE_REPORT=1 npm run build`. `npx tsx benchmarks/weight/modules.ts [build] [chunk]`.
 * Sizes are minified bytes; what they come to with brotli is about a third.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {eachMapping, TraceMap} from '@jridgewell/trace-mapping';
import {globSync} from 'tinyglobby';

const build = path.resolve(process.argv[2] ?? 'build');
const chunk = process.argv[3] ?? 'main';
const DEPTH = 3;

/** The package, or the folder of the site, a source belongs to. */
function ownerOf(source: string): string {
  const name = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)(.*)/.exec(name);
  if (!inPackage) return name.split('/').slice(0, DEPTH).join('/');
  const [, owner = '', rest = ''] = inPackage;
  return owner.startsWith('@docusaurus/') ? owner + rest : owner;
}

const sizes = new Map<string, number>();
for (const file of globSync(`assets/js/${chunk}.*.js`, {cwd: build, absolute: true})) {
  const code = readFileSync(file, 'utf8').split('\n');
  const map = new TraceMap(readFileSync(`${file}.map`, 'utf8'));
  let previous: {owner: string; line: number; column: number} | undefined;
  const close = (line: number, column: number) => {
    if (!previous) return;
    const end = line === previous.line ? column : (code[previous.line - 1]?.length ?? 0);
    sizes.set(previous.owner, (sizes.get(previous.owner) ?? 0) + end - previous.column);
  };
  eachMapping(map, ({generatedLine, generatedColumn, source}) => {
    close(generatedLine, generatedColumn);
    previous = {
      owner: source ? ownerOf(source) : '(bundler)',
      line: generatedLine,
      column: generatedColumn,
    };
  });
  close(-1, 0);
}
const rows = [...sizes].sort(([, a], [, b]) => b - a);
for (const [owner, size] of rows) console.log(String(size).padStart(8), owner);
console.log(String(rows.reduce((sum, [, size]) => sum + size, 0)).padStart(8), 'total');
