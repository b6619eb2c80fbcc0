import {useCallback, useEffect, useState} from 'react';
import {type DemoValue, type DemoValues, type DemoView, hashToState} from '../../shared/demo';

const initialValues = (demo: DemoView): DemoValues =>
  Object.fromEntries(demo.controls.map((control) => [control.name, control.initial]));

/**
 * Holds the values of a demo's controls and takes them from a deep link (`#demo=spring:damping=4`).
 * Takes the demo and what to do when a link names it; returns the values and ways to change them.
 */
export function useValues(demo: DemoView, onLinked: () => void) {
  const [values, setValues] = useState<DemoValues>(() => initialValues(demo));
  useEffect(() => {
    const read = () => {
      const linked = hashToState(window.location.hash, demo.id, demo.controls);
      if (!linked) return;
      setValues(linked);
      onLinked();
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [demo, onLinked]);
  const setValue = useCallback(
    (name: string, value: DemoValue) => setValues((current) => ({...current, [name]: value})),
    [],
  );
  const reset = useCallback(() => setValues(initialValues(demo)), [demo]);
  return {values, setValue, reset};
}
