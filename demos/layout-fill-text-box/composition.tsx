import {fillTextBox} from '@remotion/layout-utils';
import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  maxLines: z.number().int().min(1).max(4),
  maxBoxWidth: z.number().int().min(220).max(560),
  fontSize: z.number().int().min(28).max(52),
});

export const defaultProps: z.infer<typeof schema> = {
  maxLines: 3,
  maxBoxWidth: 440,
  fontSize: 40,
};

const words =
  'Every word is measured before it is placed, so you know which one no longer fits'.split(
    ' ',
  );
const font = {
  fontFamily: 'Instrument Sans Variable, sans-serif',
  fontWeight: '500',
};

export const TextBox = ({
  maxLines,
  maxBoxWidth,
  fontSize,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const box = fillTextBox({maxBoxWidth, maxLines});
  const lines: string[][] = [[]];
  let full = false;
  for (const word of words.slice(0, 1 + Math.floor(frame / 8))) {
    const {exceedsBox, newLine} = box.add({
      text: `${word} `,
      fontSize,
      ...font,
    });
    full = exceedsBox;
    if (full) break;
    if (newLine) lines.push([]);
    lines.at(-1)?.push(word);
  }

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#15262b',
        placeContent: 'center',
        alignItems: 'center',
      }}
    >
      <div
        style={{
          ...font,
          boxSizing: 'content-box',
          width: maxBoxWidth,
          height: maxLines * fontSize * 1.4,
          padding: 16,
          border: `3px solid ${full ? '#ff6f42' : '#31484f'}`,
          borderRadius: 14,
          color: '#eef3f3',
          fontSize,
          lineHeight: 1.4,
          whiteSpace: 'nowrap',
        }}
      >
        {lines.map((line, index) => (
          <div key={index}>{line.join(' ')}</div>
        ))}
      </div>
    </AbsoluteFill>
  );
};
