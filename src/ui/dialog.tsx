import { cva, type VariantProps } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from './icon-button';
import { commonTexts } from './texts';
import { HasOwnAddress } from './use-back-layer';
import { useModal } from './use-modal';
import { useTexts } from './use-texts';

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
  /** Id of more text inside that is read when the dialog opens, such as what a confirmation deletes. */
  describedBy?: string;
  open: boolean;
  /** Called on Escape, Back, the close button and a click on the backdrop. To keep the dialog open, for example with unsaved changes, leave `open` true. */
  onClose: () => void;
  /** For dialogs that open without a user action: focuses the dialog instead of a field, so that a key press meant for the page writes nothing. */
  opensUnprompted?: boolean;
  /** Buttons, always visible below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A modal dialog; a bottom sheet on small screens. Focus is trapped inside and restored on close. Back closes it. */
export function Dialog({ title, description, describedBy, open, onClose, opensUnprompted = false, size, footer, children }: Props) {
  const { close } = useTexts(commonTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const descriptionId = useId();
  const modal = useModal(dialog, open, { onClose, focusDialog: opensUnprompted });
  return (
    <HasOwnAddress value={false}>
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        aria-describedby={[description && descriptionId, describedBy].filter(Boolean).join(' ') || undefined}
        tabIndex={-1}
        onCancel={modal.onCancel}
        onClose={modal.onClose}
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
              {/* the middle of the button is that of the first line */}
              <span className="-my-0.5 flex max-md:-me-3 max-md:-my-2">
                <IconButton label={close} icon={X} onClick={onClose} />
              </span>
            </header>
            <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-5">{children}</div>
            {footer && <footer className="flex flex-wrap items-center justify-end gap-3 border-line border-t px-5 py-3.5">{footer}</footer>}
          </>
        )}
      </dialog>
    </HasOwnAddress>
  );
}
