/** A handler that a page names, and what came of provoking it. */
export interface Seen {
  page: string;
  handler: string;
  /** How it was provoked. */
  by: string;
  calls: number;
  /** What the first call got: members and kinds. */
  got: string;
}

/** Notes how handlers are called. */
export interface Notebook {
  seen: Seen[];
  /** All calls with their values, for a person who compares them with the page. */
  told: string[];
  /**
   * Makes handlers, to be spread into the options of one call.
   *
   * @param answers What some of them return; the others return nothing.
   */
  spies: (
    page: string,
    by: string,
    names: readonly string[],
    answers?: Record<string, (...args: never[]) => unknown>,
  ) => Record<string, (...args: unknown[]) => unknown>;
  /** A single handler, for what isn't passed as an option. */
  spy: (page: string, by: string, name: string) => (...args: unknown[]) => void;
}

/** Members and kinds of a value, two levels deep. */
function shape(value: unknown, depth = 0): string {
  if (value === null || value === undefined) return `${value}`;
  if (typeof value === 'function') return 'function';
  if (typeof value !== 'object') return typeof value;
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${shape(value[0], depth + 1)}]`;
  const name: unknown = Reflect.get(value.constructor ?? Object, 'name');
  if (typeof name === 'string' && name !== 'Object') return name;
  const members = Object.entries(value).map(([key, inner]) =>
    depth === 0 ? `${key}: ${shape(inner, depth + 1)}` : key,
  );
  return `{${members.slice(0, 14).join(', ')}}`;
}

const short = (value: unknown): string => {
  if (value instanceof Error) return `${value.name}: ${value.message}`.slice(0, 160);
  if (
    typeof value === 'object' &&
    value !== null &&
    value.constructor !== Object &&
    !Array.isArray(value)
  )
    return shape(value);
  try {
    return (JSON.stringify(value) ?? shape(value)).slice(0, 240);
  } catch {
    return shape(value);
  }
};

/** @returns An empty notebook. */
export function openNotebook(): Notebook {
  const seen: Seen[] = [];
  const told: string[] = [];
  const note = (page: string, by: string, handler: string) => {
    const entry: Seen = {page, handler, by, calls: 0, got: ''};
    seen.push(entry);
    return (args: unknown[]) => {
      entry.calls += 1;
      if (entry.calls === 1) entry.got = args.map((value) => shape(value)).join(', ');
      told.push(`${page} ${handler} ${args.map(short).join(', ')}`);
    };
  };
  return {
    seen,
    told,
    spies: (page, by, names, answers = {}) =>
      Object.fromEntries(
        names.map((name) => {
          const write = note(page, by, name);
          return [
            name,
            (...args: unknown[]) => {
              write(args);
              const answer = answers[name];
              return answer ? Reflect.apply(answer, undefined, args) : undefined;
            },
          ];
        }),
      ),
    spy: (page, by, name) => {
      const write = note(page, by, name);
      return (...args) => write(args);
    },
  };
}

/** Callbacks for the fields of a media file. */
export const FIELDS =
  'Dimensions DurationInSeconds SlowDurationInSeconds Fps SlowFps VideoCodec AudioCodec Tracks Rotation UnrotatedDimensions Size Name Container MimeType IsHdr Metadata Location Keyframes SlowKeyframes SlowNumberOfFrames SlowVideoBitrate SlowAudioBitrate Images SampleRate NumberOfAudioChannels M3uStreams SlowStructure InternalStats'
    .split(' ')
    .map((name) => `on${name}`);
