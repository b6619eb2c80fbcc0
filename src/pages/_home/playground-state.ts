import {stateToHash} from '../../../shared/demo';
import {encodeText} from '../../../shared/encode';
import {defaults} from './scene';

const initial = Object.entries(defaults).map(([name, value]) => ({name, initial: value}));

/** What the reader has set, for the link to the playground: `home-title:damping=4`, encoded. */
export const playgroundState = (params: typeof defaults): string =>
  encodeText(stateToHash('home-title', initial, params).slice('demo='.length));
