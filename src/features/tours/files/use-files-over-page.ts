import { useEffect, useState } from 'react';

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** Whether files are being dragged over the page. Let go beside every list they do nothing; the browser would leave the page for them. */
export function useFilesOverPage(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const onOver = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
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
        if (holdsFiles(event)) event.preventDefault();
        setOver(false);
      },
      { signal },
    );
    return () => end.abort();
  }, []);
  return isOver;
}
