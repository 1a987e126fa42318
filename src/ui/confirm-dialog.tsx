import { type ReactNode, useId } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { ErrorNote } from './error-note';
import { commonTexts } from './texts';
import { useTexts } from './use-texts';

type Props = {
  title: string;
  /** What happens on confirmation, such as what is lost. */
  children: ReactNode;
  /** Label of the confirm button. */
  confirmLabel: string;
  danger?: boolean;
  busy?: boolean;
  /** Disables the confirm button. */
  disabled?: boolean;
  error?: string | null | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation before an action that can't be undone. The focus begins on Cancel. Open for as long as it is mounted. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  danger = false,
  busy = false,
  disabled = false,
  error,
  onConfirm,
  onClose,
}: Props) {
  const { cancel } = useTexts(commonTexts);
  const lossId = useId();
  return (
    <Dialog
      title={title}
      describedBy={lossId}
      open
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button data-first-focus onClick={onClose}>
            {cancel}
          </Button>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div id={lossId} className="flex flex-col gap-3 text-pretty text-ink-soft text-sm">
        {children}
      </div>
      {error && <ErrorNote className="mt-4">{error}</ErrorNote>}
    </Dialog>
  );
}
