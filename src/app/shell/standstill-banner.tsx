import { useQuery } from '@tanstack/react-query';
import PauseCircle from 'lucide-react/icons/circle-pause';
import { Link } from 'react-router-dom';
import { organizationLimitQueries } from '@/backend/organization-limits/queries';
import { canDeleteOrganization } from '@/domain/access/organizations';
import type { Organization } from '@/domain/organizations/organization';
import { settingsPath } from '@/domain/organizations/settings-page-addresses';
import { formatDay } from '@/domain/time';
import { useCurrentUser } from '@/widgets/current-user';

/** Says to members why nothing in their organization changes, and to its admins what they can do. */
export function StandstillBanner({ organization }: { organization: Pick<Organization, 'id' | 'name'> }) {
  const currentUser = useCurrentUser();
  const { data } = useQuery({ ...organizationLimitQueries.standstill(organization.id), throwOnError: false });
  const { suspension = null, deletion = null } = data ?? {};
  return (
    <div role="status" className="flex items-start gap-2.5 bg-notice-wash px-4 py-2 text-notice text-sm md:px-8 lg:px-10">
      <PauseCircle aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <p className="wrap-anywhere text-pretty">
        {deletion?.dueAt && (
          <>
            {organization.name} is deleted on {formatDay(deletion.dueAt)}.{' '}
          </>
        )}
        {suspension && (
          <>
            {organization.name} is suspended: {sentence(suspension.reason)}{' '}
          </>
        )}
        {!suspension && !deletion && <>{organization.name} is suspended. </>}
        Everything can be read, and nothing can be changed.{' '}
        {deletion && canDeleteOrganization(currentUser, organization.id) && (
          <Link to={settingsPath('usage')} className="underline underline-offset-4">
            Keep it, or export everything
          </Link>
        )}
        {!deletion && 'Ask whoever runs Loggia for you.'}
      </p>
    </div>
  );
}

const sentence = (reason: string): string => (/[.!?]$/.test(reason) ? reason : `${reason}.`);
