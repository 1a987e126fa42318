import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { returnFocus } from './focus-return';
import { registerTopLayer } from './top-layer';
import { useBackLayer } from './use-back-layer';

type Options = {
  /** Called on Back and on Escape. To keep the dialog open, for example with unsaved changes, leave `open` true. */
  onClose: () => void;
  /** Focuses the dialog itself, whatever is in it. */
  focusDialog?: boolean;
};

type ModalHandlers = { onCancel: (event: SyntheticEvent) => void; onClose: (event: SyntheticEvent) => void };

const fields = ['input', 'textarea', 'select'].map(
  (element) => `${element}:not([type="hidden"], [type="file"], [inputmode="search"], :disabled, :read-only:not(select))`,
);

/**
 * Shows the dialog as a modal while `open`, closes it on Back, and restores focus on close. The focus begins on the element with
 * `data-first-focus`, else on the first field, else on the dialog: never on Close, where Enter would discard what was asked for.
 * @returns the dialog's handlers of Escape: the parent alone decides whether it closes, and a close event that comes after the dialog was
 * opened again closes nothing
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  { onClose, focusDialog = false }: Options,
): ModalHandlers {
  useBackLayer(open, onClose);
  useModalElement(dialog, open, focusDialog);
  const isReported = useRef(false);
  return {
    onCancel: (event) => {
      // React also bubbles the event from a nested dialog
      if (event.target !== dialog.current) return;
      event.preventDefault();
      isReported.current = !event.cancelable;
      onClose();
    },
    // without user activation since the last close request, browsers close on Escape whatever a cancel event's handler does
    onClose: (event) => {
      if (!open || event.target !== dialog.current || dialog.current.open) return;
      dialog.current.showModal();
      if (!isReported.current) onClose();
      isReported.current = false;
    },
  };
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
