#!/usr/bin/env node
// What Playwright starts as Firefox: the Firefox of the system, and between the two a line that answers the
// one command this Firefox doesn't know, without which Playwright opens no page. Emulated color schemes and
// reduced motion therefore don't arrive (see README.md).
import {spawn} from 'node:child_process';
import {WebSocket, WebSocketServer} from 'ws';

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const UNKNOWN = 'emulation.setMediaFeaturesOverride';
const LARGEST = 256 * 1024 * 1024;
const ADDRESS = /WebDriver BiDi listening on (ws:\/\/\S+)/;

/** @param {string} address Where Firefox listens. */
function stand(address) {
  const server = new WebSocketServer({port: 0, host: '127.0.0.1', maxPayload: LARGEST});
  server.on('listening', () => {
    const at = server.address();
    if (at === null || typeof at === 'string') throw new Error('no port to be had');
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${at.port}`);
  });
  server.on('connection', (playwright, request) => {
    const browser = new WebSocket(address + request.url, {maxPayload: LARGEST});
    /** @type {string[]} */
    const waiting = [];
    browser.on('open', () => {
      for (const text of waiting.splice(0)) browser.send(text);
    });
    playwright.on('message', (data) => {
      const text = String(data);
      const {id, method} = JSON.parse(text);
      if (method === UNKNOWN) {
        playwright.send(JSON.stringify({type: 'success', id, result: {}}));
      } else if (browser.readyState === WebSocket.OPEN) browser.send(text);
      else waiting.push(text);
    });
    browser.on('message', (data) => playwright.send(String(data)));
    browser.on('close', () => playwright.close());
    browser.on('error', () => playwright.close());
    playwright.on('close', () => browser.close());
  });
}

const firefox = spawn(FIREFOX, process.argv.slice(2), {stdio: ['inherit', 'inherit', 'pipe']});
firefox.stderr.on('data', (chunk) => {
  const text = String(chunk);
  const address = ADDRESS.exec(text)?.[1];
  if (address) stand(address);
  else process.stderr.write(text);
});
firefox.on('error', (error) => {
  console.error(`${FIREFOX} doesn’t start: ${error.message}`);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill());
