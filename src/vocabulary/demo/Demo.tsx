import {useMemo} from 'react';
import type {DemoView} from '../../../shared/demo';
import {DemoHost} from '../../demo-host/DemoHost';
import {builtData} from '../built-data';

/**
 * `<Demo id="spring" />`: a live composition with its controls and its code.
 * `data` comes from the build (`mdx/word-data.ts`), never from the writer.
 */
export function Demo({data}: {id: string; data?: string}) {
  const demo = useMemo(() => builtData<DemoView>(data), [data]);
  return demo ? <DemoHost demo={demo} /> : null;
}
