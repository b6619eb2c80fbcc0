// npm run proofs:ffmpeg: runs each command of FFmpeg and FFprobe that a page shows with those of the toolkit, on files
// that were made for it, and keeps what came out. Needs the packages of the guides (npm run guides -- -t nothing).
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {printProblems} from '../../checks/print.ts';
import {writeText} from '../../model/io.ts';
import {toolkitBinaries} from '../../tests/guides/binaries.ts';
import {requireGuidesOf, toolkitVersion} from '../versions.ts';
import {filesOf} from './commands.ts';
import {makeFile, makeSources} from './fixtures.ts';
import {checkCommands, FAILED, type Outcome, RESULTS, readShown} from './records.ts';

// It takes no words: one would pass for heard.
parseArgs();
const binaries = toolkitBinaries();

/** What a command can't be run for here, by a part of it. */
const NOT_HERE: Record<string, string> = {
  'https://': 'downloads from somebody else; the FFmpeg of the toolkit has no HTTPS',
  'subtitles.srt': 'a complete FFmpeg, as the page says; that of the toolkit knows no subtitles',
  'captions.vtt': 'a complete FFmpeg, as the page says; that of the toolkit knows no subtitles',
  'song.flac': 'nothing here writes FLAC; the decoder is in the build',
  '$(basename': 'part of a loop of the shell; its line above it is run',
  '--help': 'the page says that no help of FFmpeg comes',
};
/** Commands whose failure the page foretells. */
const FAILS: Record<string, string> = {'sample.bin': 'Invalid data found'};

const folder = mkdtempSync(path.join(tmpdir(), 'proofs-ffmpeg-'));
/** A name in the home folder stays in ours. */
const local = (command: string) => command.replace(/^npx remotion /, '').replaceAll('~/', 'home/');

function shell(command: string): {code: number | null; text: string} {
  const {status, stdout, stderr} = spawnSync('sh', ['-c', command], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 60_000,
    env: {...process.env, PATH: `${binaries}:${process.env.PATH}`, LD_LIBRARY_PATH: binaries},
  });
  return {code: status, text: `${stdout}${stderr}`};
}

function make(args: string): void {
  const {code, text} = shell(`ffmpeg -v error ${args}`);
  if (code !== 0) throw new Error(`ffmpeg ${args}\n${text}`);
}

function run(command: string): {ok: boolean; result: string} {
  const reason = Object.entries(NOT_HERE).find(([part]) => command.includes(part))?.[1];
  if (reason) return {ok: true, result: `not run: ${reason}`};
  const line = local(command);
  const {reads, writes} = filesOf(line);
  for (const name of reads) {
    const why = makeFile(folder, name, make);
    if (why) return {ok: false, result: why};
  }
  // A page's own folders are there before: `public/` in every project, `out/` after the first render.
  if (writes) mkdirSync(path.join(folder, path.dirname(writes)), {recursive: true});
  const {code, text} = shell(`${line}${writes && !line.endsWith(' -y') ? ' -y' : ''}`);
  const lines = text.trim().split('\n');
  const foretold = Object.entries(FAILS).find(([part]) => command.includes(part))?.[1];
  if (foretold) return {ok: code !== 0 && text.includes(foretold), result: lines.at(-1) ?? ''};
  if (code !== 0)
    return {
      ok: false,
      result:
        lines
          .filter((item) => /error|unknown|invalid|unable|no such|not found/i.test(item))
          .join(' · ')
          .slice(0, 300) || `exit ${code}`,
    };
  if (!writes) return {ok: true, result: lines.find((item) => item !== '')?.slice(0, 100) ?? ''};
  const codecs = shell(
    `ffprobe -v error -show_entries stream=codec_name:format=format_name -of csv=p=0 "${writes}"`,
  );
  return {ok: codecs.code === 0, result: codecs.text.trim().replaceAll('\n', ', ')};
}

const version = toolkitVersion();
requireGuidesOf(version);
await makeSources(folder);
const shown = readShown();
const commands = [...new Set(shown.map(({command}) => command))].map((command): Outcome => {
  const {ok, result} = run(command);
  const places = shown.filter((one) => one.command === command);
  const pages = [...new Set(places.map(({file}) => file))];
  return {command, pages, result: ok ? result : `${FAILED}${result}`};
});
writeText(RESULTS, `${JSON.stringify({version, commands}, null, 1)}\n`);
printProblems(
  checkCommands(shown, {version, commands}, version),
  `${commands.length} commands on ${shown.length} places`,
);
