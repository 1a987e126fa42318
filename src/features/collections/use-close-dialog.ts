import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { collectionsPath } from '@/domain/page-addresses';
import { openedInApp } from '@/widgets/entity-list/use-list-address';

/**
 * Closes the dialog that the address names. One opened in the app closes by going back; one opened by a link has no page to go back to. The focus then
 * returns to the link that opened it: the page has another path, so the main element would get it.
 */
export function useCloseDialog(mode: string | undefined): () => void {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (mode !== undefined) return;
    const rememberOpener = ({ target }: Event) => {
      opener.current = target instanceof Element ? target.closest('a') : null;
    };
    const previous = opener.current;
    const frame = requestAnimationFrame(() => {
      if (previous instanceof HTMLElement && previous.isConnected && !document.querySelector('dialog[open]')) previous.focus();
    });
    window.addEventListener('click', rememberOpener, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('click', rememberOpener, { capture: true });
    };
  }, [mode]);
  return () => void (state === openedInApp ? navigate(-1) : navigate(collectionsPath + search, { replace: true }));
}
