import {expect, it} from 'vitest';
import {mixedVersions, ownFrames, seenVersions} from './error-log.ts';

it('reads versions in the forms they appear in', () => {
  const text = `
    "@remotion/player": "^4.0.310",
    remotion@4.0.311
    /proj/node_modules/.pnpm/@remotion+renderer@4.0.200/node_modules/x
    function remotion-render-4-0-248-mem3008mb-disk10240mb-240sec
    /tmp/remotion-v4-0-234-assetsabc/remotion-assets-dir/x.mp4
    Multiple versions of Remotion detected: 3.3.7 and an older version.
    react@19.0.0
  `;
  expect(seenVersions(text).map(({package: name, version}) => `${name} ${version}`)).toEqual([
    '@remotion/player 4.0.310',
    'remotion 4.0.311',
    '@remotion/renderer 4.0.200',
    ' 3.3.7',
    ' 4.0.248',
    ' 4.0.234',
  ]);
  expect(mixedVersions(seenVersions(text))).toHaveLength(6);
  expect(mixedVersions(seenVersions('remotion@4.0.311 @remotion/gif@4.0.311'))).toEqual([]);
});

it('finds the reader’s own files in a stack', () => {
  const text = `TypeError: x
    at useVideo (http://localhost:5173/node_modules/.vite/deps/chunk-X.js?v=1:1098:20)
    at Clip (http://localhost:5173/src/video/Clip.tsx?t=17:31:9)
    at (rsc)/./components/VideoPlayer.tsx (C:\\proj\\.next\\server\\app\\page.js:239:1)
    at eval (webpack-internal:///(app-pages-browser)/./components/Hero.tsx:7:66)
    at render (file:///home/me/app/render.mjs:12:3)
    at async C:\\work\\movie\\scripts\\make.ts:44:1
    at node:internal/process/task_queues:95:5
    at onMessage (/var/task/index.js:42535:41)
at src/HelloWorld/Title.jsx:9
    at Clip (http://localhost:5173/src/video/Clip.tsx?t=17:31:9)`;
  expect(ownFrames(text).map(({file, line}) => `${file}:${line}`)).toEqual([
    'src/video/Clip.tsx:31',
    './components/Hero.tsx:7',
    '/home/me/app/render.mjs:12',
    'C:\\work\\movie\\scripts\\make.ts:44',
    'src/HelloWorld/Title.jsx:9',
  ]);
});

it('takes no time for hostile text', () => {
  const started = performance.now();
  ownFrames('a/'.repeat(100_000));
  ownFrames(`${'at '.repeat(60_000)}`);
  seenVersions('@remotion/'.repeat(20_000));
  expect(performance.now() - started).toBeLessThan(1000);
});
