import { useEffect, useState } from 'react';

const shownMs = 2000;

/** Copies texts, and says for a while how that went. @see PLAYER-049 */
export function useCopied(): { said: string; copy: (text: string) => Promise<void> } {
  const [answer, setAnswer] = useState<{ said: string } | null>(null);
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setAnswer(null), shownMs);
    return () => clearTimeout(timer);
  }, [answer]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setAnswer({ said: 'Copied!' });
    } catch {
      setAnswer({ said: 'Failed to copy' });
    }
  };
  return { said: answer?.said ?? '', copy };
}
