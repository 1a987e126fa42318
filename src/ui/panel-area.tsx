import type { ReactNode } from 'react';
import { cn } from './cn';

type Props = {
  children: ReactNode;
  isBelowTopBar?: boolean;
  isEditing: boolean;
  className?: string | undefined;
};

/** Where the panels beside a scan stand: below the top bar and above the controls. Between them one reaches the scan. */
export function PanelArea({ children, isBelowTopBar = true, isEditing, className }: Props) {
  return (
    <div
      data-side-panels=""
      className={cn(
        'pointer-events-none absolute inset-x-0 bottom-[calc(4rem+var(--guided-tour-bar,0px))] z-20 max-md:overflow-hidden [&>section]:pointer-events-auto [&>section]:max-h-full md:bottom-[calc(4.25rem+var(--guided-tour-bar,0px))]',
        isBelowTopBar ? 'top-15 tiny-window:top-0 tiny-window:z-50' : 'top-0',
        // below the tour's name and the save status too
        isEditing && 'max-md:top-29',
        className,
      )}
    >
      {children}
    </div>
  );
}
