import { useEffect } from 'react';
import { enterOrganization } from '@/backend/organizations/create-organization';
import { errorMessage } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import { ErrorState } from '@/ui/error-state';
import { useTexts } from '@/ui/use-texts';
import { useMutation } from '@/widgets/use-mutation';
import { SwitchingOrganization } from './switching-organization';
import { setOrganizationTexts } from './texts';

type Props = { organization: OrgId; onEntered: () => void };

/** Records that a Super Admin chooses an organization that is not theirs, before it is shown: its activity and the audit log say so. */
export function EnterOrganization({ organization, onEntered }: Props) {
  const { mutate, error } = useMutation<void, OrgId>({ mutationFn: enterOrganization, onSuccess: onEntered, meta: { failed: null } });
  const t = useTexts(setOrganizationTexts);
  useEffect(() => mutate(organization), [mutate, organization]);
  if (!error) return <SwitchingOrganization />;
  return (
    <ErrorState
      title={t.notEntered({ organization })}
      message={t.notRecorded({ reason: errorMessage(error) })}
      retry={() => mutate(organization)}
    />
  );
}
