import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isInDirectory } from '@/domain/access/principals';
import { toursPath } from '@/domain/page-addresses';
import { toastError } from '@/ui/toast';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from '@/widgets/current-user';
import { Redirect } from '@/widgets/redirect';
import { useDirectory } from '@/widgets/use-directory';
import { gateTexts } from './texts';

const redirectDelayMs = 2000;

/** What a page of global admins is for others: members are led to their tours. @see AUTH-040 */
export const AdminsOnly = () => (useCurrentUser()?.organization ? <LeaveAdminPage to={toursPath} /> : <MissingOrganization />);

/** Redirects from a page of global admins, and says why on the page that follows. */
export function LeaveAdminPage({ to }: { to: string }) {
  useEffect(() => toastError(gateTexts.get().adminsOnly), []);
  return <Redirect to={to} />;
}

/** Shown to users without an organization, who are then led home. @see AUTH-040 */
function MissingOrganization() {
  const t = useTexts(gateTexts);
  const navigate = useNavigate();
  const currentUser = useCurrentUser();
  const { directory } = useDirectory();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/dashboard', { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div role="status" className="mx-auto max-w-md px-6 py-20 text-center">
      <h1 className="font-semibold text-ink text-xl tracking-tight">{t.adminsOnly}</h1>
      <p className="mt-2 text-pretty text-ink-soft text-sm">
        {!isInDirectory(currentUser, directory) && t.noOrganization}
        <span className="block">{t.leaving}</span>
      </p>
    </div>
  );
}
