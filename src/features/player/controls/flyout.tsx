import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/icon-button';
import { commonTexts } from '@/ui/texts';
import { useBackLayer } from '@/ui/use-back-layer';
import { useTexts } from '@/ui/use-texts';

type Props = {
  title: string;
  /** Hides the header, for content that has its own title and close button. */
  isBare?: boolean;
  width?: 'narrow' | 'wide';
  onClose: () => void;
  children: ReactNode;
};

/** A panel above the action bar; a sheet on small screens. Pressing outside and Back close it. Focus moves in on open and returns on close. */
export function Flyout({ title, isBare = false, width = 'narrow', onClose, children }: Props) {
  const { close } = useTexts(commonTexts);
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useFocusReturn(panel);
  useOutsidePress(panel, onClose);
  useBackLayer(true, onClose);
  return (
    <div
      ref={panel}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={isBare ? undefined : titleId}
      aria-label={isBare ? title : undefined}
      className={cn(
        'glass absolute bottom-[calc(4.25rem+var(--guided-tour-bar,0px))] left-1/2 z-40 flex bg-raised max-h-[calc(100%-9rem-var(--guided-tour-bar,0px))] -translate-x-1/2 flex-col overflow-hidden rounded-2xl text-ink shadow-sheet outline-none max-md:inset-x-0 max-md:bottom-[calc(4rem+var(--guided-tour-bar,0px))] max-md:translate-x-0 max-md:rounded-b-none max-md:border-x-0 max-md:border-b-0 tiny-window:z-50 tiny-window:max-h-[calc(100%-4rem)]',
        width === 'narrow' ? 'md:w-80' : 'md:w-104',
      )}
    >
      {!isBare && (
        <div className="flex shrink-0 items-center justify-between gap-3 border-line border-b py-2 pe-2 ps-4 tiny-window:py-0">
          <h2 id={titleId} className="font-semibold text-base tracking-tight">
            {title}
          </h2>
          <IconButton label={close} icon={X} onClick={onClose} />
        </div>
      )}
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        tabIndex={0}
        className={cn('min-h-0 overflow-y-auto overscroll-contain -outline-offset-2', isBare && 'p-4')}
      >
        {children}
      </section>
    </div>
  );
}

function useFocusReturn(panel: { current: HTMLElement | null }): void {
  useEffect(() => {
    const element = panel.current;
    const previousFocus = document.activeElement;
    element?.focus({ preventScroll: true });
    return () => {
      const isFocusInside = element?.contains(document.activeElement) || document.activeElement === document.body;
      if (isFocusInside && previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
    };
  }, [panel]);
}

function useOutsidePress(panel: { current: HTMLElement | null }, onClose: () => void): void {
  const close = useEffectEvent((event: PointerEvent) => {
    const { target } = event;
    // the button that opened the panel toggles it itself, menus and dialogs of the panel are elsewhere in the page, and a transcript is
    // read while the guided tour is used
    if (
      !(target instanceof Element) ||
      panel.current?.contains(target) ||
      target.closest('[aria-expanded=true], [role=menu], [data-guided-tour-bar], dialog')
    )
      return;
    onClose();
  });
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => close(event);
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, []);
}
