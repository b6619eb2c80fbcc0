import type {InternalMessage, InternalMessages} from '../../shared/error-entry.ts';
import {rows as serverless} from './internal-messages/lambda-serverless-cloudrun.ts';
import {rows as media} from './internal-messages/media-parser-webcodecs-whisper.ts';
import {rows as core} from './internal-messages/remotion-player-small.ts';
import {rows as rendering} from './internal-messages/renderer-bundler-cli-studio.ts';
import {rows as small} from './internal-messages/small-packages.ts';
import {rows as studio} from './internal-messages/studio.ts';

/**
 * Messages of the toolkit's packages that no reader meets, each with the reason. Everything else that
 * a package can say has an entry in content/docs/errors/. A message is the text as
 * `npm run check:errors -- --missing <package>` prints it; those of one package and reason are together.
 */
const groups: InternalMessages[] = [
  ...core,
  ...small,
  ...rendering,
  ...studio,
  ...serverless,
  ...media,
];

export const internalMessages: InternalMessage[] = groups.flatMap(
  ({package: name, reason, messages}) =>
    messages.map((message) => ({package: name, message, reason})),
);
