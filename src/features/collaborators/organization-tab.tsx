import { type ReactNode, Suspense } from 'react';
import type { OrgId } from '@/domain/ids';
import { Segmented } from '@/ui/segmented';
import { OrganizationInvitations } from '@/widgets/organization-invitations/organization-invitations';

type Props = {
  organization: OrgId;
  isManaging: boolean;
  onManage: (isManaging: boolean) => void;
  members: (organization: OrgId) => ReactNode;
};

const modes = [
  { value: 'invite', label: 'Invite' },
  { value: 'manage', label: 'Manage' },
] as const;

/** Invitations to the organization, and its members. @see COLLAB-006 ACCESS-034 */
export const OrganizationTab = ({ organization, isManaging, onManage, members }: Props) => (
  <>
    <Segmented
      label="Organization"
      value={isManaging ? 'manage' : 'invite'}
      segments={modes}
      onChange={(mode) => onManage(mode === 'manage')}
    />
    <div className="pt-5">
      <Suspense fallback={<div role="status" aria-label="Loading" className="skeleton h-64 rounded-xl" />}>
        {isManaging ? members(organization) : <OrganizationInvitations organization={organization} />}
      </Suspense>
    </div>
  </>
);
