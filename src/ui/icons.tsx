import type {SVGProps} from 'react';

type IconProps = SVGProps<SVGSVGElement> & {size?: number};

/** Makes an icon of one path: 20 units, one stroke width, round ends. */
const icon =
  (path: string, own: SVGProps<SVGSVGElement> = {}) =>
  ({size = 20, ...props}: IconProps) => (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      {...own}
      {...props}
    >
      <path d={path} />
    </svg>
  );

/** Magnifier. */
export const SearchIcon = icon(
  'M14 8.75a5.25 5.25 0 1 1-10.5 0a5.25 5.25 0 1 1 10.5 0ZM12.8 12.8l4 4',
);

/** Arrow into a tray, for what is saved. */
export const SaveIcon = icon('M10 3v9M6.2 8.4 10 12.2l3.8-3.8M3.5 13.5V17h13v-3.5');

/** Sun, for the light mode. */
export const SunIcon = icon(
  'M13.4 10a3.4 3.4 0 1 1-6.8 0a3.4 3.4 0 1 1 6.8 0ZM10 1.9v1.7M10 16.4v1.7M1.9 10h1.7M16.4 10h1.7M4.3 4.3l1.2 1.2M14.5 14.5l1.2 1.2M4.3 15.7l1.2-1.2M14.5 5.5l1.2-1.2',
);

/** Moon, for the dark mode. */
export const MoonIcon = icon('M16.6 11.9A7 7 0 0 1 8.1 3.4a7 7 0 1 0 8.5 8.5Z');

/** Screen, for the mode of the system. */
export const SystemIcon = icon(
  'M4 3.5h12a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-12a1.5 1.5 0 0 1-1.5-1.5v-7a1.5 1.5 0 0 1 1.5-1.5ZM7 17h6',
);

/** Two tracks: opens the menu of narrow screens. */
export const MenuIcon = icon('M2.5 6.5h15M2.5 13.5h10');

/** Cross. */
export const CloseIcon = icon('m4.5 4.5 11 11M15.5 4.5l-11 11');

/** Points down; rotate it for other directions. */
export const ChevronIcon = icon('m5.5 8 4.5 4.5L14.5 8');

/** Leaves the site. */
export const ExternalIcon = icon('M7 5h8v8M15 5 5 15');

/** One frame back. */
export const BackIcon = icon('M16 10H4M9 5l-5 5 5 5');

/** One frame on. */
export const NextIcon = icon('M4 10h12M11 5l5 5-5 5');

/** Branch of a repository. */
export const RepositoryIcon = icon(
  'M7.5 4.5a2 2 0 1 1-4 0a2 2 0 1 1 4 0ZM7.5 15.5a2 2 0 1 1-4 0a2 2 0 1 1 4 0ZM16.5 6.5a2 2 0 1 1-4 0a2 2 0 1 1 4 0ZM5.5 6.5v7M14.5 8.5c0 3.2-4 2.6-7.3 5.7',
);

/** Two people: the chat of the community. */
export const ChatIcon = icon(
  'M10 6.8a2.7 2.7 0 1 1-5.4 0a2.7 2.7 0 1 1 5.4 0ZM2.2 16.2c0-2.9 2-4.7 5.1-4.7s5.1 1.8 5.1 4.7M12.6 4.3a2.7 2.7 0 0 1 0 5M14.2 11.9c2.2.5 3.6 2.1 3.6 4.3',
);

/** A bubble that quotes: questions to the docs, which answer in their own words. */
export const AskIcon = icon(
  'M15.5 14H9.5L5.5 17v-3h-1A1.5 1.5 0 0 1 3 12.5v-8A1.5 1.5 0 0 1 4.5 3h11A1.5 1.5 0 0 1 17 4.5v8a1.5 1.5 0 0 1-1.5 1.5ZM8.9 6.5c-1.5.5-1.9 1.4-1.9 3.5h1.9V8.3M13.4 6.5c-1.5.5-1.9 1.4-1.9 3.5h1.9V8.3',
);

/** Crossing strokes: the social network. */
export const SocialIcon = icon('M3.5 3.5h3.3l9.7 13h-3.3l-9.7-13ZM16 3.5l-5.1 5.6M9 11.4 4.3 16.5');

/** Pencil. */
export const EditIcon = icon('m4 13.2 8.7-8.7 2.8 2.8L6.8 16H4v-2.8Z');

/** Two sheets. */
export const CopyIcon = icon(
  'M8.5 7h6.5a1.5 1.5 0 0 1 1.5 1.5v6.5a1.5 1.5 0 0 1-1.5 1.5h-6.5a1.5 1.5 0 0 1-1.5-1.5v-6.5a1.5 1.5 0 0 1 1.5-1.5ZM13 4.5v-.5A1 1 0 0 0 12 3H4a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h.500',
);

/** Tick. */
export const CheckIcon = icon('m4 10.5 4 4 8-9');

/** Start playback. */
export const PlayIcon = icon('M6 4v12l10-6L6 4Z', {fill: 'currentColor'});

/** Stop playback for a while. */
export const PauseIcon = icon('M7 4.5v11M13 4.5v11', {strokeWidth: 2.6});

/** Star, for favorites. */
export const StarIcon = icon('m10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.1l5-.7z');
