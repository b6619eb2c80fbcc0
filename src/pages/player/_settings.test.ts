import {expect, it} from 'vitest';
import {codeOf, initial} from './_settings';

it('writes the settings as JSX', () => {
  const code = codeOf({...initial, text: "it's", loop: false, playbackRate: 0.5});
  expect(code).toContain("text: 'it\\'s'");
  expect(code).toContain('\n  loop={false}\n');
  expect(code).toContain('\n  controls\n');
  expect(code).toContain('playbackRate={0.5}');
});
