import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { addBackLayer } from './back-layers';

/** True around a dialog whose URL names it: opening it made a history entry already. */
export const HasOwnAddress = createContext(false);

/** While `open`, Back calls `onClose` in place of leaving the page. Closing by other means goes back over the history entry. */
export function useBackLayer(open: boolean, onClose: () => void): void {
  const hasEntry = useContext(HasOwnAddress);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || hasEntry) return;
    return addBackLayer(() => close());
  }, [open, hasEntry]);
}
