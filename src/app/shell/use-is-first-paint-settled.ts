import { useEffect, useState } from 'react';
import { whenFirstPaintSettled } from '@/backend/first-paint';

/** Whether the page has what it needs at first, so that more can be asked for. */
export function useIsFirstPaintSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let isMounted = true;
    void whenFirstPaintSettled().then(() => isMounted && setSettled(true));
    return () => {
      isMounted = false;
    };
  }, []);
  return isSettled;
}
