import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

type Props = { title: string; onClose: () => void; children: ReactNode };

/** What belongs to a film or recording; what is changed in it applies at once. */
export const MediaDialog = ({ title, onClose, children }: Props) => (
  <Dialog
    title={title}
    open
    size="small"
    onClose={onClose}
    footer={
      <Button look="primary" onClick={onClose}>
        Done
      </Button>
    }
  >
    <div className="flex flex-col gap-5">{children}</div>
  </Dialog>
);
