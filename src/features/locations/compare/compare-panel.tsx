import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '@/ui/icon-button';
import { commonTexts } from '@/ui/texts';
import { useTexts } from '@/ui/use-texts';

type Props = { title: string; onClose: () => void; children: ReactNode };

/** Beside the scans, on phones below them. It takes the focus, so that what it says is read. */
export function ComparePanel({ title, onClose, children }: Props) {
  const common = useTexts(commonTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <aside
      aria-label={title}
      className="shrink-0 overflow-y-auto overscroll-contain border-line bg-surface px-4 pb-4 max-md:h-[45%] max-md:border-t md:w-88 md:border-s"
    >
      <div className="sticky top-0 z-10 -mx-4 mb-2 flex items-center justify-between gap-2 bg-surface py-2 pe-2 ps-4">
        <h2 ref={heading} tabIndex={-1} className="font-semibold text-base text-ink outline-none">
          {title}
        </h2>
        <IconButton label={common.close} icon={X} onClick={onClose} />
      </div>
      {children}
    </aside>
  );
}
