import { useState } from 'react';
import type { Organization } from '@/domain/organizations/organization';
import { Button } from '@/ui/button';
import { LimitsDialog } from './limits-dialog';
import { SuspensionSection } from './suspension-section';
import { Usage, UsageSection } from './usage-section';

type Props = { organization: Organization; isAdmin: boolean };

/** What an organization uses and may use, whether it is suspended, and how it ends; limits and suspension for Super Admins alone. */
export function LifeSections({ organization, isAdmin }: Props) {
  const [isLimiting, setLimiting] = useState(false);
  return (
    <UsageSection organization={organization}>
      <div className="flex min-w-0 flex-col gap-4">
        <Usage organization={organization} />
        {isAdmin && (
          <div>
            <Button onClick={() => setLimiting(true)}>Set limits</Button>
          </div>
        )}
      </div>
      {isAdmin && <SuspensionSection organization={organization} />}
      {isLimiting && <LimitsDialog organization={organization} onClose={() => setLimiting(false)} />}
    </UsageSection>
  );
}
