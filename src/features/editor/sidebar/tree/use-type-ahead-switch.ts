import { type KeyboardEvent, useState } from 'react';

const walkingKeys: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End']);

/**
 * Whether letters typed in the list find its lines: after it was entered by Tab, or walked through by arrow keys. After a press, or once a name was
 * entered, they are shortcuts as everywhere else.
 */
export function useTypeAheadSwitch() {
  const [isOn, setOn] = useState(false);
  // setting the same value can render the whole list again
  const turn = (next: boolean) => next !== isOn && setOn(next);
  const isOnTree = ({ currentTarget, target }: KeyboardEvent) => target === currentTarget;
  return {
    isOn,
    treeProps: {
      'data-letters': isOn ? 'lines' : 'shortcuts',
      onPointerDownCapture: () => turn(false),
      onBlurCapture: () => turn(false),
      onKeyDownCapture: (event: KeyboardEvent) => isOnTree(event) && walkingKeys.has(event.key) && turn(true),
      // Tab goes down where the focus was, and comes up where it is
      onKeyUpCapture: (event: KeyboardEvent) => isOnTree(event) && event.key === 'Tab' && turn(true),
    },
  };
}
