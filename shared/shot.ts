/** A number on a picture, with what it says. */
interface Callout {
  /** Place of the number, in percent of the picture's width and height. */
  x: number;
  y: number;
  /** A sentence; backticks mark code. */
  text: string;
}

/** A picture of the Studio, as a page shows it. */
export interface ShotPicture {
  id: string;
  /** What is seen, for those who don't see it. */
  alt: string;
  /** A sentence below the picture; backticks mark code. */
  caption: string;
  /** Pixels of the file. */
  width: number;
  height: number;
  /** Pixels of the screen that the picture was taken from: it is never shown larger. */
  shown: number;
  /** The part at its left and top edge that is shown in its place, in pixels of the screen. */
  detail?: {width: number; height: number};
  callouts: Callout[];
  /** True if there is a film that begins with the picture. */
  film: boolean;
}
