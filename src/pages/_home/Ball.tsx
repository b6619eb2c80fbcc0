/** The full stop of the word: a ball that comes flying in. */
export const Ball = ({x, y, color}: {x: number; y: number; color: string}) => (
  <div
    style={{
      width: 62,
      height: 62,
      marginLeft: 14,
      marginTop: 76,
      borderRadius: '50%',
      backgroundColor: color,
      translate: `${x}px ${y}px`,
    }}
  />
);
