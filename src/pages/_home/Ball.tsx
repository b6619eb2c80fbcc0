interface Props {
  x: number;
  y: number;
  /** 1 is the size of the full stop. */
  size: number;
  color: string;
}

/** The full stop of the word: a ball that bounces in, and in the end becomes the ground. */
export const Ball = ({x, y, size, color}: Props) => (
  <div
    style={{
      width: 62,
      height: 62,
      marginLeft: 14,
      marginTop: 76,
      borderRadius: '50%',
      backgroundColor: color,
      translate: `${x}px ${y}px`,
      scale: size,
    }}
  />
);
