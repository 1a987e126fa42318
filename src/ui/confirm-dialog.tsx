import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

type Props = {
  title: string;
  /** What is lost, or what happens. */
  children: ReactNode;
  /** What the button that does it says. */
  confirm: string;
  danger?: boolean;
  busy?: boolean;
  /** there is nothing it could be done to */
  disabled?: boolean;
  error?: string | null | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something that cannot be taken back. It stands as long as it is rendered. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  danger = false,
  busy = false,
  disabled = false,
  error,
  onConfirm,
  onClose,
}: Props) {
  return (
    <Dialog
      title={title}
      open
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-pretty text-ink-soft text-sm">{children}</div>
      {error && (
        <p role="alert" className="mt-4 rounded-md bg-danger-wash px-3 py-2.5 text-danger text-sm">
          {error}
        </p>
      )}
    </Dialog>
  );
}
