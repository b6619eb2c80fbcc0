import type {PlaygroundProject} from '../../shared/playground';

/** An app of the chapter on the Player, before it has run: the room for it is higher than that for a film. */
export const beginsAsPage = ({files}: PlaygroundProject): boolean =>
  /<(?:Player|Thumbnail)\b/.test(Object.values(files)[0] ?? '');

/** Width to height of an app. */
export const PAGE_SHAPE = '4 / 3';
