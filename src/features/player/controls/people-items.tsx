import Eye from 'lucide-react/icons/eye';
import UserPlus from 'lucide-react/icons/user-plus';
import { canWriteInvitation } from '@/domain/access/invitations';
import type { OrgId } from '@/domain/ids';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';
import { PanelItem } from './panel-item';
import { morePanelTexts } from './texts';

type Props = { organization: OrgId };

/** The menu items of those who may invite people to the organization's tours. */
export function PeopleItems({ organization }: Props) {
  const t = useTexts(morePanelTexts);
  const { directory } = useAccessContext(organization);
  if (!canWriteInvitation(useCurrentUser(), organization, directory)) return null;
  return (
    <>
      <PanelItem panel="invite" icon={UserPlus} label={t.invite} />
      <PanelItem panel="people" icon={Eye} label={t.people} />
    </>
  );
}
