import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export const formDialogs = ['files', 'links', 'duplicate', 'export', 'delete', 'thumbnail'] as const;
export type FormDialog = (typeof formDialogs)[number];

const openedInApp = 'dialog-opened-here';

type FormDialogState = {
  dialog: FormDialog | null;
  open: (dialog: FormDialog) => void;
  close: () => void;
  /** Opens a page from which Back leads neither to the dialog nor to the form. */
  closeAndGoTo: (path: string) => void;
};

/** The open dialog, stored in the URL so that Back closes it. Closing a dialog that was opened in the app navigates back. @see TOUR-045 */
export function useFormDialog(): FormDialogState {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const requested = parameters.get('dialog');
  const [pendingPath, setPendingPath] = useState<string | null>(null);
  useEffect(() => {
    if (pendingPath && state !== openedInApp) navigate(pendingPath, { replace: true });
  }, [pendingPath, state, navigate]);
  return {
    dialog: formDialogs.find((dialog) => dialog === requested) ?? null,
    open: (dialog) => setParameters({ dialog }, { state: openedInApp }),
    closeAndGoTo: (path) => {
      setPendingPath(path);
      if (state === openedInApp) navigate(-1);
    },
    close: () => (state === openedInApp ? navigate(-1) : setParameters({}, { replace: true })),
  };
}
