import {type ChangeEvent, useCallback, useRef, useState} from 'react';

/** The largest file that is taken: the frame gets a copy of it. */
const LARGEST = 200_000_000;

/** A name that code can write without thinking: `My clip.mp4` becomes `My-clip.mp4`. */
const plainName = (name: string): string =>
  name.replaceAll(/[^\w.-]+/g, '-').replace(/^[-.]+/, '') || 'file';

/**
 * Holds the files that a reader picks; they stay in this tab.
 * Takes who is told what became of it; returns the files by name and ways to change them.
 */
export function useOwnFiles(say: (text: string) => void) {
  const [own, setOwn] = useState<ReadonlyMap<string, File>>(new Map());
  const input = useRef<HTMLInputElement>(null);
  const pick = useCallback(() => input.current?.click(), []);
  const onPick = useCallback(
    ({target}: ChangeEvent<HTMLInputElement>) => {
      const picked = [...(target.files ?? [])];
      // The same file can be picked again.
      target.value = '';
      const fitting = picked.filter((file) => file.size <= LARGEST);
      setOwn((before) => {
        const after = new Map(before);
        for (const file of fitting) after.set(plainName(file.name), file);
        return after;
      });
      const large = picked.find((file) => file.size > LARGEST);
      if (large) say(`${large.name} has more than ${LARGEST / 1_000_000} MB.`);
      else if (fitting[0]) say(`Use it as staticFile('${plainName(fitting[0].name)}').`);
    },
    [say],
  );
  const remove = useCallback((name: string) => {
    setOwn((before) => new Map([...before].filter(([other]) => other !== name)));
  }, []);
  return {own, input, pick, onPick, remove};
}
