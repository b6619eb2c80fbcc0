import {useEffect, useMemo, useRef, useState} from 'react';
import type {TypeHelp} from '../editor/type-help';
import {applyChanges} from './apply-changes';
import type {TypeProblem} from './messages';
import {useTypes} from './use-types';

/**
 * What the editor of a project asks about types.
 * Takes the files, who changes one, and whether types are wanted yet; returns the help, null until it is
 * there, and the mistakes of all files.
 */
export function useTypeHelp(
  files: Readonly<Record<string, string>>,
  setFile: (path: string, text: string) => void,
  wanted: boolean,
): {types: TypeHelp | null; problems: TypeProblem[]} {
  const [ever, setEver] = useState(false);
  useEffect(() => {
    if (wanted) setEver(true);
  }, [wanted]);
  const {client, problems} = useTypes(files, ever);
  const latest = useRef(files);
  latest.current = files;
  const types = useMemo(
    () =>
      client && {
        client,
        files: () => latest.current,
        change: (changes: Parameters<TypeHelp['change']>[0]) => {
          for (const [path, text] of Object.entries(applyChanges(latest.current, changes)))
            setFile(path, text);
        },
      },
    [client, setFile],
  );
  return {types, problems};
}
