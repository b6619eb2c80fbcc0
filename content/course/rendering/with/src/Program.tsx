import {AbsoluteFill, Sequence} from 'remotion';

export type ProgramProps = {guest: string; lines: string[]};

/** A greeting, and a line every second. */
export const Program = ({guest, lines}: ProgramProps) => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b1026', color: '#ffd98a', padding: 80, fontSize: 64}}>
      <div style={{fontSize: 90, marginBottom: 24}}>Dear {guest},</div>
      {lines.map((line, index) => (
        <Sequence key={line} from={30 + index * 30} layout="none">
          <div>{line}</div>
        </Sequence>
      ))}
    </AbsoluteFill>
  );
};
