import { useEffect, useState } from 'react';
import { whenPageSettled } from '@/backend/when-page-settled';

/** Whether the page has what it needs at first, so that more can be asked for. */
export function useIsPageSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let isMounted = true;
    void whenPageSettled().then(() => isMounted && setSettled(true));
    return () => {
      isMounted = false;
    };
  }, []);
  return isSettled;
}
