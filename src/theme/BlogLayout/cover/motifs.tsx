import type {ReactNode} from 'react';
import type {Palette} from './looks';

/** Draws one thing on a sheet of 640 × 360: large, at the right and the top, where the word leaves room. */
type Motif = (colors: Palette) => ReactNode;

const range = (count: number) => Array.from({length: count}, (_, index) => index);

/** A browser window: its frame, its bar, and what is in it. */
const win = ({ink, tone, ground}: Palette, children: ReactNode) => (
  <>
    <rect x="330" y="44" width="330" height="232" rx="16" fill={tone} />
    <path d="M346 44H660V84H330V60a16 16 0 0 1 16-16Z" fill={ink} />
    {range(3).map((dot) => (
      <circle key={dot} cx={354 + dot * 20} cy="64" r="6" fill={ground} />
    ))}
    {children}
  </>
);

const terminal: Motif = (c) =>
  win(
    c,
    <>
      <path
        d="m364 128 44 40-44 40"
        fill="none"
        stroke={c.ink}
        strokeWidth="16"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="436" y="176" width="84" height="36" rx="4" fill={c.mark} />
    </>,
  );

/** Squares of eight pixels, as JPEG sees a picture. */
const blocks: Motif = ({ink, tone, mark}) =>
  range(40).map((cell) => {
    const [x, y] = [cell % 8, Math.floor(cell / 8)];
    const isInk = (x - 4) ** 2 + (y - 4) ** 2 < 9 && y < 5;
    return (
      <rect
        key={cell}
        x={296 + x * 44}
        y={24 + y * 44}
        width="40"
        height="40"
        rx="3"
        fill={x === 6 && y === 1 ? mark : isInk ? ink : tone}
        opacity={isInk || (x + y) % 2 ? 1 : 0.55}
      />
    );
  });

const curve: Motif = ({ink, tone, mark}) => (
  <>
    <path d="M300 260V40M300 260H620" stroke={tone} strokeWidth="6" strokeLinecap="round" />
    <path d="M300 260H470M604 56H470" stroke={tone} strokeWidth="4" strokeDasharray="2 12" />
    <path
      d="M300 260C470 260 420 56 604 56"
      fill="none"
      stroke={ink}
      strokeWidth="16"
      strokeLinecap="round"
    />
    <circle cx="604" cy="56" r="22" fill={mark} />
  </>
);

/** What shows through a transparent video. */
const checker: Motif = ({ink, tone, mark}) => (
  <>
    {range(40).map((cell) => {
      const [x, y] = [cell % 8, Math.floor(cell / 8)];
      return (x + y) % 2 ? null : (
        <rect key={cell} x={304 + x * 44} y={24 + y * 44} width="44" height="44" fill={tone} />
      );
    })}
    <circle cx="480" cy="134" r="92" fill={ink} />
    <path d="M480 42a92 92 0 0 1 0 184Z" fill={mark} />
  </>
);

/** An error stops the render. */
const stop: Motif = ({ground, ink, tone, mark}) => (
  <>
    {range(2).map((frame) => (
      <rect key={frame} x={316 + frame * 60} y="88" width="48" height="92" rx="6" fill={tone} />
    ))}
    <path d="M492 34h78l56 56v78l-56 56h-78l-56-56V90Z" fill={ink} />
    <rect x="480" y="116" width="102" height="28" rx="4" fill={mark} />
    <path d="M436 90V168" stroke={ground} strokeWidth="6" />
  </>
);

const sound: Motif = ({ink, tone, mark}) =>
  range(13).map((bar) => {
    const height = 28 + 190 * Math.abs(Math.sin(bar * 0.55 + 0.4) * Math.cos(bar * 0.21));
    return (
      <rect
        key={bar}
        x={356 + bar * 21}
        y={136 - height / 2}
        width="12"
        height={height}
        rx="6"
        fill={bar === 8 ? mark : bar < 8 ? ink : tone}
      />
    );
  });

const play = (x: number, y: number, size: number, fill: string) => (
  <path
    d={`M${x - size * 0.4} ${y - size * 0.6}v${size * 1.2}l${size} ${-size * 0.6}Z`}
    fill={fill}
    stroke={fill}
    strokeWidth={size * 0.16}
    strokeLinejoin="round"
  />
);

const player: Motif = (c) => win(c, play(490, 176, 92, c.mark));

const cube: Motif = ({ink, tone, mark}) => (
  <>
    <path d="m470 26 122 66-122 66-122-66Z" fill={mark} />
    <path d="m348 92 122 66v132l-122-66Z" fill={tone} />
    <path d="M592 92 470 158v132l122-66Z" fill={ink} />
  </>
);

/** One picture between crop marks. */
const still: Motif = ({ground, ink, tone, mark}) => (
  <g transform="translate(16 0)">
    <rect x="344" y="52" width="236" height="186" fill={tone} />
    <circle cx="516" cy="112" r="34" fill={mark} />
    <path d="m344 238 76-104 62 78 34-38 64 64Z" fill={ink} />
    <path
      d="M320 76V28H368M604 76V28H556M320 214v48h48M604 214v48h-48"
      fill="none"
      stroke={ink}
      strokeWidth="8"
    />
    <path d="M344 238H580" stroke={ground} strokeWidth="2" />
  </g>
);

/** Scenes one after the other. */
const stairs: Motif = ({ink, tone, mark}) =>
  range(5).map((step) => (
    <rect
      key={step}
      x={232 + step * 74}
      y={34 + step * 46}
      width="126"
      height="36"
      rx="8"
      fill={step === 2 ? mark : step % 2 ? ink : tone}
    />
  ));

const keys: Motif = ({ground, ink, tone, mark}) =>
  ['J', 'K', 'L'].map((key, place) => (
    <g key={key} transform={`translate(${312 + place * 106} ${60 + (place % 2) * 22})`}>
      <rect y="14" width="94" height="118" rx="18" fill={tone} />
      <rect width="94" height="112" rx="18" fill={place === 0 ? mark : ink} />
      <text x="47" y="76" fontSize="58" textAnchor="middle" fill={ground}>
        {key}
      </text>
    </g>
  ));

const stable: Motif = ({ink, tone, mark, ground}) => (
  <>
    <circle cx="490" cy="144" r="118" fill={tone} />
    <circle cx="490" cy="144" r="84" fill={ink} />
    <path
      d="M490 26a118 118 0 1 1-111 78"
      fill="none"
      stroke={mark}
      strokeWidth="16"
      strokeLinecap="round"
    />
    {play(496, 144, 58, ground)}
  </>
);

/** One video, many machines, one video. */
const fan: Motif = ({ink, tone, mark}) => (
  <>
    {range(7).map((machine) => {
      const y = 34 + machine * 35;
      return (
        <g key={machine}>
          <path
            d={`M346 139C396 139 396 ${y} 446 ${y}H540C590 ${y} 590 139 640 139`}
            fill="none"
            stroke={tone}
            strokeWidth="7"
          />
          <rect
            x="446"
            y={y - 12}
            width="94"
            height="24"
            rx="6"
            fill={machine === 3 ? mark : ink}
          />
        </g>
      );
    })}
  </>
);

/** The frame that was asked for, and no other. */
const exact: Motif = ({ground, ink, tone, mark}) => (
  <>
    {range(4).map((frame) => (
      <rect key={frame} x={314 + frame * 92} y="74" width="80" height="118" rx="8" fill={tone} />
    ))}
    <rect x="484" y="44" width="116" height="178" rx="12" fill={ink} />
    <text x="542" y="150" fontSize="46" textAnchor="middle" fill={ground}>
      117
    </text>
    <path d="M542 20V246" stroke={mark} strokeWidth="6" strokeDasharray="24 178" />
  </>
);

/** A curve with its handles, as a designer draws it. */
const handles: Motif = ({ground, ink, tone, mark}) => (
  <>
    <path d="M330 66 470 30M610 236 490 250" stroke={tone} strokeWidth="5" />
    <path
      d="M330 66C470 30 380 262 490 190S540 90 610 236"
      fill="none"
      stroke={ink}
      strokeWidth="18"
      strokeLinecap="round"
    />
    <circle cx="470" cy="30" r="11" fill={tone} />
    <circle cx="490" cy="250" r="11" fill={tone} />
    {[
      [330, 66],
      [610, 236],
    ].map(([x = 0, y = 0]) => (
      <rect
        key={x}
        x={x - 17}
        y={y - 17}
        width="34"
        height="34"
        fill={ground}
        stroke={ink}
        strokeWidth="9"
      />
    ))}
    <circle cx="478" cy="195" r="21" fill={mark} />
  </>
);

/** Four packages, one of them arriving. */
const packages: Motif = ({ground, ink, tone, mark}) =>
  [
    [356, 158],
    [490, 158],
    [490, 24],
    [356, -2],
  ].map(([x = 0, y = 0], place) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
      <rect width="122" height="122" rx="10" fill={place === 3 ? mark : place % 2 ? ink : tone} />
      <path d="M61 0V44" stroke={ground} strokeWidth="22" />
    </g>
  ));

/** Props as a form. */
const form: Motif = ({ink, tone, mark}) =>
  [0.72, 0.3, 0.52].map((value, row) => {
    const y = 62 + row * 74;
    return (
      <g key={value}>
        <path d={`M388 ${y}H616`} stroke={tone} strokeWidth="16" strokeLinecap="round" />
        <path
          d={`M388 ${y}H${388 + value * 228}`}
          stroke={ink}
          strokeWidth="16"
          strokeLinecap="round"
        />
        <circle cx={388 + value * 228} cy={y} r="27" fill={row === 0 ? mark : ink} />
      </g>
    );
  });

/** Frames taken out of a video. */
const frames: Motif = ({ground, ink, tone, mark}) => (
  <>
    <rect x="-20" y="88" width="700" height="92" fill={ink} />
    {range(8)
      .filter((frame) => frame !== 5)
      .map((frame) => (
        <rect key={frame} x={14 + frame * 80} y="100" width="68" height="68" rx="4" fill={tone} />
      ))}
    <g transform="translate(404 18) rotate(5)">
      <rect width="118" height="118" rx="8" fill={ground} stroke={ink} strokeWidth="8" />
      <path d="M8 110V84a51 51 0 0 1 102 0v26Z" fill={mark} />
    </g>
  </>
);

/** A ball that bounces through the first frames there were. */
const bounce: Motif = ({ground, ink, tone, mark}) =>
  range(4).map((frame) => (
    <g key={frame} transform={`translate(${222 + frame * 108} 40)`}>
      <rect width="96" height="160" rx="10" fill={frame === 3 ? ink : tone} />
      <circle
        cx="48"
        cy={[36, 92, 128, 76][frame]}
        r="22"
        fill={frame === 3 ? mark : ground}
        opacity={frame === 3 ? 1 : 0.85}
      />
    </g>
  ));

/** A team: from the fourth person on. */
const team: Motif = ({ink, tone, mark}) =>
  range(4).map((person) => (
    <g key={person} transform={`translate(${262 + person * 92} 64)`}>
      <circle cx="50" cy="34" r="34" fill={person === 3 ? mark : person % 2 ? ink : tone} />
      <path
        d="M0 172V134a50 50 0 0 1 100 0v38Z"
        fill={person === 3 ? mark : person % 2 ? ink : tone}
      />
    </g>
  ));

/** Coins, and what grows out of them. */
const growth: Motif = ({ground, ink, tone, mark}) => (
  <>
    {[2, 4, 6].map((height) =>
      range(height).map((coin) => (
        <g
          key={`${height} ${coin}`}
          transform={`translate(${166 + height * 57} ${208 - coin * 24})`}
        >
          <path d="M0 0v18a50 15 0 0 0 100 0V0Z" fill={coin % 2 ? tone : ink} />
          <ellipse cx="50" rx="50" ry="15" fill={coin % 2 ? ink : tone} />
        </g>
      )),
    )}
    <path d="M558 84V48" stroke={ink} strokeWidth="8" />
    <path d="M558 58C520 58 506 36 506 8c38 0 52 20 52 50Z" fill={mark} />
    <path d="M558 48c0-24 14-40 46-40 0 26-16 40-46 40Z" fill={mark} />
    <path d="M558 56 528 26" stroke={ground} strokeWidth="3" />
  </>
);

/** A window with the globe in it. */
const online: Motif = (c) =>
  win(
    c,
    <g fill="none" stroke={c.ink} strokeWidth="9">
      <circle cx="490" cy="180" r="76" fill={c.ground} />
      <ellipse cx="490" cy="180" rx="34" ry="76" />
      <path d="M414 180H566M424 142H556M424 218H556" />
      <circle cx="544" cy="126" r="20" fill={c.mark} stroke="none" />
    </g>,
  );

/** Chunks of sound that are joined at their packets. */
const packets: Motif = ({ink, tone, mark}) =>
  range(3).map((chunk) => (
    <g key={chunk} transform={`translate(${220 + chunk * 64} ${36 + chunk * 70})`}>
      {range(8).map((packet) => (
        <rect
          key={packet}
          x={packet * 42}
          width="36"
          height="54"
          rx="6"
          fill={packet === 0 && chunk > 0 ? mark : chunk % 2 ? ink : tone}
        />
      ))}
    </g>
  ));

/** Boxes within boxes: what a file is. */
const boxes: Motif = ({ground, ink, tone, mark}) => (
  <>
    <rect x="276" y="34" width="340" height="206" rx="14" fill={tone} />
    <rect x="296" y="92" width="194" height="128" rx="10" fill={ink} />
    <rect x="314" y="124" width="74" height="78" rx="8" fill={mark} />
    <rect x="398" y="124" width="74" height="78" rx="8" fill={tone} />
    <rect x="506" y="92" width="90" height="128" rx="10" fill={ground} />
    <path d="M296 62H380M314 107H352" stroke={ground} strokeWidth="10" strokeLinecap="round" />
  </>
);

/** One instance, on which all frames are. */
const instance: Motif = ({ground, ink, tone, mark}) => (
  <>
    <path d="M352 232a62 62 0 0 1 4-124 92 92 0 0 1 172-34 80 80 0 0 1 62 158Z" fill={tone} />
    <rect x="366" y="134" width="212" height="66" rx="10" fill={ink} />
    {range(6).map((frame) => (
      <rect
        key={frame}
        x={378 + frame * 32}
        y="148"
        width="26"
        height="38"
        rx="4"
        fill={frame === 3 ? mark : ground}
      />
    ))}
  </>
);

/** By the last part of a post's address. */
export const motifs: Record<string, Motif> = {
  '1-1': terminal,
  '1-2': blocks,
  '1-3': curve,
  '1-4': checker,
  '1-5': stop,
  '2-0': sound,
  '2-1': player,
  '2-2': cube,
  '2-3': still,
  '2-4': stairs,
  '2-5': keys,
  '2-6': stable,
  '3-0': fan,
  '3-1': exact,
  '3-2': handles,
  '3-3': packages,
  '4-0': form,
  '4-0-311': frames,
  'introducing-remotion': bounce,
  'company-licenses': team,
  'seed-funding': growth,
  cloudrun: instance,
  'deployable-studio': online,
  'faster-lambda': packets,
  'media-parser': boxes,
};
