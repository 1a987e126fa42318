import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export const formDialogs = ['files', 'duplicate', 'delete', 'thumbnail'] as const;
export type FormDialog = (typeof formDialogs)[number];

const openedHere = 'dialog-opened-here';

type UsedDialog = {
  dialog: FormDialog | null;
  open: (dialog: FormDialog) => void;
  close: () => void;
  /** Goes on to a page from which Back leads neither to the dialog nor to the form. */
  leaveFor: (path: string) => void;
};

/** The dialog over the form, which is in the address. Back closes it, and so closing one that was opened here is going back. @see TOUR-045 */
export function useFormDialog(): UsedDialog {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const asked = parameters.get('dialog');
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    if (target && state !== openedHere) navigate(target, { replace: true });
  }, [target, state, navigate]);
  return {
    dialog: formDialogs.find((dialog) => dialog === asked) ?? null,
    open: (dialog) => setParameters({ dialog }, { state: openedHere }),
    leaveFor: (path) => {
      setTarget(path);
      if (state === openedHere) navigate(-1);
    },
    close: () => (state === openedHere ? navigate(-1) : setParameters({}, { replace: true })),
  };
}
