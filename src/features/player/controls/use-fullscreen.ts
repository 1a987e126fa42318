import { type RefObject, useEffect, useMemo, useState } from 'react';

export type Fullscreen = { isFull: boolean; toggle: () => void };

/** Fills the screen with an element; where the browser does not let pages do that, it fills the window by its style. @see PLAYER-016 */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [element]);
  return useMemo(() => {
    const enter = async () => {
      try {
        await element.current?.requestFullscreen();
      } catch {
        setFull(true);
      }
    };
    const leave = () => {
      if (document.fullscreenElement) void document.exitFullscreen();
      setFull(false);
    };
    const enterSomehow = () => (element.current?.requestFullscreen ? void enter() : setFull(true));
    return { isFull, toggle: () => (isFull ? leave() : enterSomehow()) };
  }, [element, isFull]);
}
