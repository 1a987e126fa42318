import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export const formDialogs = ['files', 'duplicate', 'delete', 'thumbnail'] as const;
export type FormDialog = (typeof formDialogs)[number];

const openedHere = 'dialog-opened-here';

/** The dialog over the form, which is in the address. Back closes it, and so closing one that was opened here is going back. @see TOUR-045 */
export function useFormDialog(): { dialog: FormDialog | null; open: (dialog: FormDialog) => void; close: () => void } {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const asked = parameters.get('dialog');
  return {
    dialog: formDialogs.find((dialog) => dialog === asked) ?? null,
    open: (dialog) => setParameters({ dialog }, { state: openedHere }),
    close: () => (state === openedHere ? navigate(-1) : setParameters({}, { replace: true })),
  };
}
