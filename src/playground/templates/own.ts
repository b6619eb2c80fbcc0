import {blank} from './blank';
import {scenes} from './scenes';
import {title} from './title';

/** The templates that are no demos: their pictures are drawn by `npm run course:stills`. */
export const ownTemplates = {title, blank, scenes};
