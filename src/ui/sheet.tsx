import { type ReactNode, useRef } from 'react';
import { useModal } from './use-modal';

type Props = { label: string; open: boolean; onClose: () => void; children: ReactNode };

/** A panel over the page at its left edge. Escape and a tap beside it close it; focus stays in it and then returns. */
export function Sheet({ label, open, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, open);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      className="fixed top-0 left-0 m-0 h-dvh max-h-none w-[min(20rem,86vw)] max-w-none bg-surface text-ink shadow-sheet backdrop:bg-black/45"
    >
      <div className="flex h-full flex-col px-3 py-2">{open && children}</div>
    </dialog>
  );
}
