import { type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { useModalElement } from './use-modal';

type Props = { title: string; open: boolean; children: ReactNode };

/** A modal dialog that the user can't close. The page below stays as it is, and gets the focus back afterwards. */
export function BlockingDialog({ title, open, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();
  useModalElement(dialog, open, true);

  // browsers close on a second Escape whatever a cancel event's handler does
  const reopen = ({ target }: SyntheticEvent) => {
    if (open && target === dialog.current && !dialog.current.open) dialog.current.showModal();
  };
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      tabIndex={-1}
      onCancel={(event) => event.preventDefault()}
      onClose={reopen}
      className="m-auto max-h-[calc(100dvh-3rem)] w-[calc(100vw-3rem)] max-w-md overflow-y-auto overscroll-contain rounded-2xl border border-line bg-raised p-6 text-ink shadow-sheet outline-none backdrop:bg-black/60 backdrop:backdrop-blur-xs"
    >
      {open && (
        <>
          <h2 id={titleId} className="text-balance font-semibold text-ink text-lg tracking-tight">
            {title}
          </h2>
          <div id={textId} className="mt-2 flex flex-col gap-3 text-pretty text-ink-soft text-sm">
            {children}
          </div>
        </>
      )}
    </dialog>
  );
}
