import { useEffect, useEffectEvent } from 'react';
import { isTextField } from '@/ui/is-text-field';
import { areShortcutsEnabled } from '../player-session/shortcuts-enabled';

type Keys = { onSearch: () => void; onHelp: () => void };

/** The keys that work anywhere on the page of a list: `/` and `?`, unless the user types or switched single keys off. */
export function useListKeys({ onSearch, onHelp }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = event.key === '/' ? onSearch : event.key === '?' ? onHelp : null;
    if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTextField(event.target) || document.querySelector('dialog[open]') || !areShortcutsEnabled()) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
