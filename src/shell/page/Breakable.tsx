import {Fragment} from 'react';

/** A title that may break at the humps of a name (`speculate|Function|Name()`) or behind a slash before it must break anywhere, and never in front of the end of a tag (`<Video />`). */
export function Breakable({name}: {name: string}) {
  return name
    .replace(/ (?=\/>)/g, '\u00a0')
    .split(/(?<=[a-z])(?=[A-Z])|(?<=\/)(?=\w)/)
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move.
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ));
}
