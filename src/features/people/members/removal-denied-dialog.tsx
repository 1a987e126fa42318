import { nameOfMember, type OrganizationMember } from '@/domain/people/organization-members';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

type Props = { member: OrganizationMember; reason: string; onClose: () => void };

/** Says why the user can’t remove a member. */
export const RemovalDeniedDialog = ({ member, reason, onClose }: Props) => (
  <Dialog title={`Remove ${nameOfMember(member)}`} open size="small" onClose={onClose} footer={<Button onClick={onClose}>OK</Button>}>
    <p className="text-pretty text-ink-soft text-sm">{reason}</p>
  </Dialog>
);
