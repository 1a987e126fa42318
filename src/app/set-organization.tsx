import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { localKeys } from '@/domain/application/local-keys';
import { toursPath } from '@/domain/page-addresses';
import { writeSetting } from '@/ui/settings';
import { Spinner } from '@/ui/spinner';
import { useTexts } from '@/ui/use-texts';
import { setOrganizationTexts } from './texts';

/** @see ROUTE-006 */
const redirectDelayMs = 400;

/** Stores or clears the organization a global admin chose, then redirects to its tours. @see ROUTE-004 ROUTE-005 ROUTE-013 ROUTE-019 */
export function SetOrganization() {
  const { switching } = useTexts(setOrganizationTexts);
  const { organization = 'reset' } = useParams();
  const navigate = useNavigate();

  useEffect(() => {
    writeSetting(localKeys.organizationId, organization === 'reset' ? null : organization);
    const timer = setTimeout(() => navigate(toursPath, { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [organization, navigate]);

  return (
    <div role="status" className="flex items-center justify-center gap-3 py-20 text-ink-soft">
      <Spinner />
      {switching}
    </div>
  );
}
