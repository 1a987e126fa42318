import { useDeferredValue, useEffect, useState } from 'react';

/** A page in the background paints nothing. */
const latestMs = 100;

/**
 * The value as `useDeferredValue` gives it, but at the latest right after the next paint, rendered in one go. What is deferred alone is rendered in
 * slices, and while a 3D scan draws between them, the last one can be seconds away.
 */
export function useDeferredUntilPaint<T>(value: T): T {
  const deferred = useDeferredValue(value);
  const [due, setDue] = useState(value);
  const isWaiting = deferred !== value && due !== value;
  useEffect(() => {
    if (!isWaiting) return;
    const finish = () => setDue(() => value);
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
  return due === value ? value : deferred;
}
