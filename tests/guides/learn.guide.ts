import {copyFileSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {z} from 'zod';
import {parseJson} from '../../model/parse-json.ts';
import {frameAt, probe} from './media.ts';
import {root} from './page.ts';
import {blank, openGuide, type Replacements} from './project.ts';

const FIREWORKS: Replacements = [
  ['{1920}', '{320}'],
  ['{1080}', '{180}'],
];

test('learn/apple-wow: drawn emoji burst on every machine', async () => {
  const guide = openGuide('learn/apple-wow', {
    ...blank,
    replace: {'src/Root.tsx': FIREWORKS},
  });
  await guide.run('npx remotion render fireworks out/fireworks.mp4', {
    replace: [['fireworks.mp4', 'fireworks.mp4 --frames=0-50']],
  });
  const video = guide.file('out/fireworks.mp4');
  expect((await probe(video)).video).toMatchObject({fps: '60/1', frames: 51});
  const [before, burst] = [await frameAt(video, 0), await frameAt(video, 0.7)];
  expect(burst.colors).toBeGreaterThan(before.colors + 200);
});

test('learn/podcast-clip: as long as the recording, wide and upright, with words that change', async () => {
  const guide = openGuide('learn/podcast-clip', {
    ...blank,
    replace: {
      'src/Root.tsx': [
        ['width={1920} height={1080}', 'width={320} height={180}'],
        ['width={1080} height={1920}', 'width={180} height={320}'],
        ['const fps = 30;', 'const fps = 5;'],
      ],
    },
  });
  mkdirSync(guide.file('public'), {recursive: true});
  copyFileSync(path.join(root, 'static/demos/media/melody.wav'), guide.file('public/talk.wav'));
  const sound = await probe(guide.file('public/talk.wav'));
  await guide.run('npx remotion render Wide out/wide.mp4');
  const wide = await probe(guide.file('out/wide.mp4'));
  expect(wide.video).toMatchObject({width: 320, height: 180});
  expect(wide.video?.frames).toBe(Math.ceil(sound.duration * 5));
  expect(wide.audio).toBeDefined();
  // Beam, words and wave are there.
  expect((await frameAt(guide.file('out/wide.mp4'), 0.4)).colors).toBeGreaterThan(100);
  await guide.run('npx remotion render Upright out/upright.mp4', {
    replace: [['upright.mp4', 'upright.mp4 --frames=0-2']],
  });
  expect((await probe(guide.file('out/upright.mp4'))).video).toMatchObject({
    width: 180,
    height: 320,
  });
  const other = await guide.run(
    `npx remotion render Wide out/13.mp4 --props='{"episode": "No. 13: Fog"}'`,
    {replace: [['out/13.mp4', 'out/13.mp4 --frames=0-1']]},
  );
  expect(other.code).toBe(0);
});

test('learn/yearly-review: rows are checked, ten films of two lengths, and the price', async () => {
  const guide = openGuide('learn/yearly-review', {
    ...blank,
    replace: {
      'src/Root.tsx': FIREWORKS,
      'src/Review.tsx': [
        ['TOTAL = 105', 'TOTAL = 7'],
        ['LONGEST = 75', 'LONGEST = 5'],
      ],
    },
  });
  await guide.run('npx tsx make-riders.mts');
  const rider = z.object({id: z.string(), longest: z.unknown()});
  const riders = parseJson('riders.json', guide.read('riders.json'), z.array(rider));
  expect(riders).toHaveLength(1000);
  const {output} = await guide.run('npx tsx render-all.mts 10', {replace: [['10', '4']]});
  for (const {id, longest} of riders.slice(0, 4)) {
    const {video} = await probe(guide.file(`out/${id}.mp4`));
    expect(video?.frames, id).toBe(longest === null ? 7 : 12);
    expect(output).toContain(`out/${id}.mp4 ${video?.frames} frames`);
  }
  expect(new Set(riders.slice(0, 4).map(({longest}) => longest === null)).size).toBe(2);
  // What is there is skipped.
  const again = await guide.run('npx tsx render-all.mts 10', {replace: [['10', '4']]});
  expect(again.output).not.toContain('frames');
  // A wrong row ends the script before it begins.
  guide.write('riders.json', JSON.stringify([{...riders[0], months: [1, 2]}]));
  const refused = await guide.run('npx tsx render-all.mts 10', {fails: true});
  expect(refused.output).toContain('months');
  const price = await guide.run('npx tsx price.mts');
  expect(price.output).toContain('0.80 dollars for 1000 films');
});
