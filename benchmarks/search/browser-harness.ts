import {contenders} from './contenders';

/** Runs in Chromium: builds one engine from the site's index and times keystrokes, as many as there is time for. */
async function timeKeystrokes(
  name: string,
  queries: string[],
  budgetMs: number,
): Promise<number[]> {
  const {pages, texts} = await (await fetch('/index.json')).json();
  const contender = contenders[name]?.();
  if (!contender) throw new Error(`There is no engine ${name}`);
  await contender.build(pages, texts);
  for (const query of queries.slice(0, 5)) await contender.ask(query);
  const times: number[] = [];
  const end = performance.now() + budgetMs;
  for (const query of queries) {
    for (let length = 1; length <= query.length; length += 1) {
      const started = performance.now();
      if (started > end) return times;
      await contender.ask(query.slice(0, length));
      times.push(performance.now() - started);
    }
  }
  return times;
}

interface Pagefind {
  init(): Promise<void>;
  search(query: string): Promise<{results: {data(): Promise<{raw_url: string; url: string}>}[]}>;
}

/** Pagefind answers from files it fetches; its first ten results are resolved as a list would be. */
async function askPagefind(queries: string[], each: boolean, budgetMs: number) {
  const path = '/pagefind/pagefind.js';
  const pagefind = (await import(/* @vite-ignore */ path)) as Pagefind;
  await pagefind.init();
  const answers: string[][] = [];
  const times: number[] = [];
  const end = performance.now() + budgetMs;
  for (const query of queries) {
    if (performance.now() > end) break;
    for (let length = each ? 1 : query.length; length <= query.length; length += 1) {
      const started = performance.now();
      const {results} = await pagefind.search(query.slice(0, length));
      const data = await Promise.all(results.slice(0, 10).map((result) => result.data()));
      times.push(performance.now() - started);
      if (length === query.length) answers.push(data.map((page) => page.raw_url ?? page.url));
    }
  }
  return {answers, times};
}

Object.assign(window, {timeKeystrokes, askPagefind});
