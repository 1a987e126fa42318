import { useEffect, useEffectEvent } from 'react';
import { type Command, isPressed } from '@/widgets/visit/command';
import { shortcutsOn } from '@/widgets/visit/shortcuts-choice';

/** Runs the commands by their keys, except while somebody writes, or uses something that has the same keys. */
export function useShortcuts(commands: readonly Command[]): void {
  const commandFor = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return undefined;
    if (isPlain(event) && !shortcutsOn()) return undefined;
    const taken = isTaken(event);
    return commands.find((command) => (command.whileWriting || !taken) && isPressed(command, event) && command.isEnabled());
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = commandFor(event);
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    command.run();
  });
  useEffect(() => {
    const end = new AbortController();
    // On the line of a PoI, left and right go on through the tour while one is open, before the list takes them.
    window.addEventListener('keydown', (event) => isOnPoi(event) && onKey(event), { capture: true, signal: end.signal });
    window.addEventListener('keydown', (event) => onKey(event), { signal: end.signal });
    return () => end.abort();
  }, []);
}

const writing = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable=true]';
const moving = '[role=tree], [role=menu], [role=tablist], [role=slider], input[type=radio], video, audio';

function isTaken(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (!(target instanceof Element)) return false;
  if (document.querySelector('dialog[open]') || target.closest(writing)) return true;
  if (isOnPoi(event)) return false;
  return isArrow(key) ? target.closest(moving) !== null : isPlain(event) && target.closest('[role=tree]') !== null;
}

const isArrow = (key: string) => key.startsWith('Arrow');
// What people can press without meaning it, as by speaking to the machine: it can be switched off, and a tree is searched by it. @see EDIT-105
const isPlain = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key.length === 1 && !ctrlKey && !metaKey;

function isOnPoi({ target, key }: KeyboardEvent): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  const tree = target instanceof Element ? target.closest('[role=tree]') : null;
  const line = document.getElementById(tree?.getAttribute('aria-activedescendant') ?? '');
  return line !== null && !line.hasAttribute('aria-expanded');
}
