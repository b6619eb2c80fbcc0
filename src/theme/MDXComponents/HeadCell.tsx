import type {ComponentProps} from 'react';

/** A cell of a table's head; an empty one, above the names of the rows, is the heading of nothing. */
export function HeadCell({children, ...props}: ComponentProps<'th'>) {
  return children ? <th {...props}>{children}</th> : <td {...props} />;
}
