import { useEffect, useState } from 'react';

const idleMs = 2000;

/** Whether the user is typing or moving a slider. A dialog that opens by itself would steal that input, and a space could press its button. */
export function useIsTyping(): boolean {
  const [isWriting, setWriting] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const handleInput = ({ target }: Event) => {
      if (target instanceof Element && target.matches('[type=radio], [type=checkbox]')) return;
      clearTimeout(timer);
      timer = setTimeout(() => setWriting(false), idleMs);
      setWriting(true);
    };
    document.addEventListener('input', handleInput);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', handleInput);
    };
  }, []);
  return isWriting;
}
