import type {ReactNode, SVGProps} from 'react';

type IconProps = SVGProps<SVGSVGElement> & {size?: number};

/** Frame of all icons: 20 units, one stroke width, square ends like cut film. */
function Icon({size = 20, children, ...props}: IconProps & {children: ReactNode}) {
  return (
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
      {...props}
    >
      {children}
    </svg>
  );
}

/** Magnifier. */
export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="8.75" cy="8.75" r="5.25" />
    <path d="m12.8 12.8 4 4" />
  </Icon>
);

/** Arrow into a tray, for what is saved. */
export const SaveIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 3v9M6.2 8.4 10 12.2l3.8-3.8M3.5 13.5V17h13v-3.5" />
  </Icon>
);

/** Sun, for the light mode. */
export const SunIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="3.4" />
    <path d="M10 1.9v1.7M10 16.4v1.7M1.9 10h1.7M16.4 10h1.7M4.3 4.3l1.2 1.2M14.5 14.5l1.2 1.2M4.3 15.7l1.2-1.2M14.5 5.5l1.2-1.2" />
  </Icon>
);

/** Moon, for the dark mode. */
export const MoonIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16.6 11.9A7 7 0 0 1 8.1 3.4a7 7 0 1 0 8.5 8.5Z" />
  </Icon>
);

/** Screen, for the mode of the system. */
export const SystemIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="2.5" y="3.5" width="15" height="10" rx="1.5" />
    <path d="M7 17h6" />
  </Icon>
);

/** Two tracks: opens the menu of narrow screens. */
export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 6.5h15M2.5 13.5h10" />
  </Icon>
);

/** Cross. */
export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4.5 4.5 11 11M15.5 4.5l-11 11" />
  </Icon>
);

/** Points down; rotate it for other directions. */
export const ChevronIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5.5 8 4.5 4.5L14.5 8" />
  </Icon>
);

/** Leaves the site. */
export const ExternalIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 5h8v8M15 5 5 15" />
  </Icon>
);

/** One frame back. */
export const BackIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16 10H4M9 5l-5 5 5 5" />
  </Icon>
);

/** One frame on. */
export const NextIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 10h12M11 5l5 5-5 5" />
  </Icon>
);

/** Branch of a repository. */
export const RepositoryIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="5.5" cy="4.5" r="2" />
    <circle cx="5.5" cy="15.5" r="2" />
    <circle cx="14.5" cy="6.5" r="2" />
    <path d="M5.5 6.5v7M14.5 8.5c0 3.2-4 2.6-7.3 5.7" />
  </Icon>
);

/** Two bubbles of a conversation: the chat of the community. */
export const ChatIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12.5 11.5h-6L3 14V4.5A1.5 1.5 0 0 1 4.5 3h8A1.5 1.5 0 0 1 14 4.5V10a1.5 1.5 0 0 1-1.5 1.5Z" />
    <path d="M16 7.2c.6.2 1 .8 1 1.4V17l-3-2H9.5" />
  </Icon>
);

/** A bubble that quotes: questions to the docs, which answer in their own words. */
export const AskIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M15.5 14H9.5L5.5 17v-3h-1A1.5 1.5 0 0 1 3 12.5v-8A1.5 1.5 0 0 1 4.5 3h11A1.5 1.5 0 0 1 17 4.5v8a1.5 1.5 0 0 1-1.5 1.5Z" />
    <path d="M8.9 6.5c-1.5.5-1.9 1.4-1.9 3.5h1.9V8.3M13.4 6.5c-1.5.5-1.9 1.4-1.9 3.5h1.9V8.3" />
  </Icon>
);

/** A line that waits for words: an assistant that is asked in a new tab. */
export const PromptIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="2.5" y="4" width="15" height="12" rx="2" />
    <path d="m5.8 8 2.4 2.2-2.4 2.2M10.5 12.4h3.5" />
  </Icon>
);

/** A sheet with a fold and lines: the other assistant, which reads the page as a file. */
export const ScrollIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 2.5h6.5L15.5 6.5v11H5v-15ZM11.5 2.5v4h4M7.8 10.2h5M7.8 13.4h5" />
  </Icon>
);

/** Hash of a heading in a frame: a page as Markdown. */
export const MarkdownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 4 6.5 16M13.5 4 12 16M4 8h12M3.5 12h12" />
  </Icon>
);

/** Crossing strokes: the social network. */
export const SocialIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 3.5h3.3l9.7 13h-3.3l-9.7-13ZM16 3.5l-5.1 5.6M9 11.4 4.3 16.5" />
  </Icon>
);

/** Pencil. */
export const EditIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 13.2 8.7-8.7 2.8 2.8L6.8 16H4v-2.8Z" />
  </Icon>
);

/** Two sheets. */
export const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="7" y="7" width="9.5" height="9.5" rx="1.5" />
    <path d="M13 4.5v-.5A1 1 0 0 0 12 3H4a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h.500" />
  </Icon>
);

/** Tick. */
export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 10.5 4 4 8-9" />
  </Icon>
);

/** Start playback. */
export const PlayIcon = (props: IconProps) => (
  <Icon {...props} fill="currentColor">
    <path d="M6 4v12l10-6L6 4Z" />
  </Icon>
);

/** Stop playback for a while. */
export const PauseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 4.5v11M13 4.5v11" strokeWidth={2.6} />
  </Icon>
);

/** Star, for favorites. */
export const StarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.1l5-.7z" />
  </Icon>
);
