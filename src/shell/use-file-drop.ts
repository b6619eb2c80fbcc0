import {type DragEvent, useState} from 'react';

/**
 * Takes files that are dropped on an element.
 *
 * @param onFile Gets a file.
 * @param onText Gets what is dropped instead of a file, where a text will do.
 * @returns Whether something is held over the element, and the handlers for it.
 */
export function useFileDrop(onFile: (file: File) => void, onText?: (text: string) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({currentTarget, relatedTarget}: DragEvent) => {
      // Not when it moves on to a part of the panel.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer.files[0];
      if (file) onFile(file);
      else onText?.(event.dataTransfer.getData('text'));
    },
  };
  return {isOver, handlers};
}
