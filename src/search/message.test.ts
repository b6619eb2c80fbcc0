import {describe, expect, it} from 'vitest';
import {explainAddress, isMessage} from './message';

describe('what looks like a message', () => {
  it.each([
    'TypeError: bufferUtil.mask is not a function',
    'A delayRender() was called but not cleared after 28000ms',
    'ENOSPC',
    'Could not play audio with src',
    'net::ERR_CONNECTION_REFUSED',
    'AccessControlListNotSupported: The bucket does not allow ACLs, invalid request',
  ])('%s', (query) => expect(isMessage(query)).toBe(true));

  it.each([
    'spring',
    'how do I find out why a render failed on lambda',
    'render failed',
    'useCurrentFrame',
    'fade sound in and out',
    'is error handling needed in calculateMetadata',
  ])('not %s', (query) => expect(isMessage(query)).toBe(false));

  it('leads to the decoder with the message', () => {
    const {searchParams} = new URL(explainAddress('a & b?'), 'https://site.invalid');
    expect(searchParams.get('e')).toBe('a & b?');
  });
});
