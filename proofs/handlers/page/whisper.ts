import {downloadWhisperModel, resampleTo16Khz, transcribe} from '@remotion/whisper-web';
import type {Notebook} from '../notebook';

/** The model is as many zeros, and what the compiled Whisper prints comes from `whisper-lines.ts`. */
export async function whisper(book: Notebook): Promise<void> {
  await downloadWhisperModel({
    model: 'tiny.en',
    onProgress: () => undefined,
    ...book.spies('whisper-web/download-whisper-model', 'a model of zeros', ['onProgress']),
  });
  const file = await (await fetch('/files/sample.wav')).blob();
  const channelWaveform = await resampleTo16Khz({
    file: new File([file], 'sample.wav'),
    logLevel: 'error',
    ...book.spies('whisper-web/resample-to-16khz', 'two seconds of a tone', ['onProgress']),
  });
  await transcribe({
    channelWaveform,
    model: 'tiny.en',
    logLevel: 'error',
    ...book.spies('whisper-web/transcribe', 'the lines that the compiled Whisper prints', [
      'onProgress',
      'onTranscriptionChunk',
    ]),
  });
}
