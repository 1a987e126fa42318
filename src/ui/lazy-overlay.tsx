import X from 'lucide-react/icons/x';
import { type ReactNode, Suspense } from 'react';
import { IconButton } from './icon-button';
import { LazyBoundary } from './lazy-component';
import { commonTexts } from './texts';
import { HasOwnAddress } from './use-back-layer';
import { useTexts } from './use-texts';

type Props = {
  /** `LazyComponent`s. Give the overlay a `key` for each content, so that the next one starts with a fresh boundary. */
  children: ReactNode;
  onClose: () => void;
  /** What happened, and what is safe. */
  message?: string;
  /** The URL names what is open, so that Back leaves that URL. */
  hasAddress?: boolean;
};

/** A lazy dialog or overlay. If its code fails to load, the page stays and shows a message that can be closed. */
export const LazyOverlay = ({ children, onClose, hasAddress = false, ...words }: Props) => (
  <LazyBoundary
    {...words}
    framed={(inside) => (
      <div className="fixed inset-x-3 bottom-3 z-50 mx-auto max-w-sm rounded-2xl border border-line bg-raised text-ink shadow-sheet print:hidden">
        <div className="absolute top-1.5 end-1.5">
          <CloseButton onClose={onClose} />
        </div>
        <div className="px-6">{inside}</div>
      </div>
    )}
  >
    <Suspense fallback={null}>
      <HasOwnAddress value={hasAddress}>{children}</HasOwnAddress>
    </Suspense>
  </LazyBoundary>
);

const CloseButton = ({ onClose }: Pick<Props, 'onClose'>) => <IconButton label={useTexts(commonTexts).close} icon={X} onClick={onClose} />;
