import { cva, type VariantProps } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import { type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { IconButton } from './icon-button';
import { useModal } from './use-modal';

const dialogStyle = cva(
  'm-auto outline-none max-h-[min(52rem,calc(100dvh-3rem))] w-[calc(100vw-3rem)] max-w-none flex-col overflow-hidden rounded-2xl border border-line bg-raised text-ink shadow-sheet open:flex backdrop:bg-black/45 max-md:mt-auto max-md:mb-0 max-md:max-h-[92dvh] max-md:w-full max-md:rounded-b-none',
  {
    variants: {
      size: {
        small: 'md:max-w-md',
        medium: 'md:max-w-2xl',
        large: 'md:max-w-5xl',
        full: 'h-[calc(100dvh-3rem)] md:max-w-none max-md:h-[92dvh]',
      },
    },
    defaultVariants: { size: 'medium' },
  },
);

type Props = VariantProps<typeof dialogStyle> & {
  title: string;
  description?: ReactNode;
  open: boolean;
  /** Escape, the cross, and a press beside it. To keep it open, as when something is not saved, leave `open` as it is. */
  onClose: () => void;
  /** It opens by itself: no button has the focus, so that a key which was meant for the page does nothing. */
  unasked?: boolean;
  /** The line of buttons, always in sight. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A window over the page; on small screens a sheet from below. Focus stays in it and returns where it came from. */
export function Dialog({ title, description, open, onClose, unasked = false, size, footer, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const descriptionId = useId();
  useModal(dialog, open, unasked);

  const refuse = (event: SyntheticEvent) => {
    // React brings it up from a dialog inside this one, too.
    if (event.target !== dialog.current) return;
    // The browser closes by itself; here the owner decides.
    event.preventDefault();
    onClose();
  };
  // Without a press since the last one, browsers close on Escape and do not ask.
  const reopen = (event: SyntheticEvent) => {
    if (!open || event.target !== dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      tabIndex={unasked ? -1 : undefined}
      onCancel={refuse}
      onClose={reopen}
      onMouseDown={(event) => event.target === dialog.current && onClose()}
      className={dialogStyle({ size })}
    >
      {open && (
        <>
          <header className="flex items-start gap-4 border-line border-b px-5 pt-4 pb-3.5">
            <div className="min-w-0 grow">
              <h2
                id={titleId}
                title={title.length > 60 ? title : undefined}
                className="wrap-anywhere line-clamp-3 text-balance font-semibold text-ink text-lg tracking-tight"
              >
                {title}
              </h2>
              {description && (
                <p id={descriptionId} className="mt-0.5 text-pretty text-ink-soft text-sm">
                  {description}
                </p>
              )}
            </div>
            <IconButton label="Close" icon={X} onClick={onClose} />
          </header>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-5">{children}</div>
          {footer && <footer className="flex flex-wrap items-center justify-end gap-3 border-line border-t px-5 py-3.5">{footer}</footer>}
        </>
      )}
    </dialog>
  );
}
