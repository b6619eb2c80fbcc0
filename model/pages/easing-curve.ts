import {Easing} from 'remotion';

/** Members of Easing as they are, those that make a curve with what their demo begins with. */
const curves: Record<string, (t: number) => number> = {
  ease: Easing.ease,
  quad: Easing.quad,
  cubic: Easing.cubic,
  poly: Easing.poly(4),
  sin: Easing.sin,
  circle: Easing.circle,
  exp: Easing.exp,
  elastic: Easing.elastic(1),
  back: Easing.back(1.7),
  bounce: Easing.bounce,
  bezier: Easing.bezier(0.7, -0.2, 0.2, 1.2),
  'in-out': Easing.inOut(Easing.cubic),
};

const STEPS = 32;

/**
 * Draws a member of Easing.
 *
 * @param demo Id of a demo, such as `easing-quad`.
 * @returns The path of its curve for `Curve` (`src/ui/curve/`): 40 wide, from 20 up to 6; undefined for other demos.
 */
export function easingCurve(demo: string): string | undefined {
  const curve = curves[demo.replace(/^easing-/, '')];
  if (!demo.startsWith('easing-') || !curve) return undefined;
  const points = Array.from({length: STEPS + 1}, (_, step) => {
    const time = step / STEPS;
    return `${Number((time * 40).toFixed(1))} ${Number((20 - curve(time) * 14).toFixed(1))}`;
  });
  return `M${points.join('L')}`;
}
