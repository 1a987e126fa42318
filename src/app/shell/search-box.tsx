import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isTextField } from '@/ui/is-text-field';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { areShortcutsEnabled } from '@/widgets/player-session/shortcuts-enabled';

const searchOfPages = () => import('./search-of-pages').then((it) => it.SearchOfPages);

/** The box that finds everything, which Ctrl+K and, where it is not the player's, `/` open too; its code is loaded then. */
export function useSearchBox({ hasSlash }: { hasSlash: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event, hasSlash) || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const box = isOpen && (
    <LazyOverlay onClose={close}>
      <LazyComponent load={searchOfPages} props={{ onClose: close }} />
    </LazyOverlay>
  );
  return { open, box };
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent, hasSlash: boolean): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  // the search of a list has the same key
  return hasSlash && key === '/' && !isTextField(target) && areShortcutsEnabled() && !document.querySelector('[aria-keyshortcuts="/"]');
}
