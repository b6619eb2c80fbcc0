import {expect, it} from 'vitest';
import {memberOf} from './names';

it.each([
  ['Series.Sequence', 'series', 'sequence'],
  ['<Series.Sequence />', 'series', 'sequence'],
  ['Config.setCodec()', 'config', 'setcodec'],
  ['series.sequence', 'series', 'sequence'],
  ['Easing.in', 'easing', 'in'],
])('%s is a part of %s', (query, owner, name) => {
  expect(memberOf(query)).toMatchObject({owner: {compact: owner}, name});
});

it.each(['video.mp4', 'root.tsx', 'package.json', '4.0', 'a.b.cdefg', 'where is Series.Sequence'])(
  '%s is no part of anything',
  (query) => {
    expect(memberOf(query)).toBeUndefined();
  },
);
