import {createServer} from 'node:http';
import sirv from 'sirv';
import {expect, test} from 'vitest';
import {picture, probe} from './media.ts';
import {blank, openGuide} from './project.ts';

test('cli/versions and cli/compositions: what is installed, what can be rendered', async () => {
  const versions = openGuide('cli/versions', blank);
  const {output} = await versions.run('npx remotion versions');
  expect(output).toMatch(/On version: \d+\.\d+\.\d+/);
  expect(output).toContain('Great! All packages have the same version.');

  const compositions = openGuide('cli/compositions', blank);
  const list = await compositions.run('npx remotion compositions');
  expect(list.output).toContain('The following compositions are available:');
  expect(list.output).toMatch(/MyComp\s+30\s+320x180\s+60 \(2\.00 sec\)/);
  const {output: quiet} = await compositions.exec(
    'npx --loglevel=error remotion compositions --quiet',
  );
  expect(quiet.trim().split('\n').at(-1)).toBe('MyComp');
});

test('studio/deploy-static, cli/bundle: a bundle is a site and a serve URL', async () => {
  const guide = openGuide('studio/deploy-static', {...blank, skip: ['render.mts']});
  await guide.run('npx remotion bundle');
  const site = createServer(sirv(guide.file('build'))).listen(3419);
  try {
    await guide.run(
      `npx remotion render https://my-videos.example.com Greeting --props='{"name": "Ada"}'`,
      {
        replace: [
          ['https://my-videos.example.com', 'http://localhost:3419'],
          ['Greeting', 'MyComp out/ada.mp4 --frames=0-4'],
          ['"name"', '"title"'],
        ],
      },
    );
  } finally {
    site.close();
  }
  expect((await probe(guide.file('out/ada.mp4'))).video?.frames).toBe(5);

  const {output} = await guide.exec('npx remotion still build MyComp out/still.png --frame=7');
  expect(output).toContain('out/still.png');
  expect((await picture(guide.file('out/still.png'))).at(310, 170)).toEqual([
    0x0b, 0x84, 0xf3, 255,
  ]);
});

test('cli/ffmpeg, cli/ffprobe, cli/benchmark', async () => {
  const ffmpeg = openGuide('cli/ffmpeg', blank);
  ffmpeg.write('public/keep', '');
  await ffmpeg.exec('npx remotion render MyComp input.mov --codec=prores --frames=0-9');
  await ffmpeg.run(
    'npx remotion ffmpeg -i input.mov -c:v libx264 -pix_fmt yuv420p -movflags faststart public/input.mp4 -y',
  );
  const {video} = await probe(ffmpeg.file('public/input.mp4'));
  expect(video).toMatchObject({codec: 'h264', pixels: 'yuv420p', frames: 10});
  await ffmpeg.run('npx remotion ffmpeg -i talk.mp4 -ar 16000 -ac 1 talk.wav -y', {
    replace: [['talk.mp4', 'input.mov']],
  });
  expect((await probe(ffmpeg.file('talk.wav'))).audio?.codec).toBe('pcm_s16le');

  const ffprobe = openGuide('cli/ffprobe', {...blank, name: 'cli-ffmpeg-2'});
  const shown = await ffprobe.run('npx remotion ffprobe -hide_banner public/clip.mp4', {
    replace: [['public/clip.mp4', `"${ffmpeg.file('public/input.mp4')}"`]],
  });
  expect(shown.output).toContain('320x180');

  const benchmark = openGuide('cli/benchmark', blank);
  const {output} = await benchmark.run(
    'npx remotion benchmark src/index.ts Intro --concurrencies=1,2,4,8 --frames=0-99',
    {
      replace: [
        ['Intro', 'MyComp --runs=1'],
        ['1,2,4,8', '1,2'],
        ['0-99', '0-4'],
      ],
    },
  );
  expect(output).toMatch(/Benchmark #1: composition=MyComp concurrency=1 codec=h264 \(default\)/);
  expect(output).toMatch(/Benchmark #2: composition=MyComp concurrency=2/);
  expect(output).toMatch(/Time \(mean ± σ\):\s+[\d.]+s ± /);
});
