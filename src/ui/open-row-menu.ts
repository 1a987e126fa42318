import type { MouseEvent } from 'react';

/**
 * Opens the menu of a row on a right click, or on the menu key of a keyboard: the same menu as its button. Links and text fields have the
 * browser's menu, which opens links in new tabs and pastes.
 */
export function openRowMenu(event: MouseEvent<HTMLElement>): void {
  const isOfBrowser = event.target instanceof Element && event.target.closest('a, input:not([type=checkbox]), textarea');
  const button = event.currentTarget.querySelector('button[aria-haspopup=menu]');
  if (isOfBrowser || !button) return;
  event.preventDefault();
  // menus open on pointerdown or on a key, not on click
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}
