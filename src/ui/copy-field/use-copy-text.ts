import { useEffect, useState } from 'react';
import { copyText } from '../copy-text';

const shownMs = 2000;

/** Copies text to the clipboard and reports the result for two seconds. @see PLAYER-049 */
export function useCopyText(): { status: string; copy: (text: string) => Promise<void> } {
  const [result, setResult] = useState<{ status: string } | null>(null);
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), shownMs);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async (text: string) => {
    try {
      await copyText(text);
      setResult({ status: 'Copied!' });
    } catch {
      setResult({ status: 'Failed to copy' });
    }
  };
  return { status: result?.status ?? '', copy };
}
