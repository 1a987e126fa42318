import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

type Props = { children: ReactNode };

/** The page itself. One that somebody goes to is read from its beginning by screen readers too. @see ROUTE-051 */
export function MainContent({ children }: Props) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const read = useRef(pathname);
  useEffect(() => {
    if (read.current === pathname) return;
    read.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main ref={main} tabIndex={-1} className="mx-auto w-full max-w-[88rem] px-4 pt-6 pb-16 md:px-8 md:pt-8 lg:px-10">
      {children}
    </main>
  );
}

/** The first thing the keyboard reaches: past everything that stands around the page. */
export function SkipToContent() {
  return (
    <button
      type="button"
      onClick={() => document.querySelector('main')?.focus()}
      className="-translate-y-20 fixed top-3 left-3 z-50 rounded-md bg-button px-4 py-2 font-medium text-on-button text-sm focus:translate-y-0"
    >
      Skip to content
    </button>
  );
}
