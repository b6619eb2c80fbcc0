import {expect, it} from 'vitest';
import {playgroundState} from './playground-state';
import {defaults} from './scene';

it('takes what the reader has set to the playground, half an emoji or not', () => {
  expect(playgroundState(defaults)).toBe('home-title');
  expect(decodeURIComponent(playgroundState({...defaults, text: 'A & \ud83d', damping: 4}))).toBe(
    'home-title:text=A%20%26%20&damping=4',
  );
});
