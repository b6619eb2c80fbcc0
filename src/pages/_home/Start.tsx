import {ButtonLink} from '../../ui/Button';
import {EndBand} from '../_shared/EndBand';
import {Commands} from './Commands';

/** The end of the page: one command and where to go from there, on the last frame of the film it began with. */
export function Start() {
  // On paper, the command is on the first sheet.
  return (
    <EndBand
      id="start"
      heading="Render your first frame"
      counts
      commands={<Commands />}
      buttons={
        <>
          <ButtonLink to="/docs/">Read the guide</ButtonLink>
          <ButtonLink to="/docs/license" look="plain">
            Which license do I need?
          </ButtonLink>
        </>
      }
    >
      One command asks for a template, installs it and opens the Studio. You need Node.js 16 or
      newer, or Bun 1.0.3 or newer.
    </EndBand>
  );
}
