import { useEffect, useState } from 'react';

/** How long after the last letter somebody has stopped to write, in milliseconds. */
const pause = 2000;

/** Whether somebody is writing, or moving a slider: a window that opened by itself would take what comes next, and a space would close it. */
export function useIsWriting(): boolean {
  const [isWriting, setWriting] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const heard = ({ target }: Event) => {
      if (target instanceof Element && target.matches('[type=radio], [type=checkbox]')) return;
      clearTimeout(timer);
      timer = setTimeout(() => setWriting(false), pause);
      setWriting(true);
    };
    document.addEventListener('input', heard);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', heard);
    };
  }, []);
  return isWriting;
}
