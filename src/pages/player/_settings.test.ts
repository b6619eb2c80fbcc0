import {expect, it} from 'vitest';
import {video} from '../_home/scene';
import {codeOf, initial} from './_settings';

it('writes the settings as JSX', () => {
  const code = codeOf({...initial, text: "it's", loop: false, playbackRate: 0.5});
  expect(code).toContain("text: 'it\\'s'");
  expect(code).toContain('\n  loop={false}\n');
  expect(code).toContain('\n  controls\n');
  expect(code).toContain('playbackRate={0.5}');
});

it('states the length that the Player beside it has', () => {
  const {durationInFrames, fps} = video;
  expect(codeOf(initial)).toContain(`\n  durationInFrames={${durationInFrames}}\n  fps={${fps}}\n`);
});
