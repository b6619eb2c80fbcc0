// A chooser is a file in content/choosers/ (shape: shared/chooser.ts), listed here, and placed on a page with
// <Chooser id="codec" />. npm run check:content proves that each way to answer leads to one result;
// npm run check:samples checks what can be copied.
import type {Chooser} from '../../shared/chooser.ts';
import {codec} from '../choosers/codec.ts';
import {hosting} from '../choosers/hosting.ts';
import {license} from '../choosers/license.ts';
import {rendering} from '../choosers/rendering.ts';
import {videoTag} from '../choosers/video-tag.ts';

/** All choosers: `<Chooser id="codec" />` on a page shows one of them. */
export const choosers: readonly Chooser[] = [codec, hosting, license, rendering, videoTag];
