import CloudOff from 'lucide-react/icons/cloud-off';
import RotateCcwSquare from 'lucide-react/icons/rotate-ccw-square';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import X from 'lucide-react/icons/x';
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { isFramed } from '@/backend/framed';
import type { Tour } from '@/domain/tours/tour';
import { useFocusReturn } from '@/ui/focus-return';
import { IconButton } from '@/ui/icon-button';
import { LazyBoundary, LazyComponent } from '@/ui/lazy-component';
import { useOnline, useOnReconnect } from '@/ui/use-online';
import { useTexts } from '@/ui/use-texts';
import { canStoreTours } from '@/widgets/offline/start-worker';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { measuringTexts } from '../measuring/texts';
import { noticeTexts, offlineTexts } from './texts';

const measuringPanel = () => import('../measuring/measuring-panel').then((part) => part.MeasuringPanel);

/** Above the action bar: a notice, or what belongs to measuring. */
export function StatusStrip({ tour }: { tour: Pick<Tour, 'floors'> }) {
  const t = useTexts(noticeTexts);
  const { hint } = useTexts(measuringTexts);
  const isMeasuring = usePlayerState((state) => state.isMeasuring);
  const notice = usePlayerState((state) => state.notice);
  const setNotice = usePlayerState((state) => state.setNotice);
  const isOnline = useOnline();
  // while something else is in its place, too
  const [isOfflineDismissed, setOfflineDismissed] = useState(false);
  useOnReconnect(useCallback(() => setOfflineDismissed(false), []));
  if (notice) {
    return (
      <Strip>
        <TriangleAlert aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-notice" />
        <span className="min-w-0 text-pretty">{notice}</span>
        <IconButton label={t.dismiss} icon={X} onClick={() => setNotice(null)} />
      </Strip>
    );
  }
  if (!isMeasuring) return isOnline || isOfflineDismissed ? null : <Offline onDismiss={() => setOfflineDismissed(true)} />;
  return (
    <LazyBoundary framed={(inside) => <Strip>{inside}</Strip>}>
      <Suspense fallback={<Strip>{hint}</Strip>}>
        <LazyComponent load={measuringPanel} props={{ tour }} />
      </Suspense>
    </LazyBoundary>
  );
}

const offlineText = () => import('./offline-text').then((part) => part.OfflineText);

/** There until it is dismissed, or the network is back. */
function Offline({ onDismiss }: { onDismiss: () => void }) {
  const { offline, unknown } = useTexts(offlineTexts);
  const { dismiss } = useTexts(noticeTexts);
  return (
    <Strip>
      <CloudOff aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-notice" />
      <span className="min-w-0 py-1 text-pretty">
        {canStoreTours() ? (
          <LazyBoundary framed={() => unknown}>
            <Suspense fallback={offline}>
              <LazyComponent load={offlineText} props={{}} />
            </Suspense>
          </LazyBoundary>
        ) : (
          unknown
        )}
      </span>
      <IconButton label={dismiss} icon={X} onClick={onDismiss} />
    </Strip>
  );
}

function Strip({ children }: { children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  useFocusReturn(strip);
  return (
    <div
      ref={strip}
      role="status"
      className="glass -translate-x-1/2 absolute bottom-[calc(4.5rem+var(--guided-tour-bar,0px))] left-1/2 z-30 flex min-h-11 w-max max-w-[min(30rem,calc(100%-1.5rem))] items-center gap-3 rounded-xl py-1 pe-1.5 ps-4 text-ink text-sm shadow-sheet"
    >
      {children}
    </div>
  );
}

/**
 * Shown on phones in landscape orientation until dismissed, over no open panel and no minimap; a zoomed page on a desktop has no touch screen, and the shape of a frame is
 * not the phone's.
 * @see PLAYER-018
 */
export function PortraitNotice() {
  const t = useTexts(noticeTexts);
  const [isDismissed, setDismissed] = useState(false);
  const hasPanel = usePlayerState((state) => state.sidebarOpen || state.activePoi !== null || state.panel !== null || state.showsMap);
  if (isDismissed || hasPanel || isFramed()) return null;
  return (
    <div
      role="status"
      className="glass absolute bottom-[calc(4.5rem+var(--guided-tour-bar,0px))] start-3 z-40 hidden w-max max-w-[calc(50%-1.5rem)] items-center gap-3 rounded-xl py-1 pe-1 ps-4 text-ink text-sm shadow-sheet phone-landscape:flex"
    >
      <RotateCcwSquare aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-accent" />
      {t.portrait}
      <IconButton label={t.dismiss} icon={X} onClick={() => setDismissed(true)} />
    </div>
  );
}
