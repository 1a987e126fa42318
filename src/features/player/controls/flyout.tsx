import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/icon-button';

type Props = {
  title: string;
  /** Left out where what is inside has a title and a cross of its own. */
  isBare?: boolean;
  width?: 'narrow' | 'wide';
  onClose: () => void;
  children: ReactNode;
};

/** A panel over the action bar, a sheet on small screens. A press elsewhere closes it; the focus goes in and returns. */
export function Flyout({ title, isBare = false, width = 'narrow', onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useReturningFocus(panel);
  usePressElsewhere(panel, onClose);
  return (
    <div
      ref={panel}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={isBare ? undefined : titleId}
      aria-label={isBare ? title : undefined}
      className={cn(
        'glass absolute bottom-17 left-1/2 z-40 flex bg-raised max-h-[calc(100%-9rem)] -translate-x-1/2 flex-col overflow-hidden rounded-2xl text-ink shadow-sheet outline-none max-md:inset-x-0 max-md:bottom-16 max-md:translate-x-0 max-md:rounded-b-none max-md:border-x-0 max-md:border-b-0',
        width === 'narrow' ? 'md:w-80' : 'md:w-104',
      )}
    >
      {!isBare && (
        <div className="flex shrink-0 items-center justify-between gap-3 border-line border-b py-2 pr-2 pl-4">
          <h2 id={titleId} className="font-semibold text-base tracking-tight">
            {title}
          </h2>
          <IconButton label="Close" icon={X} onClick={onClose} />
        </div>
      )}
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than the panel is scrolled by keyboard too
        tabIndex={0}
        className={cn('min-h-0 overflow-y-auto overscroll-contain -outline-offset-2', isBare && 'p-4')}
      >
        {children}
      </section>
    </div>
  );
}

function useReturningFocus(panel: { current: HTMLElement | null }): void {
  useEffect(() => {
    const inside = panel.current;
    const before = document.activeElement;
    inside?.focus({ preventScroll: true });
    return () => {
      const isStill = inside?.contains(document.activeElement) || document.activeElement === document.body;
      if (isStill && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [panel]);
}

function usePressElsewhere(panel: { current: HTMLElement | null }, onClose: () => void): void {
  const close = useEffectEvent((event: PointerEvent) => {
    const { target } = event;
    // the button that opened it closes it by itself
    if (!(target instanceof Element) || panel.current?.contains(target) || target.closest('[aria-expanded=true], dialog')) return;
    onClose();
  });
  useEffect(() => {
    const listen = (event: PointerEvent) => close(event);
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, []);
}
