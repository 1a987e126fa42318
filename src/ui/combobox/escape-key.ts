import type { KeyboardEvent } from 'react';

/** For the field of a list that downshift opens: Escape closes an open list alone; with the list closed it closes the dialog, which downshift would prevent. */
export const escapeKeyOf = (isOpen: boolean) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape') return;
  if (isOpen) event.preventDefault();
  else Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
};
