import { type DragEvent as ReactDragEvent, useEffect, useState } from 'react';

const holdsFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/** Whether files are being dragged over the page. Let go beside every list they do nothing; the browser would leave the page for them. */
export function useFilesOverPage(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const onOver = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    window.addEventListener('dragenter', onOver, { signal });
    window.addEventListener('dragover', onOver, { signal });
    // it left the window when it went over to nothing
    window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false), { signal });
    window.addEventListener(
      'drop',
      (event) => {
        if (holdsFiles(event.dataTransfer)) event.preventDefault();
        setOver(false);
      },
      { signal },
    );
    return () => end.abort();
  }, []);
  return isOver;
}

/** Files let go over an element: whether they are over it, and what it listens to. */
export function useFileDrop(onDropped: (data: DataTransfer) => void) {
  const [isHere, setHere] = useState(false);
  const onDrop = ({ dataTransfer, nativeEvent }: ReactDragEvent) => {
    setHere(false);
    if (!holdsFiles(dataTransfer)) return;
    nativeEvent.preventDefault();
    onDropped(dataTransfer);
  };
  const onDragEnter = ({ dataTransfer }: ReactDragEvent) => holdsFiles(dataTransfer) && setHere(true);
  const onDragLeave = ({ currentTarget, relatedTarget }: ReactDragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setHere(false);
  };
  return { isHere, handlers: { onDragEnter, onDragLeave, onDrop } };
}
