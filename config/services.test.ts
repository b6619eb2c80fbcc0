import {describe, expect, it} from 'vitest';
import {contentSecurityPolicy} from '../hosting/headers.ts';
import {readServices} from './services.ts';

const OUTSIDE = /https?:/;

describe('readServices', () => {
  it('asks nobody outside when nothing is configured', () => {
    const services = readServices({});
    expect(services).toEqual({
      siteUrl: undefined,
      origins: {script: [], connect: [], frame: [], image: []},
    });
    const policy = contentSecurityPolicy({scriptHashes: [], services: services.origins});
    // GitHub is where forms lead a reader; nothing is fetched from it.
    expect(policy.replace('https://github.com', '')).not.toMatch(OUTSIDE);
  });

  it('opens the policy for what is configured, and only for that', () => {
    const services = readServices({
      ALGOLIA_APP_ID: 'A1B2C3D4E5',
      ALGOLIA_SEARCH_KEY: '0123456789abcdef',
      ALGOLIA_INDEX: 'docs',
      GTAG_ID: 'G-1A2B3C',
      CHAT_WIDGET_SRC: 'https://widget.example/chat.js',
      CHAT_WIDGET_ID: 'x',
    });
    expect(services.search?.indexName).toBe('docs');
    expect(services.analytics?.trackingID).toBe('G-1A2B3C');
    const policy = contentSecurityPolicy({
      scriptHashes: ['sha256-abc'],
      services: services.origins,
    });
    expect(policy).toContain(
      "script-src 'self' 'sha256-abc' https://www.googletagmanager.com https://widget.example;",
    );
    expect(policy).toMatch(/connect-src 'self' blob: https:\/\/A1B2C3D4E5-dsn\.algolia\.net/);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it('offers copies for reading offline only where that is asked for', () => {
    expect(readServices({OFFLINE: '1'}).offline).toBe(true);
    expect(readServices({OFFLINE: '0'}).offline).toBeUndefined();
    expect(() => readServices({OFFLINE: 'yes'})).toThrow(
      /^OFFLINE is "yes": expected 1 .*OFFLINE=1/,
    );
  });
});
