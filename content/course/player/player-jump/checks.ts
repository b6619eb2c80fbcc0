import {reads} from '../../../../shared/course/goals.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';

const CLOCK = /^(\d\d:\d\d)$/;
const PRESSED = 'after “To the meteors”';
const AGAIN = 'after the end and “To the meteors”';

export const checks: StepChecks = {
  looks: [
    0,
    {frame: 0, name: PRESSED, act: [{press: 'To the meteors'}]},
    {frame: 0, name: AGAIN, act: [{playTo: 89}, {press: 'To the meteors'}]},
  ],
  goals: [
    reads(
      'The film begins at 22:00',
      CLOCK,
      {0: '22:00'},
      () => 'initialFrame is where the film begins: only the button jumps.',
    ),
    reads('“To the meteors” leads to 23:00', CLOCK, {[PRESSED]: '23:00'}, (film, seen) => {
      if (seen.includes('22:02')) return 'seekTo() counts frames, not seconds.';
      if (/\.play\(/.test(film.code)) return 'play() goes on from where it is; seekTo(60) jumps.';
      return 'Each frame is a minute: onClick={() => player.current?.seekTo(60)}, and ref={player} on the Player.';
    }),
    reads(
      'Also from the last frame',
      CLOCK,
      {[AGAIN]: '23:00'},
      () => 'seekTo() gets the frame to go to, and not how many to go on.',
    ),
  ],
};
