import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

type Props = { title: string; problem: string; onClose: () => void };

/** Says why a tour or collection cannot be opened here. */
export const MissingTargetDialog = ({ title, problem, onClose }: Props) => (
  <Dialog title={title} open size="small" onClose={onClose} footer={<Button onClick={onClose}>OK</Button>}>
    <p className="text-pretty text-ink-soft text-sm">{problem}</p>
  </Dialog>
);
