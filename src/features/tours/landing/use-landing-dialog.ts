import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { afterBackLayers } from '@/ui/back-layers';

const dialogs = ['files', 'share', 'spreadsheet', 'invite', 'people'] as const;
export type LandingDialog = (typeof dialogs)[number];

const openedInApp = 'dialog-opened-here';

/** The open dialog, stored in the URL: Back closes it and a link can open it. */
export function useLandingDialog() {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const requested = parameters.get('dialog');
  const withDialog = (dialog: LandingDialog | null) => {
    const next = new URLSearchParams(parameters);
    if (dialog) next.set('dialog', dialog);
    else next.delete('dialog');
    return next;
  };
  return {
    dialog: dialogs.find((name) => name === requested) ?? null,
    open: (dialog: LandingDialog) => setParameters(withDialog(dialog), { state: openedInApp }),
    // a dialog over this one may just have gone back over its own entry
    close: () => afterBackLayers(() => (state === openedInApp ? navigate(-1) : setParameters(withDialog(null), { replace: true }))),
  };
}
