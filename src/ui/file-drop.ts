import { type DragEvent as ReactDragEvent, useEffect, useEffectEvent, useState } from 'react';

const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/** Drops that an element has handled. */
const handledDrops = new WeakSet<Event>();

/**
 * Whether files are being dragged over the page. Also stops the browser from navigating to files dropped outside a drop target.
 * @param onDropped handles files that are dropped anywhere else on the page
 */
export function useFilesOverPage(onDropped?: (data: DataTransfer) => void): boolean {
  const [isOver, setOver] = useState(false);
  const handleDrop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    if (!handledDrops.has(event)) onDropped?.(event.dataTransfer);
  });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    };
    window.addEventListener('dragenter', onOver, { signal });
    window.addEventListener('dragover', onOver, { signal });
    // no relatedTarget: the pointer left the window
    window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false), { signal });
    window.addEventListener('drop', (event) => handleDrop(event), { signal });
    return () => end.abort();
  }, []);
  return isOver;
}

/** A drop target, and whether files are being dragged over the page. */
export function useDropTarget(onDropped: (data: DataTransfer) => void) {
  return { isOver: useFilesOverPage(), ...useFileDrop(onDropped) };
}

/** Makes an element a drop target for files: whether files are over it, and the handlers to spread on it. */
function useFileDrop(onDropped: (data: DataTransfer) => void) {
  const [isHere, setHere] = useState(false);
  const onDrop = ({ dataTransfer, nativeEvent }: ReactDragEvent) => {
    setHere(false);
    if (!hasFiles(dataTransfer)) return;
    nativeEvent.preventDefault();
    handledDrops.add(nativeEvent);
    onDropped(dataTransfer);
  };
  const onDragEnter = ({ dataTransfer }: ReactDragEvent) => hasFiles(dataTransfer) && setHere(true);
  const onDragLeave = ({ currentTarget, relatedTarget }: ReactDragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setHere(false);
  };
  return { isHere, handlers: { onDragEnter, onDragLeave, onDrop } };
}
