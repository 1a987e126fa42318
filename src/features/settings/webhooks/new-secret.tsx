import { Button } from '@/ui/button';
import { CopyField } from '@/ui/copy-field/copy-field';
import { Dialog } from '@/ui/dialog';

type Props = { secret: string; children: string; onClose: () => void };

/** The secret of a webhook, which is shown once. */
export const NewSecret = ({ secret, children, onClose }: Props) => (
  <Dialog title="Copy this secret now" open onClose={onClose} footer={<Button onClick={onClose}>Done</Button>}>
    <p className="mb-4 text-pretty text-ink-soft text-sm">
      Your system checks with it that a request comes from here. It is shown this once. {children}
    </p>
    <CopyField label="Secret" text={secret} copyLabel="Copy the secret" isMain />
  </Dialog>
);
