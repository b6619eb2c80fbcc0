/// <reference lib="webworker" />
import {fetchText} from '../../outside/fetch-json';
import {createSession, type Progress, type Question, type Reply} from './session';

/** Sign of life while a question waits, for the page to tell work from a worker that hangs. */
const BEAT_MS = 1000;

const answer = createSession(
  async (url, fresh) => JSON.parse(await fetchText(url, fresh)),
  (stage) => self.postMessage({stage} satisfies Progress),
);

let waiting = 0;
setInterval(() => {
  if (waiting > 0) self.postMessage({beat: true} satisfies Progress);
}, BEAT_MS);

self.onmessage = async ({data}: MessageEvent<Question>) => {
  const {number} = data;
  waiting += 1;
  try {
    self.postMessage({number, result: await answer(data)} satisfies Reply);
  } catch (error) {
    self.postMessage({
      number,
      error: error instanceof Error ? error.message : String(error),
    } satisfies Reply);
  } finally {
    waiting -= 1;
  }
};
