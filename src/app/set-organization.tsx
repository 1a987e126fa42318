import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { writeSetting } from '@/ui/settings';

const pause = 400;

/** Keeps the organization a global admin chose, or forgets it, and goes to its tours. @see ROUTE-004 ROUTE-005 ROUTE-006 */
export function SetOrganization() {
  const { organization = 'reset' } = useParams();
  const navigate = useNavigate();

  useEffect(() => {
    writeSetting('organizationId', organization === 'reset' ? null : organization);
    const timer = setTimeout(() => navigate('/dashboard/tours', { replace: true }), pause);
    return () => clearTimeout(timer);
  }, [organization, navigate]);

  return (
    <p role="status" className="text-ink-soft text-sm">
      Changing the organization…
    </p>
  );
}
