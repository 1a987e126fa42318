import { Navigate, useSearchParams } from 'react-router-dom';
import { accountView } from '@/domain/access/account-view';
import { toursPath } from '@/domain/addresses';
import { inAppPath } from '@/domain/in-app-path';
import { useWho } from '@/widgets/who';
import { LazyScreen } from './lazy-screen';
import { adminHomeScreen, collaboratorHomeScreen } from './routes/screens';

/** Where someone begins who signed in: where they wanted to go, else what there is for them. @see AUTH-036 AUTH-037 AUTH-038 AUTH-039 AUTH-045 */
export function AccountRoot() {
  const who = useWho();
  const [parameters] = useSearchParams();
  const redirect = inAppPath(parameters.get('redirect'));
  if (redirect) return <Navigate to={redirect} replace />;
  if (!who) return null;
  return views[accountView(who)];
}

const views = {
  user: <LazyScreen load={adminHomeScreen} />,
  organization: <Navigate to={toursPath} replace />,
  collaborator: <LazyScreen load={collaboratorHomeScreen} />,
};
