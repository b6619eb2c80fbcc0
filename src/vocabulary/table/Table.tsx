import {type ComponentProps, useEffect, useRef} from 'react';
import {watchScrollable} from '../../vocabulary/code-block/overflow';

/** A table in a box that scrolls, and is a tab stop only then; the table itself stays a table. */
export function Table(props: ComponentProps<'table'>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? watchScrollable(box.current, 'Table') : undefined), []);
  return (
    <div ref={box} className="table-scroll">
      <table {...props} />
    </div>
  );
}
