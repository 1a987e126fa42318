import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

type Props = { title: string; text: string; onClose: () => void };

/** Why the dialog that the address names can't be opened. */
export const NoticeDialog = ({ title, text, onClose }: Props) => (
  <Dialog
    title={title}
    open
    opensUnprompted
    size="small"
    onClose={onClose}
    footer={
      <Button look="primary" onClick={onClose}>
        Show all collections
      </Button>
    }
  >
    <p className="text-pretty text-ink-soft text-sm">{text}</p>
  </Dialog>
);
