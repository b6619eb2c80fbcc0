import {useState} from 'react';
import {AbsoluteFill, useCurrentFrame, useCurrentScale} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  snap: z.number().int().min(1).max(40),
});

export const defaultProps: z.infer<typeof schema> = {
  snap: 20,
};

const start = [
  {id: 'plum', left: 60, top: 60, size: 120, color: '#7b2d5b'},
  {id: 'pear', left: 240, top: 160, size: 140, color: '#b5c334'},
  {id: 'peach', left: 430, top: 80, size: 110, color: '#f79256'},
];

export const Canvas = ({snap}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const scale = useCurrentScale();
  const [items, setItems] = useState(start);
  const [selected, setSelected] = useState('pear');

  const drag = (id: string) => (event: React.PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointerdown') {
      event.currentTarget.setPointerCapture(event.pointerId);
      setSelected(id);
    }
    if (event.buttons !== 1) return;
    // The canvas is scaled to the page, and the pointer moves in the pixels of the page.
    const [x, y] = [event.movementX / scale, event.movementY / scale];
    setItems((old) =>
      old.map((item) =>
        item.id === id
          ? {...item, left: item.left + x, top: item.top + y}
          : item,
      ),
    );
  };

  return (
    <AbsoluteFill style={{backgroundColor: '#f3eee6'}}>
      {items.map(({id, left, top, size, color}, index) => (
        <div
          key={id}
          data-shape={id}
          onPointerDown={drag(id)}
          onPointerMove={drag(id)}
          style={{
            position: 'absolute',
            left: Math.round(left / snap) * snap,
            top:
              Math.round(top / snap) * snap +
              Math.sin(frame / 15 + index * 2) * 8,
            width: size,
            height: size,
            borderRadius: size / 2,
            backgroundColor: color,
            outline: id === selected ? '3px solid #1f6feb' : 'none',
            outlineOffset: 6,
            cursor: 'grab',
            touchAction: 'none',
          }}
        />
      ))}
    </AbsoluteFill>
  );
};
