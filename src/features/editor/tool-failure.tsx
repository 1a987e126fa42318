import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '@/ui/icon-button';

type Props = { onClose?: () => void; children: ReactNode };

/** Shown in place of a tool that failed to load or threw an error. */
export function ToolFailure({ onClose, children }: Props) {
  return (
    <div className="glass -translate-x-1/2 absolute top-18 left-1/2 z-40 w-80 max-w-[calc(100%-1.5rem)] rounded-2xl shadow-sheet">
      {onClose && (
        <div className="absolute top-1 end-1">
          <IconButton label="Close" icon={X} onClick={onClose} />
        </div>
      )}
      {children}
    </div>
  );
}
