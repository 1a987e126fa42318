import { type RefObject, useEffect } from 'react';
import { returnFocus } from './focus-return';
import { registerTopLayer } from './top-layer';
import { useBackLayer } from './use-back-layer';

type Options = {
  /** Called on Back. */
  onClose: () => void;
  /** Focuses the dialog itself, whatever is in it. */
  focusDialog?: boolean;
};

const fields = ['input', 'textarea', 'select'].map(
  (element) => `${element}:not([type="hidden"], [type="file"], [inputmode="search"], :disabled, :read-only:not(select))`,
);

/**
 * Shows the dialog as a modal while `open`, closes it on Back, and restores focus on close. The focus begins on the element with
 * `data-first-focus`, else on the first field, else on the dialog: never on Close, where Enter would discard what was asked for.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean, { onClose, focusDialog = false }: Options): void {
  useBackLayer(open, onClose);
  useModalElement(dialog, open, focusDialog);
}

/** The same for a dialog that the user can't close, so that Back doesn't either. */
export function useModalElement(dialog: RefObject<HTMLDialogElement | null>, open: boolean, focusDialog: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const previousFocus = document.activeElement;
    element.showModal();
    const firstFocus = focusDialog ? null : (element.querySelector<HTMLElement>('[data-first-focus]') ?? firstField(element));
    (firstFocus ?? element).focus();
    const unregister = registerTopLayer(element);
    return () => {
      unregister();
      element.close();
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus();
      returnFocus(previousFocus);
    };
  }, [dialog, open, focusDialog]);
}

const firstField = (dialog: HTMLElement): HTMLElement | null => dialog.querySelector<HTMLElement>(fields.join(', '));
