import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { cn } from './cn';
import { useFocusReturn } from './focus-return';
import { IconButton } from './icon-button';
import { uiTexts } from './texts';
import { useTexts } from './use-texts';

type Props = {
  label: string;
  /** Where it is, and how large: the list, also that of an editor, is at the start, what is open at the end. */
  kind: keyof typeof positionStyles;
  /** Content of the header line, before the close button. */
  header: ReactNode;
  children: ReactNode;
  onClose?: (() => void) | undefined;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** On small screens it begins with its header line alone, so that what was just done in the scan stays in sight. */
  startsLow?: boolean;
  /** On small screens it is tall as long as this is set, such as while a text is written. */
  needsRoom?: boolean;
  /** Id by which the guided tour finds the panel; the close button has the id with the suffix "-close". */
  guideId?: string;
};

const positionStyles = {
  // what visitors read is as high as its content, so that it covers no more of the scan than it must
  list: 'md:start-3 md:max-h-[calc(100%-1.5rem)]! md:w-80',
  reading: 'md:end-3 md:max-h-[calc(100%-1.5rem)]! md:w-panel',
  arranging: 'md:start-3 md:bottom-3 md:w-panel',
  editing: 'md:end-3 md:bottom-3 md:w-104',
};
const dragThresholdPx = 48;

/** On small screens. */
type Height = 'low' | 'half' | 'tall';
const heightStyles: Record<Height, string> = {
  low: 'max-md:[&>:nth-child(n+3)]:hidden',
  half: 'max-md:h-[max(46dvh,18rem)]',
  tall: 'max-md:h-[88dvh]',
};

/** A translucent panel beside the scan; on small screens a bottom sheet that can be dragged taller, shorter and closed. */
export function SidePanel({ label, kind, header, children, onClose, onKeyDown, startsLow = false, needsRoom = false, guideId }: Props) {
  const t = useTexts(uiTexts);
  const [height, setHeight] = useHeight(startsLow ? 'low' : 'half', needsRoom);
  const isTall = height === 'tall';
  const taller = () => setHeight(height === 'low' ? 'half' : 'tall');
  const panel = useRef<HTMLElement>(null);
  useFocusReturn(panel);
  const dragHandle = useDragHandle((direction) => {
    if (direction === 'up') taller();
    else if (isTall) setHeight('half');
    else onClose?.();
  });
  return (
    <section
      ref={panel}
      onKeyDown={onKeyDown}
      aria-label={label}
      data-guide={guideId}
      data-sheet={height}
      data-kind={kind}
      className={cn(
        'glass absolute z-20 flex flex-col overflow-hidden outline-none text-ink shadow-sheet transition-[height] max-md:inset-x-0 max-md:bottom-0 max-md:rounded-t-2xl max-md:border-x-0 max-md:border-b-0 md:top-3 md:rounded-2xl tiny-window:h-full! tiny-window:rounded-none',
        heightStyles[height],
        positionStyles[kind],
      )}
    >
      <button
        type="button"
        aria-label={isTall ? t.smallerPanel : t.tallerPanel}
        onClick={() => (isTall ? setHeight('half') : taller())}
        {...dragHandle}
        className="grid h-6 w-full shrink-0 touch-none place-items-center md:hidden tiny-window:hidden"
      >
        <span className="h-1 w-10 rounded-full bg-ink-faint" />
      </button>
      <div className="flex shrink-0 items-center gap-2 border-line border-b px-4 max-md:pb-2.5 max-md:low-window:pb-0.5 tiny-window:ps-3 tiny-window:pe-1 md:min-h-14 md:py-2.5">
        <div className="min-w-0 grow">{header}</div>
        {onClose && (
          <IconButton label={t.closePanel({ name: label })} icon={X} onClick={onClose} data-guide={guideId && `${guideId}-close`} />
        )}
      </div>
      {children}
    </section>
  );
}

/** The height that the user chose; tall while more room is needed. */
function useHeight(initial: Height, needsRoom: boolean) {
  const [height, setHeight] = useState(initial);
  const [heightBefore, setHeightBefore] = useState<Height | null>(null);
  if (needsRoom && heightBefore === null) {
    setHeightBefore(height);
    setHeight('tall');
  }
  if (!needsRoom && heightBefore !== null) {
    setHeightBefore(null);
    setHeight(heightBefore);
  }
  return [height, setHeight] as const;
}

function useDragHandle(onDrag: (direction: 'up' | 'down') => void) {
  const startY = useRef<number | null>(null);
  const wasDragged = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      startY.current = event.clientY;
      wasDragged.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: ({ clientY }: PointerEvent<HTMLElement>) => {
      const deltaY = clientY - (startY.current ?? clientY);
      startY.current = null;
      wasDragged.current = Math.abs(deltaY) > dragThresholdPx;
      if (wasDragged.current) onDrag(deltaY < 0 ? 'up' : 'down');
    },
    // ignore the click event that ends a drag
    onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
