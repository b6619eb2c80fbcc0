// Stands for `main.js` of @remotion/whisper-web, which would need a model of 75 MB: it prints what that prints.
interface Options {
  print: (line: string) => void;
}

const item = (text: string, from: number, to: number) => ({
  timestamps: {from: '00:00:00,000', to: '00:00:01,000'},
  offsets: {from, to},
  text,
  tokens: [],
});

const ignore = () => undefined;

export default function createModule({print}: Options): object {
  const first = item(' Low tide', 0, 1000);
  const second = item(' at six.', 1000, 2000);
  const both = [first, second];
  const lines = [
    'remotion_progress:0',
    `remotion_update:${JSON.stringify({transcription: [first]})}`,
    'remotion_progress:50',
    `remotion_update:${JSON.stringify({transcription: [second]})}`,
    'remotion_progress:100',
    `remotion_final:${JSON.stringify({result: {language: 'en'}, transcription: both})}`,
  ];
  return {
    FS_unlink: ignore,
    FS_createDataFile: ignore,
    full_default: () => {
      for (const [index, line] of lines.entries()) setTimeout(() => print(line), index * 120);
    },
  };
}
