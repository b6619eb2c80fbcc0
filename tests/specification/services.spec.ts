import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';

// Another Node has to translate all the configuration needs: 2 seconds alone, 50 on a busy machine.
test.describe.configure({timeout: 180_000});

/** Loads the site's configuration with an environment, as the build does. */
function configuration(env: Record<string, string>) {
  const code =
    "import('./docusaurus.config.ts').then(({default: config}) => console.log(JSON.stringify({scripts: config.scripts, classic: config.presets[0][1].gtag, fields: config.customFields, noIndex: config.noIndex, url: config.url})))";
  const text = execFileSync(process.execPath, ['--import', 'tsx', '-e', code], {
    env: {PATH: process.env.PATH ?? '', ...env},
    encoding: 'utf8',
  });
  return JSON.parse(text.trim().split('\n').at(-1) ?? '{}');
}

test.describe('7 Calls it makes: services by environment', () => {
  test('unset: no analytics, no chat widget, no hosted search, and the build is noindex', () => {
    const {classic, fields, ...others} = configuration({});
    expect(others).toMatchObject({scripts: [], noIndex: true});
    expect(classic).toBeUndefined();
    expect(fields.hostedSearch).toBeUndefined();
  });

  test('set: the chat widget has the attributes of the specification', () => {
    const {scripts, classic, noIndex, url} = configuration({
      SITE_URL: 'https://docs.example.com',
      GTAG_ID: 'G-1A2B3C',
      CHAT_WIDGET_SRC: 'https://widget.example/chat.js',
      CHAT_WIDGET_ID: 'the-id',
    });
    expect(scripts).toEqual([
      {
        src: 'https://widget.example/chat.js',
        async: true,
        'data-id': 'the-id',
        'data-ask-ai': 'true',
        'data-ask-ai-background-color': '#282A36',
        'data-ask-ai-color': '#ffffff',
        'data-ask-ai-text': 'Ask AI',
        'data-ask-ai-position': 'br',
        'data-ask-ai-radius': '20px',
      },
    ]);
    expect(classic).toEqual({trackingID: 'G-1A2B3C'});
    expect(noIndex).toBe(false);
    expect(url).toBe('https://docs.example.com');
  });

  test('unset: nothing of the copy for reading offline is in the build', async ({request}) => {
    for (const path of ['/sw.js', '/offline.json', '/offline']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
    const scripts = readdirSync('build/assets/js').filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(100);
    const telling = scripts.filter((name) =>
      /offline-copy|Read offline/.test(readFileSync(`build/assets/js/${name}`, 'utf8')),
    );
    expect(telling).toEqual([]);
  });
});
