/// <reference lib="webworker" />
import {createSession, type Progress, type Question, type Reply} from './session';

const answer = createSession(
  async (url, fresh) => {
    const response = await fetch(url, fresh ? {cache: 'no-cache'} : undefined);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.json();
  },
  (stage) => self.postMessage({stage} satisfies Progress),
);

self.onmessage = async ({data}: MessageEvent<Question>) => {
  const {number} = data;
  try {
    self.postMessage({number, result: await answer(data)} satisfies Reply);
  } catch (error) {
    self.postMessage({
      number,
      error: error instanceof Error ? error.message : String(error),
    } satisfies Reply);
  }
};
