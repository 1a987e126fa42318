import { canSelectOrganization } from '@/domain/access/organizations';
import { useCurrentUser } from '@/widgets/current-user';
import { useDirectory } from '@/widgets/use-directory';
import { useWasDirectoryAdmin } from './gates/use-was-directory-admin';
import { LazyScreen } from './lazy-screen';
import { PageSkeleton } from './page-skeleton';
import { adminHomeScreen, collaboratorHomeScreen } from './routes/screens';

/** The home of a user without a current organization: the organizations they may choose from, or what is shared with them. @see AUTH-044 AUTH-045 ACCESS-021 */
export function AccountHome() {
  const { directory, isPending } = useDirectory();
  const currentUser = useCurrentUser();
  const wasDirectoryAdmin = useWasDirectoryAdmin();
  if (canSelectOrganization(currentUser, directory)) return <LazyScreen load={adminHomeScreen} />;
  if (isPending && wasDirectoryAdmin) return <PageSkeleton />;
  return <LazyScreen load={collaboratorHomeScreen} />;
}
