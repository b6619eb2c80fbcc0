import type {ComponentProps} from 'react';

/** The box of a task list's entry, with the name that Markdown doesn't give it. */
export function TaskBox(props: ComponentProps<'input'>) {
  return <input {...props} aria-label={props.checked ? 'Done' : 'To do'} />;
}
