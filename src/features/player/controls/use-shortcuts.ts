import { useEffect, useEffectEvent } from 'react';
import type { Command } from './commands';

/** Runs the commands by their keys, except while somebody writes, or uses something that has the same keys. */
export function useShortcuts(commands: readonly Command[]): void {
  const commandFor = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return undefined;
    return commands.find(({ keys, isEnabled }) => keys.includes(event.key.toLowerCase()) && isEnabled());
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
  return isArrow(key) ? target.closest(moving) !== null : isTyping(key) && target.closest('[role=tree]') !== null;
}

const isArrow = (key: string) => key.startsWith('Arrow');
// A tree is searched by typing.
const isTyping = (key: string) => key.length === 1;

function isOnPoi({ target, key }: KeyboardEvent): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  const tree = target instanceof Element ? target.closest('[role=tree]') : null;
  const line = document.getElementById(tree?.getAttribute('aria-activedescendant') ?? '');
  return line !== null && !line.hasAttribute('aria-expanded');
}
