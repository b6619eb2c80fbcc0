import {expect, it} from 'vitest';
import {RemotePlayer} from './remote-player';

/** A Player whose reports come late; returns the frames that its listeners heard of. */
function latePlayer() {
  const player = new RemotePlayer(() => undefined);
  const heard: number[] = [];
  player.addEventListener('frameupdate', ({detail}) => heard.push(detail.frame));
  return {player, heard, report: (frame: number) => player.receive({type: 'frame', frame})};
}

it('takes steps in a row from where the last one leads, however late the reports come', () => {
  const {player, heard, report} = latePlayer();
  report(40);
  player.seekTo(41);
  player.seekTo(42);
  report(41);
  expect(player.getCurrentFrame()).toBe(42);
  player.seekTo(43);
  report(42);
  report(43);
  expect(player.getCurrentFrame()).toBe(43);
  expect(heard).toEqual([40, 43]);
});

it('follows a Player that plays on after a jump', () => {
  const {player, heard, report} = latePlayer();
  player.seekTo(10);
  report(12);
  report(13);
  expect(player.getCurrentFrame()).toBe(13);
  expect(heard).toEqual([12, 13]);
});

it('tells a new frame that the reader hears the film', () => {
  const sent: unknown[] = [];
  const player = new RemotePlayer((message) => sent.push(message));
  player.unmute();
  player.greet();
  expect(sent).toEqual([
    {type: 'mute', muted: false},
    {type: 'mute', muted: false},
  ]);
});
