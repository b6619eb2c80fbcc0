import {expect, test} from 'vitest';
import {blank, openGuide} from './project.ts';

test('lambda/expresswebhook, lambda/webhooks: a signed request reaches Express', async () => {
  const packages = [...blank.packages, '@remotion/lambda', 'express', 'tsx'];
  const server = openGuide('lambda/expresswebhook', {
    packages,
    // Needs an account at AWS.
    skip: ['render.mts'],
    replace: {'server.ts': [['3000', '3428']]},
  });
  const sender = openGuide('lambda/webhooks', {
    packages,
    replace: {
      'send-test.mts': [['http://localhost:3000/api/remotion', 'http://localhost:3428/remotion']],
    },
  });
  const app = await server.start('WEBHOOK_SECRET=one npx tsx server.ts', 'http://localhost:3428/');
  try {
    const sent = await sender.script('send-test.mts', {env: {WEBHOOK_SECRET: 'one'}});
    expect(sent.output).toContain('200 {"success":true}');
    expect(app.output()).toContain('test took too long');
    const forged = await sender.script('send-test.mts', {env: {WEBHOOK_SECRET: 'two'}});
    expect(forged.output).toMatch(/^500 /);
    expect(forged.output).toContain('Signatures do not match');
  } finally {
    await app.stop();
  }
});
