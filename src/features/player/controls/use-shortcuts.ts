import { useEffect, useEffectEvent } from 'react';
import { type Command, matchesShortcut } from '@/widgets/player-session/command';
import { areShortcutsEnabled } from '@/widgets/player-session/shortcuts-enabled';

/** Runs commands by keyboard shortcut, except in text fields and widgets that handle the same keys. */
export function useShortcuts(commands: readonly Command[]): void {
  const commandFor = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return undefined;
    if (isCharacterKey(event) && !areShortcutsEnabled()) return undefined;
    const isUsed = isUsedByTarget(event);
    return commands.find(
      (command) => !command.hasOwnEvent && (command.whileTyping || !isUsed) && matchesShortcut(command, event) && command.isEnabled(),
    );
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = commandFor(event);
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    command.run();
  });
  useEffect(() => {
    const controller = new AbortController();
    // capture phase: on a PoI row, left and right step through the tour before the tree handles them
    window.addEventListener('keydown', (event) => isArrowOnPoiRow(event) && onKey(event), { capture: true, signal: controller.signal });
    window.addEventListener('keydown', (event) => onKey(event), { signal: controller.signal });
    return () => controller.abort();
  }, []);
}

const textFields = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable=true]';
const arrowKeyWidgets = '[role=tree], [role=menu], [role=tablist], [role=slider], input[type=radio], video, audio';

const letterWidgets = '[role=tree]:not([data-letters=shortcuts]), [role=menu]';

/** Whether a key belongs to what has the focus: a text field, a list, or a dialog. */
export function isUsedByTarget(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (!(target instanceof Element)) return false;
  if (document.querySelector('dialog[open]') || target.closest(textFields)) return true;
  if (isArrowOnPoiRow(event)) return false;
  return isArrow(key) ? target.closest(arrowKeyWidgets) !== null : isCharacterKey(event) && target.closest(letterWidgets) !== null;
}

const isArrow = (key: string) => key.startsWith('Arrow');
// single-character shortcuts can be triggered by speech input, so users can turn them off; trees use them for type-ahead @see EDIT-105
const isCharacterKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key.length === 1 && !ctrlKey && !metaKey;

function isArrowOnPoiRow({ target, key }: KeyboardEvent): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  const tree = target instanceof Element ? target.closest('[role=tree]') : null;
  const row = document.getElementById(tree?.getAttribute('aria-activedescendant') ?? '');
  return row !== null && !row.hasAttribute('aria-expanded');
}
