import { useEffect, useState } from 'react';
import { copyText } from '../copy-text';
import { uiTexts } from '../texts';
import { useTexts } from '../use-texts';

const shownMs = 2000;

/** Copies text to the clipboard and reports the result for two seconds. @see PLAYER-049 */
export function useCopyText(): { status: string; copy: (text: string) => Promise<void> } {
  const t = useTexts(uiTexts);
  const [result, setResult] = useState<{ isCopied: boolean } | null>(null);
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), shownMs);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async (text: string) => {
    try {
      await copyText(text);
      setResult({ isCopied: true });
    } catch {
      setResult({ isCopied: false });
    }
  };
  return { status: result ? (result.isCopied ? t.copied : t.copyFailed) : '', copy };
}
