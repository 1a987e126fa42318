import ChevronDown from 'lucide-react/icons/chevron-down';
import UserMinus from 'lucide-react/icons/user-minus';
import { assignableRoles } from '@/domain/access/members';
import { type Role, roleLabels } from '@/domain/access/roles';
import { Button } from '@/ui/button';
import { Menu, MenuItem } from '@/ui/menu';
import { useCurrentUser } from '@/widgets/current-user';

type Props = { onRole: (role: Role) => void; onRemove: () => void };

/** What can be done with the selected members. */
export function MemberActions({ onRole, onRemove }: Props) {
  const trigger = (
    <Button size="small">
      Role
      <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
    </Button>
  );
  return (
    <>
      <Menu trigger={trigger}>
        {assignableRoles(useCurrentUser()).map((role) => (
          <MenuItem key={role} onSelect={() => onRole(role)}>
            {roleLabels[role]}
          </MenuItem>
        ))}
      </Menu>
      <Button size="small" look="danger" onClick={onRemove}>
        <UserMinus aria-hidden size={16} strokeWidth={1.75} />
        Remove from the organization
      </Button>
    </>
  );
}
