import { type RefObject, useEffect } from 'react';
import { openedAbove } from './top-layer';

/**
 * Opens the dialog over everything else while `open`. The focus returns where it came from.
 * @param unasked the dialog itself has the focus, not its first button
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean, unasked = false): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const before = document.activeElement;
    element.showModal();
    if (unasked) element.focus();
    const closed = openedAbove(element);
    return () => {
      closed();
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialog, open, unasked]);
}
