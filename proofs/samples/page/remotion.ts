// What samples import as `remotion`: the real package, with a root that hands over its compositions.
import {roots} from '../../../src/playground/frame/toolkit';

export * from 'remotion';
export const {Composition, Still, Folder, registerRoot} = roots;
