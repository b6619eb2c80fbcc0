import {hides, shows} from '../../../../shared/course/goals.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';

const PARSE =
  'const {captions} = parseSrt({input: srt}) gives the list; import it from @remotion/captions.';

export const checks: StepChecks = {
  looks: [0, 40, 50, 110],
  goals: [
    shows('Until 1.5 seconds: “The roof is open.”', /the roof is open/i, [0, 40], PARSE),
    shows('Then: “Saturn is in the east.”', /saturn is in the east/i, [50, 110], PARSE),
    hides(
      'Neither times nor numbers are shown',
      /-->|00:00|^\d+$/,
      [0, 50],
      'The file itself isn’t for viewers: show the text of the caption.',
    ),
    hides(
      'Only one of them at a time',
      /roof/i,
      [50, 110],
      'Look for the caption of this moment: startMs <= now and now < endMs.',
    ),
  ],
};
