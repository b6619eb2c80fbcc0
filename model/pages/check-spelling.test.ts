import {expect, it} from 'vitest';
import {checkSpelling} from './check-spelling.ts';
import {front, print, testSite} from './test-site.ts';

it('finds typos and British spellings in prose, not in code, names, files and addresses', async () => {
  const body = `The colour of the mulitple frames
doesn't recieve a squircle's shape.

\`mulitple\`, [getVideoMetdata()](./spring.mdx), remotion.config.ts, @remotion/shpaes, --concurency, FFMPEG, H264.

\`\`\`ts
const recieve = 1;
\`\`\`
`;
  const site = testSite({spring: front('A') + body});
  expect(print(await checkSpelling(site, ['squircle']))).toMatchInlineSnapshot(`
    "content/docs/spring.mdx:7:5 prose/spelling "colour" is not in the dictionary.
        Did you mean "color", "dolour", "col our"? Code goes into a code span; or add it to checks/words.txt.
    content/docs/spring.mdx:7:19 prose/spelling "mulitple" is not in the dictionary.
        Did you mean "multiple", "multiply", "multiples"? Code goes into a code span; or add it to checks/words.txt.
    content/docs/spring.mdx:8:9 prose/spelling "recieve" is not in the dictionary.
        Did you mean "receive", "relieve", "received"? Code goes into a code span; or add it to checks/words.txt."
  `);
});
