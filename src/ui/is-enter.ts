import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** The key code of a key that an input method takes. Safari ends the composition before the key, and says so by it alone. */
const inputMethodKeyCode = 229;

/** Whether the key is Enter, and not the one that confirms what an input method (Japanese, Chinese, Korean) proposes. */
export function isEnter(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const { key, isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return key === 'Enter' && !isComposing && keyCode !== inputMethodKeyCode;
}
