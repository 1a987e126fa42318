import { useQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router-dom';
import { organizationLimitQueries } from '@/backend/organization-limits/queries';
import type { OrgId } from '@/domain/ids';
import { amountText, fullTexts, limitLabels, nearTexts } from '@/domain/organization-limits/texts';
import { currentUsage, warningsOf } from '@/domain/organization-limits/usage';
import { settingsPath } from '@/domain/organizations/settings-page-addresses';
import { useCurrentMinute } from '@/ui/use-current-minute';

/** What is nearly used up, for those who run the organization. Without limits it reads one document, and shows nothing. */
export function LimitWarnings({ organization }: { organization: OrgId }) {
  const now = useCurrentMinute();
  const { data: limits } = useQuery({ ...organizationLimitQueries.limits(organization), throwOnError: false });
  const { data: months } = useQuery({ ...organizationLimitQueries.usage(organization), enabled: Boolean(limits), throwOnError: false });
  const warnings = limits && months ? warningsOf(limits, currentUsage(months, now)) : [];
  if (warnings.length === 0) return null;
  return (
    <div role="status" className="flex items-start gap-2.5 rounded-xl bg-notice-wash px-4 py-3 text-notice text-sm">
      <TriangleAlert aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <ul className="flex grow flex-col gap-1">
        {warnings.map(({ kind, level, used, limit }) => (
          <li key={kind}>
            {limitLabels[kind]}: {amountText(kind, used)} of {amountText(kind, limit)}.{' '}
            {level === 'full' ? fullTexts[kind] : `At the limit, ${nearTexts[kind]}`}
          </li>
        ))}
      </ul>
      <Link to={settingsPath('usage')} className="shrink-0 underline underline-offset-4">
        Usage
      </Link>
    </div>
  );
}
