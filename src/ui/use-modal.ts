import { type RefObject, useEffect } from 'react';
import { openedAbove } from './top-layer';

/** Opens the dialog over everything else while `open`. The focus returns where it came from. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const before = document.activeElement;
    element.showModal();
    const closed = openedAbove(element);
    return () => {
      closed();
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialog, open]);
}
