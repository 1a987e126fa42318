import { canSelectOrganization } from '@/domain/access/organizations';
import { useCurrentUser } from '@/widgets/current-user';
import { useDirectory } from '@/widgets/use-directory';
import { useWasDirectoryAdmin } from './gates/use-was-directory-admin';
import { LazyScreen } from './lazy-screen';
import { PageSkeleton } from './page-skeleton';

const adminHome = () => import('./admin-home').then((it) => it.AdminHome);
const collaboratorHome = () => import('@/features/people/shared/collaborator-home').then((it) => it.CollaboratorHome);

/** The home of a user without a current organization: the organizations they may choose from, or what is shared with them. @see AUTH-044 AUTH-045 ACCESS-021 */
export function AccountHome() {
  const { directory, isPending } = useDirectory();
  const currentUser = useCurrentUser();
  const wasDirectoryAdmin = useWasDirectoryAdmin();
  if (canSelectOrganization(currentUser, directory)) return <LazyScreen load={adminHome} />;
  if (isPending && wasDirectoryAdmin) return <PageSkeleton />;
  return <LazyScreen load={collaboratorHome} />;
}
