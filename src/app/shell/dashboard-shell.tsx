import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MobileBar } from './mobile-bar';
import { OfflineBanner } from './offline-banner';
import { Rail } from './rail';

type Props = { children: ReactNode };

/** The frame of every dashboard page: the rail, a bar in its place on small screens, and the page. @see UI-003 ROUTE-051 */
export function DashboardShell({ children }: Props) {
  const main = useRef<HTMLElement>(null);
  useFreshPage(main);
  return (
    <div className="min-h-dvh md:flex">
      <button
        type="button"
        onClick={() => main.current?.focus()}
        className="-translate-y-20 fixed top-3 left-3 z-50 rounded-md bg-button px-4 py-2 font-medium text-on-button text-sm focus:translate-y-0"
      >
        Skip to content
      </button>
      <Rail />
      <MobileBar />
      <div className="min-w-0 grow">
        <OfflineBanner />
        <main ref={main} tabIndex={-1} className="mx-auto w-full max-w-[88rem] px-4 pt-6 pb-16 md:px-8 md:pt-8 lg:px-10">
          {children}
        </main>
      </div>
    </div>
  );
}

// A page read from its top, by eyes and by screen readers.
function useFreshPage(main: { current: HTMLElement | null }): void {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const moved = useRef(false);
  useEffect(() => {
    moved.current ||= pathname !== first;
    if (!moved.current) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, first, main]);
}
