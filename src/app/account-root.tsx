import { useSearchParams } from 'react-router-dom';
import { accountView } from '@/domain/access/account-view';
import { inAppPath } from '@/domain/in-app-path';
import { toursPath } from '@/domain/page-addresses';
import { useCurrentUser } from '@/widgets/current-user';
import { Redirect } from '@/widgets/redirect';
import { AccountHome } from './account-home';

/** The start page after signing in: the redirect target, else the home page for the user's kind of account. @see AUTH-036 AUTH-037 AUTH-038 AUTH-039 AUTH-045 */
export function AccountRoot() {
  const currentUser = useCurrentUser();
  const [searchParams] = useSearchParams();
  const redirect = inAppPath(searchParams.get('redirect'));
  if (redirect) return <Redirect to={redirect} />;
  if (!currentUser) return null;
  return accountView(currentUser) === 'organization' ? <Redirect to={toursPath} /> : <AccountHome />;
}
