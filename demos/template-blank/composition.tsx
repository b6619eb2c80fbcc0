import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  numbers: z.boolean(),
});

export const defaultProps: z.infer<typeof schema> = {
  numbers: true,
};

export const Blank = ({numbers}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps, durationInFrames} = useVideoConfig();
  const day = frame / (durationInFrames - 1);
  // The light of a window moves over the wall while the hours pass.
  const light = -40 + day * 330;

  return (
    <AbsoluteFill>
      <svg viewBox="0 0 640 360">
        <rect width={640} height={360} fill="#e79a5b" />
        <g fill="#f6bd7d">
          <path d={`M${light} 0h92l70 290h-92z`} />
          <path d={`M${light + 112} 0h92l70 290h-92z`} />
        </g>
        <rect y={290} width={640} height={70} fill="#9c4f2f" />
        <g stroke="#5a2a1b" strokeWidth={10} strokeLinecap="round">
          <path d="M250 262 214 344M390 262l36 82M320 24v250" />
        </g>
        <rect x={140} y={42} width={360} height={203} fill="#5a2a1b" />
        <rect x={148} y={50} width={344} height={187} fill="#fdf3e0" />
        <path d="M126 245h388v14H126z" fill="#6d3622" />
        <path d="M536 262h56l-8 62h-40z" fill="#2b7d78" />
        <g strokeWidth={7} strokeLinecap="round">
          <path d="M552 258 540 190" stroke="#6d3622" />
          <path d="M566 258 570 176" stroke="#6d3622" />
          <path d="M578 258 600 200" stroke="#6d3622" />
          <path d="M540 190l-2-12" stroke="#fdf3e0" strokeWidth={13} />
          <path d="M570 176v-12" stroke="#c8412c" strokeWidth={13} />
          <path d="M600 200l4-11" stroke="#2b4b86" strokeWidth={13} />
        </g>
        <path d="M52 324q6-64 34-84 8 50-10 84z" fill="#3c7a4a" />
        <path d="M76 324q-4-90 40-122 8 70-22 122z" fill="#4d9459" />
        <path d="M44 306h76l-10 42H54z" fill="#c8412c" />
      </svg>
      {numbers && (
        <div
          style={{
            position: 'absolute',
            inset: '50px 148px 123px',
            display: 'grid',
            placeContent: 'center',
            textAlign: 'center',
            color: '#8a5a3d',
            font: '500 26px/1.5 JetBrains Mono Variable, monospace',
          }}
        >
          {width} × {height}, {fps} fps
          <span style={{color: '#b8391f'}}>frame {frame}</span>
        </div>
      )}
    </AbsoluteFill>
  );
};
