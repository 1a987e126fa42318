import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { applicationQueries } from '@/backend/application/queries';
import { consolePath } from '@/domain/console/console-page-addresses';
import type { Health } from '@/domain/health/health';
import { type OpeningStep, openingSteps } from '@/domain/health/opening';
import { HealthCard } from './health-card';

/** What is to be written and made before people come; not shown once nothing is missing. */
export function OpeningPart({ organizations }: Pick<Health, 'organizations'>) {
  const terms = useQuery({ ...applicationQueries.page('terms'), throwOnError: false });
  const privacy = useQuery({ ...applicationQueries.page('privacy'), throwOnError: false });
  if (terms.isPending || privacy.isPending || terms.error || privacy.error || 'failure' in organizations) return null;
  const steps = openingSteps({ terms: terms.data, privacy: privacy.data, organizations: organizations.value.organizations });
  if (steps.length === 0) return null;
  return (
    <HealthCard title="Before Loggia opens" part={{ value: steps }} count={({ length }) => length} isWide>
      {(missing) => (
        <ul className="flex list-disc flex-col gap-1.5 ps-5 text-ink-soft text-sm">
          {missing.map((step) => (
            <li key={step}>
              {sentences[step]}{' '}
              <Link
                to={links[step]}
                className="text-ink underline underline-offset-4 max-md:inline-flex touch:min-h-11 max-md:items-center"
              >
                {actions[step]}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </HealthCard>
  );
}

const sentences: Record<OpeningStep, string> = {
  terms: 'The terms of service are empty; the sign-in page links to them.',
  privacy: 'The privacy page is empty; the sign-in page links to it.',
  organization: 'There is no organization, so nobody can make a tour.',
};
const actions: Record<OpeningStep, string> = { terms: 'Write the terms', privacy: 'Write the privacy page', organization: 'Create one' };
const links: Record<OpeningStep, string> = {
  terms: `${consolePath('pages')}?page=terms`,
  privacy: `${consolePath('pages')}?page=privacy`,
  organization: consolePath('organizations'),
};
