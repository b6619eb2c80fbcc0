import {describe, expect, it} from 'vitest';
import {messagesOf} from './error-messages';

describe('messagesOf', () => {
  it('shows what a log shows, each once', () => {
    expect(
      messagesOf('MP3 can’t be read', [
        'Expected 1 at … innerParseMp3PacketHeader',
        'Expected 1 at … getAudioSampleFromVbr',
        '^Invalid matrix',
        'The folder at … already exists',
      ]),
    ).toEqual(['Expected 1', 'Invalid matrix', 'The folder at … already exists']);
  });

  it('leaves out what the title says', () => {
    expect(
      messagesOf('The "fps" prop must be positive', ['The fps prop must be positive.']),
    ).toEqual([]);
  });
});
