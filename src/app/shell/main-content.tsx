import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '@/ui/use-texts';
import { shellTexts } from './texts';

type Props = { children: ReactNode };

/** The main element. Gets focus after navigation, so that screen readers start at the top of the page. @see ROUTE-051 */
export function MainContent({ children }: Props) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const focusedPath = useRef(pathname);
  useEffect(() => {
    if (focusedPath.current === pathname) return;
    focusedPath.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main
      ref={main}
      tabIndex={-1}
      aria-label={useDocumentTitle()}
      className="mx-auto w-full max-w-[88rem] px-4 pt-6 pb-16 has-data-fill-page:max-w-none has-data-fill-page:p-0 md:px-8 md:pt-8 lg:px-10"
    >
      {children}
    </main>
  );
}

/** The title of the page, which names the main element: the focus is there after a change of page. */
const useDocumentTitle = (): string => useSyncExternalStore(onHeadChange, () => document.title);

function onHeadChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

/** The skip link: the first focusable element, moves focus past the shell. */
export function SkipToContent() {
  const { skip } = useTexts(shellTexts);
  return (
    <button
      type="button"
      onClick={() => document.querySelector('main')?.focus()}
      className="-translate-y-20 fixed top-3 start-3 z-50 rounded-md bg-button px-4 py-2 font-medium text-on-button text-sm focus:translate-y-0"
    >
      {skip}
    </button>
  );
}
