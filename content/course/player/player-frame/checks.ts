import {reads} from '../../../../shared/course/goals.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';

const LINE = /^frame\s*(\d+)\b/i;
const PLAYED = 'after it has played to frame 30';
const JUMPED = 'after a jump to frame 60';
const ENDED = 'after it has played to the end';

const LISTEN =
  "Listen in an effect: player.current.addEventListener('frameupdate', ({detail}) => setFrame(detail.frame)).";

export const checks: StepChecks = {
  looks: [
    0,
    {frame: 0, name: PLAYED, act: [{playTo: 30}]},
    {frame: 0, name: JUMPED, act: [{press: 'To the meteors'}]},
    {frame: 0, name: ENDED, act: [{playTo: 89}]},
  ],
  goals: [
    reads('In the beginning the line reads “Frame 0”', LINE, {0: '0'}),
    reads('While it plays, the line goes along', LINE, {[PLAYED]: '30', [ENDED]: '89'}, (film) => {
      if (/['"]seeked['"]/.test(film.code))
        return 'seeked is sent after a jump only: the event for every frame is frameupdate.';
      if (/['"]timeupdate['"]/.test(film.code))
        return 'timeupdate comes four times a second: the event for every frame is frameupdate.';
      if (/getCurrentFrame\(/.test(film.code))
        return 'getCurrentFrame() answers once, and React doesn’t know when to ask again: listen to frameupdate, and put the frame into a state.';
      return LISTEN;
    }),
    reads('After a jump it reads “Frame 60”', LINE, {[JUMPED]: '60'}, () => LISTEN),
  ],
};
