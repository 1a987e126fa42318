import { type ReactNode, useRef } from 'react';
import { useModal } from './use-modal';

type Props = { label: string; open: boolean; onClose: () => void; children: ReactNode };

/** A modal drawer at the left edge. Closes on Escape, on Back and on a tap outside; focus is trapped inside and restored on close. */
export function Sheet({ label, open, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const modal = useModal(dialog, open, { onClose });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog handles Escape itself
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={modal.onCancel}
      onClose={modal.onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      className="fixed top-0 start-0 m-0 h-dvh max-h-none w-[min(20rem,86vw)] max-w-none bg-surface text-ink shadow-sheet backdrop:bg-black/45"
    >
      <div className="flex h-full flex-col px-3 py-2">{open && children}</div>
    </dialog>
  );
}
