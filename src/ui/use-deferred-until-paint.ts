import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A page in the background paints nothing. */
const latestMs = 100;

/**
 * The value, but only from right after the next paint on, so that what is pressed responds first. It is then rendered in one go: `useDeferredValue`
 * renders in slices, and while a 3D scan draws between them, the last one can be seconds away.
 */
export function useDeferredUntilPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const isWaiting = shown !== value;
  useEffect(() => {
    if (!isWaiting) return;
    // an update without priority would wait for the slices of others
    const finish = () => flushSync(() => setShown(() => value));
    let timer = setTimeout(finish, latestMs);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      // the next task comes after the paint
      timer = setTimeout(finish);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isWaiting, value]);
  return shown;
}
