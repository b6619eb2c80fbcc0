import {type ChangeEvent, type DragEvent, useCallback, useMemo, useRef, useState} from 'react';
import type {PlaygroundProject} from '../../shared/playground';
import {LONGEST_FILE, refusal} from './file-names';

/** The largest file that is taken, and all of them together: the frame gets a copy of each. */
const LARGEST = 200_000_000;
const LARGEST_OF_ALL = 500_000_000;

/** Code becomes a part of the project; everything else stays a file beside it. */
const CODE = /\.(?:[jt]sx?|css)$/i;

/** What some component of the toolkit, or `fetch()`, makes something of, besides the browser's own kinds. */
const KNOWN =
  /\.(?:png|jpe?g|webp|avif|gif|svg|mp4|mov|webm|mkv|mp3|wav|aac|m4a|ogg|flac|json|lottie|srt|vtt|txt|csv|glb|gltf|ttf|otf|woff2?)$/i;

const isKnown = ({name, type}: File) =>
  /^(?:image|audio|video|font)\//.test(type) || KNOWN.test(name);

/** A name that code can write without thinking: `My clip.mp4` becomes `My-clip.mp4`. */
export function plainName(name: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.\w+)?$/s.exec(name) ?? [];
  const plain = stem.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^[-.]+|[-.]+$/g, '');
  return `${plain || 'file'}${ending}`;
}

interface Edited {
  project: PlaygroundProject;
  setFile: (path: string, text: string) => void;
}

/**
 * Holds the files that a reader picks, or drops; they stay in this tab. Code that is dropped becomes a
 * file of the project.
 * Takes who is told what became of it, and the project; returns the files by name and ways to change them.
 */
export function useOwnFiles(say: (text: string) => void, edited: Edited) {
  const [own, setOwn] = useState<ReadonlyMap<string, File>>(new Map());
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef({own, edited});
  latest.current = {own, edited};
  const pick = useCallback(() => input.current?.click(), []);

  const addCode = useCallback(async (file: File): Promise<string> => {
    const path = `src/${plainName(file.name)}`;
    if (file.size > LONGEST_FILE) return `${file.name} is too long for the editor.`;
    const text = await file.text();
    const {project, setFile} = latest.current.edited;
    const why = refusal(path, Object.keys(project.files));
    if (why) return `${file.name} was not added. ${why}`;
    setFile(path, text);
    return `${path} is a file of the project now.`;
  }, []);

  const addMedia = useCallback((file: File): string => {
    if (!isKnown(file)) return `${file.name} is of a kind that nothing here shows or plays.`;
    if (file.size === 0) return `${file.name} is empty.`;
    const name = plainName(file.name);
    const before = latest.current.own;
    const others = [...before].reduce((sum, [at, {size}]) => (at === name ? sum : sum + size), 0);
    if (file.size > LARGEST) return `${file.name} has more than ${LARGEST / 1_000_000} MB.`;
    if (others + file.size > LARGEST_OF_ALL)
      return `${file.name} is too much: your files have at most ${LARGEST_OF_ALL / 1_000_000} MB together.`;
    const after = new Map(before).set(name, file);
    latest.current = {...latest.current, own: after};
    setOwn(after);
    const use = `Use it as staticFile('${name}').`;
    return before.has(name) ? `${name} takes the place of the one before. ${use}` : use;
  }, []);

  const add = useCallback(
    async (files: readonly File[]) => {
      const sentences: string[] = [];
      for (const file of files)
        sentences.push(CODE.test(file.name) ? await addCode(file) : addMedia(file));
      if (sentences.length > 0) say([...new Set(sentences)].slice(0, 4).join(' '));
    },
    [addCode, addMedia, say],
  );

  const onPick = useCallback(
    ({target}: ChangeEvent<HTMLInputElement>) => {
      const picked = [...(target.files ?? [])];
      // The same file can be picked again.
      target.value = '';
      void add(picked);
    },
    [add],
  );
  const drop = useMemo(() => {
    const hasFiles = ({dataTransfer}: DragEvent) => dataTransfer.types.includes('Files');
    return {
      // Without it the browser would leave the page for the file.
      onDragOver: (event: DragEvent) => {
        if (hasFiles(event)) event.preventDefault();
      },
      onDropCapture: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        void add([...event.dataTransfer.files]);
      },
    };
  }, [add]);
  const remove = useCallback((name: string) => {
    setOwn((before) => new Map([...before].filter(([other]) => other !== name)));
  }, []);
  return {own, input, pick, onPick, remove, drop};
}
