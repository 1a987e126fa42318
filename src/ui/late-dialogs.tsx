import { type ReactNode, Suspense } from 'react';
import { Dialog } from './dialog';
import { LateParts } from './late-part';

type Props = {
  /** Each a `LatePart`. A `key` that names the open one lets the next begin anew. */
  children: ReactNode;
  onClose: () => void;
};

/** Dialogs whose code comes when they open. Where one does not arrive, a window says so, and the page under it stays as it was left. */
export function LateDialogs({ children, onClose }: Props) {
  return (
    <LateParts
      sentence="It did not arrive. Check your connection; what you wrote on the page is still there."
      framed={(inside) => (
        <Dialog title="This window could not be opened" size="small" open onClose={onClose}>
          {inside}
        </Dialog>
      )}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </LateParts>
  );
}
