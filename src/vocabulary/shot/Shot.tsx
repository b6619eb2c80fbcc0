import {useMemo} from 'react';
import type {ShotPicture} from '../../../shared/shot';
import {Picture} from '../../ui/picture/Picture';
import {builtData} from '../built-data';

/**
 * `<Shot id="timeline" />`: a picture of the Studio with numbers on it, and what they say below.
 * `data` comes from the build (`mdx/word-data.ts`), never from the writer.
 */
export function Shot({data}: {id: string; data?: string}) {
  const shot = useMemo(() => builtData<ShotPicture>(data), [data]);
  return shot ? <Picture shot={shot} /> : null;
}
