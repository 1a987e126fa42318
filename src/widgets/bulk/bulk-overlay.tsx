import { type ReactNode, useEffect, useRef } from 'react';
import { LazyOverlay } from '@/ui/lazy-overlay';

type Props = { onClose: () => void; children: ReactNode };

/**
 * Where a list shows the dialog about many of its items, a `LazyComponent`. It stays when they leave the list, which may be empty then, so that Undo
 * is there; when it closes, the focus goes to the page, because the bar with the button is gone.
 */
export function BulkOverlay({ onClose, children }: Props) {
  const isOpen = Boolean(children);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return <LazyOverlay onClose={onClose}>{children}</LazyOverlay>;
}
