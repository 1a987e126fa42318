import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const dialogs = ['files', 'share'] as const;
export type LandingDialog = (typeof dialogs)[number];

const openedHere = 'dialog-opened-here';

/** What lies over the landing, kept in the address: Back closes it, and a link opens it. */
export function useLandingDialog() {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const asked = parameters.get('dialog');
  const changed = (dialog: LandingDialog | null) => {
    const next = new URLSearchParams(parameters);
    if (dialog) next.set('dialog', dialog);
    else next.delete('dialog');
    return next;
  };
  return {
    dialog: dialogs.find((name) => name === asked) ?? null,
    open: (dialog: LandingDialog) => setParameters(changed(dialog), { state: openedHere }),
    close: () => (state === openedHere ? navigate(-1) : setParameters(changed(null), { replace: true })),
  };
}
