import X from 'lucide-react/icons/x';
import { type ReactNode, Suspense } from 'react';
import { IconButton } from './icon-button';
import { LateParts } from './late-part';

type Props = {
  /** Each a `LatePart`. A `key` that names the open one lets the next begin anew. */
  children: ReactNode;
  onClose: () => void;
  /** what happened, and what is safe */
  sentence?: string;
};

/** What lies over a page, and comes when it is opened. Where it does not arrive the page stays, with a word about it that can be closed. */
export const LateOver = ({ children, onClose, ...words }: Props) => (
  <LateParts
    {...words}
    framed={(inside) => (
      <div className="fixed inset-x-3 bottom-3 z-50 mx-auto max-w-sm rounded-2xl border border-line bg-raised text-ink shadow-sheet print:hidden">
        <div className="absolute top-1.5 right-1.5">
          <IconButton label="Close" icon={X} onClick={onClose} />
        </div>
        <div className="px-6">{inside}</div>
      </div>
    )}
  >
    <Suspense fallback={null}>{children}</Suspense>
  </LateParts>
);
