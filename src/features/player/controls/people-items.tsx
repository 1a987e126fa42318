import Eye from 'lucide-react/icons/eye';
import UserPlus from 'lucide-react/icons/user-plus';
import { canWriteInvitation } from '@/domain/access/invitations';
import type { OrgId } from '@/domain/ids';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';
import { PanelItem } from './panel-item';

type Props = { organization: OrgId };

/** The menu items of those who may invite people to the organization's tours. */
export function PeopleItems({ organization }: Props) {
  const { directory } = useAccessContext(organization);
  if (!canWriteInvitation(useCurrentUser(), organization, directory)) return null;
  return (
    <>
      <PanelItem panel="invite" icon={UserPlus} label="Invite people" />
      <PanelItem panel="people" icon={Eye} label="People with access" />
    </>
  );
}
