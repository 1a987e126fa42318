import { roleTitle } from '@/domain/access/principals';
import type { OrgId } from '@/domain/ids';
import { useLocale } from '@/ui/use-texts';
import { useCurrentUser } from './current-user';
import { useDirectory } from './use-directory';

/** The user's role in an organization, as the dashboard names it; "" until it is known. @see ACCESS-007 ACCESS-021 */
export function useRoleTitle(organization: OrgId | null): string {
  useLocale();
  const currentUser = useCurrentUser();
  const isMember = organization !== null && currentUser?.organization === organization;
  const { directory, isPending } = useDirectory(!isMember);
  return !currentUser || isPending ? '' : roleTitle(currentUser, directory, organization);
}
