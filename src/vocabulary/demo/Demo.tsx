import {useMemo} from 'react';
import type {DemoView} from '../../../shared/demo';
import {DemoHost} from '../../demo-host/DemoHost';

/**
 * `<Demo id="spring" />`: a live composition with its controls and its code.
 * `data` comes from the build (`mdx/demo.ts`), never from the writer.
 */
export function Demo({data}: {id: string; data?: string}) {
  const demo = useMemo(() => (data ? (JSON.parse(data) as DemoView) : null), [data]);
  return demo ? <DemoHost demo={demo} /> : null;
}
