#!/usr/bin/env node
import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';

const require = createRequire('/work/wt/faults/package.json');
const WebSocket = require('ws');
const WebSocketServer = WebSocket.Server;
const firefox = spawn(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
firefox.stderr.on('data', (chunk) => {
  const text = String(chunk);
  const m = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(text);
  if (!m) return void process.stderr.write(text);
  const server = new WebSocketServer({port: 0, host: '127.0.0.1'}, () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  );
  server.on('connection', (client, request) => {
    const up = new WebSocket(m[1] + request.url, {perMessageDeflate: false, maxPayload: 1 << 28});
    const waiting = [];
    up.on('open', () => {
      for (const w of waiting.splice(0)) up.send(w);
    });
    client.on('message', (data) => {
      const text = String(data);
      const msg = JSON.parse(text);
      if (msg.method === 'emulation.setMediaFeaturesOverride')
        return client.send(JSON.stringify({type: 'success', id: msg.id, result: {}}));
      if (up.readyState === 1) up.send(text);
      else waiting.push(text);
    });
    up.on('message', (d) => client.send(String(d)));
    up.on('close', () => client.close());
    client.on('close', () => up.close());
    up.on('error', () => client.close());
  });
});
firefox.on('exit', (c) => process.exit(c ?? 0));
for (const s of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(s, () => firefox.kill(s));
