import CalendarClock from 'lucide-react/icons/calendar-clock';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Link2 from 'lucide-react/icons/link-2';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import type { Collaboration } from '@/domain/collaboration/collaborations';
import { isBeingSent } from '@/domain/collaboration/invitation-delivery';
import { invitationPath } from '@/domain/page-addresses';
import { IconButton } from '@/ui/icon-button';
import { Menu, MenuItem } from '@/ui/menu';
import { copyLink } from '@/widgets/copy-link';
import type { InvitationActions } from '@/widgets/invitation-dialog/use-invitation-changes';

type Props = { invitation: Collaboration; actions: InvitationActions; onChooseEnd: (invitation: Collaboration) => void };

/** The menu of an invitation. @see COLLAB-029 COLLAB-038 */
export function InvitationMenu({ invitation, actions, onChooseEnd }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { email, type, tour, delivery } = invitation;
  return (
    <Menu trigger={<IconButton label={`Menu of ${email}`} icon={EllipsisVertical} />} onOpenChange={setOpen}>
      {isOpen && (
        <>
          <MenuItem icon={Mail} disabled={isBeingSent(delivery)} onSelect={() => actions.resend(invitation)}>
            {delivery === null ? 'Send an email' : 'Resend the email'}
          </MenuItem>
          <MenuItem icon={Link2} onSelect={() => void copyLink(invitationPath(type, tour))}>
            Copy the link
          </MenuItem>
          <MenuItem icon={CalendarClock} onSelect={() => onChooseEnd(invitation)}>
            Choose the end
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
