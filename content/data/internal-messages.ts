import type {InternalMessage} from '../../shared/error-entry.ts';

/**
 * Messages of the toolkit's packages that no reader meets, each with the reason. Everything else that
 * a package can say has an entry in content/docs/errors/. `message` is the text as
 * `npm run check:errors -- --missing <package>` prints it; those of one reason stand together.
 */
const groups: {package: string; reason: string; messages: string[]}[] = [];

export const internalMessages: InternalMessage[] = groups.flatMap(
  ({package: name, reason, messages}) =>
    messages.map((message) => ({package: name, message, reason})),
);
