import { useQuery } from '@tanstack/react-query';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Plus from 'lucide-react/icons/plus';
import Sun from 'lucide-react/icons/sun';
import UserPlus from 'lucide-react/icons/user-plus';
import { organizationQueries } from '@/backend/organizations/queries';
import { canCollaborate, canSeeOrganizationTab } from '@/domain/access/organizations';
import { canCreateTour } from '@/domain/access/tours';
import { type OrgId, orgId } from '@/domain/ids';
import { createTourPath, dashboardPagePath } from '@/domain/page-addresses';
import { invitingState, peoplePath } from '@/domain/people/people-page-addresses';
import { useColorScheme } from '@/ui/color-scheme';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';
import { useSignOut } from '@/widgets/use-sign-out';
import { plainResult, type SearchResult } from './result';

/** A page or an action, and other words by which it is found. */
export type NamedAction = Pick<SearchResult, 'title' | 'picture' | 'action'> & { otherWords: string };

/** What can be done from everywhere, as far as the user may. */
export function useActions(organization: OrgId | null): NamedAction[] {
  const currentUser = useCurrentUser();
  const context = useAccessContext(organization ?? undefined);
  const { data: stored } = useQuery({ ...organizationQueries.one(organization ?? orgId('-')), enabled: organization !== null });
  const [scheme, setScheme] = useColorScheme();
  const { leave } = useSignOut();
  const schemes = [
    { title: 'Dark mode', value: 'dark', icon: Moon },
    { title: 'Light mode', value: 'light', icon: Sun },
    { title: 'Colors of the system', value: 'system', icon: Monitor },
  ] as const;
  return [
    ...(stored && canCreateTour(currentUser, stored, context)
      ? [{ title: 'New tour', otherWords: 'create add', picture: { icon: Plus }, action: { to: createTourPath } }]
      : []),
    ...(organization !== null && canCollaborate(currentUser, organization, context.directory)
      ? [
          {
            title: 'Invite people',
            otherWords: 'add member collaborator share',
            picture: { icon: UserPlus },
            // whoever may invite to tours alone does it there
            action: canSeeOrganizationTab(currentUser, organization)
              ? { to: peoplePath('invitations'), state: invitingState }
              : { to: dashboardPagePath('collaborations') },
          },
        ]
      : []),
    ...schemes
      .filter(({ value }) => value !== scheme)
      .map(({ title, value, icon }) => ({
        title,
        otherWords: 'theme appearance colours',
        picture: { icon },
        action: { run: () => setScheme(value) },
      })),
    { title: 'Sign out', otherWords: 'log out leave', picture: { icon: LogOut }, action: { run: leave } },
  ];
}

export const actionResult = ({ title, picture, action }: NamedAction, words: readonly string[] = []): SearchResult => ({
  ...plainResult,
  key: `action ${title}`,
  title,
  picture,
  action,
  words,
});
