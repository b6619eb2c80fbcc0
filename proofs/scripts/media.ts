import {execFileSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {toolkitBinaries} from '../../tests/guides/binaries.ts';
import {makeFile, makeSources} from '../ffmpeg/fixtures.ts';

/** Two seconds of picture and sound in each format, as `sample.mp4` and so on. */
export async function makeMedia(folder: string): Promise<void> {
  mkdirSync(folder, {recursive: true});
  await makeSources(folder);
  const binaries = toolkitBinaries();
  const ffmpeg = (args: string) => {
    execFileSync('sh', ['-c', `"${path.join(binaries, 'ffmpeg')}" -v error ${args}`], {
      cwd: folder,
      env: {...process.env, LD_LIBRARY_PATH: binaries},
    });
  };
  for (const extension of ['mp4', 'mov', 'webm', 'mkv', 'mp3', 'wav', 'aac', 'ts', 'avi']) {
    makeFile(folder, `sample.${extension}`, ffmpeg);
  }
  writeFileSync(
    path.join(folder, 'sample.m3u8'),
    '#EXTM3U\n#EXTINF:2,\nsample.ts\n#EXT-X-ENDLIST\n',
  );
}
