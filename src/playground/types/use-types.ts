import {useEffect, useRef, useState} from 'react';
import {typesFiles} from '../host/packages';
import type {TypesClient} from './client';
import type {TypeProblem} from './messages';

/** Milliseconds without a key after which mistakes are looked for. */
const PAUSE = 300;

/** Milliseconds that the worker outlives the last editor: a reader often opens the next one. */
const LINGER = 60_000;

let shared: Promise<TypesClient> | undefined;
let users = 0;
let ending: ReturnType<typeof setTimeout> | undefined;

/** One worker serves all editors of a visit: it has the compiler, and its work is per project. */
async function startClient(): Promise<TypesClient> {
  const {TypesClient: Client} = await import('./client');
  const {worker, ...setup} = typesFiles;
  const client = new Client(worker, setup);
  await client.ready.catch((error) => {
    client.dispose();
    throw error;
  });
  return client;
}

function acquire(): Promise<TypesClient> {
  clearTimeout(ending);
  users += 1;
  shared ??= startClient();
  const mine = shared;
  const forget = () => {
    if (shared === mine) shared = undefined;
  };
  mine.then((client) => client.ended).then(forget, forget);
  return mine;
}

function release(): void {
  users -= 1;
  if (users > 0) return;
  ending = setTimeout(() => {
    void shared?.then((client) => client.dispose()).catch(() => undefined);
    shared = undefined;
  }, LINGER);
}

const NONE: TypeProblem[] = [];

/**
 * Looks after the types of a project.
 * Takes its files, and whether they are wanted yet; returns the worker once it is there, and the
 * mistakes that it found. Where it can't be loaded there are none.
 */
export function useTypes(files: Readonly<Record<string, string>>, wanted: boolean) {
  const [client, setClient] = useState<TypesClient | null>(null);
  const [problems, setProblems] = useState<TypeProblem[]>(NONE);
  const busy = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    acquire().then(
      (found) => current && setClient(found),
      () => undefined,
    );
    return () => {
      current = false;
      setClient(null);
      setProblems(NONE);
      release();
    };
  }, [wanted]);
  useEffect(() => {
    if (!client) return;
    let current = true;
    const timer = setTimeout(async () => {
      // One after the other: on a slow machine questions come faster than answers.
      await busy.current;
      if (!current) return;
      client.update(files);
      busy.current = client.ask({kind: 'check'}).then(
        (found) => {
          if (current) setProblems(found);
        },
        () => {
          if (current) setProblems(NONE);
        },
      );
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [client, files]);
  return {client, problems};
}
