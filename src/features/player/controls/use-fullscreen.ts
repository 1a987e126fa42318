import { type RefObject, useEffect, useMemo, useState } from 'react';

export type Fullscreen = { isFull: boolean; toggle: () => void };

/** Toggles fullscreen for an element; falls back to filling the window with CSS where the Fullscreen API is unavailable. @see PLAYER-016 */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const onChange = () => setFull(document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
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
    const enterOrFillWindow = () => (element.current?.requestFullscreen ? void enter() : setFull(true));
    return { isFull, toggle: () => (isFull ? leave() : enterOrFillWindow()) };
  }, [element, isFull]);
}
