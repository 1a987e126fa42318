import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { organizationQueries } from '@/backend/organizations/queries';
import type { OrgId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations';

/** Whose tour it is. `organization` is null while it is on its way, and when there is none. */
export type Brand = { id: OrgId; organization: Organization | null };

/** The organization with its logo, colours and icons; the visit never waits for it. @see PLAYER-071 PLAYER-075 */
export function useBrand(id: OrgId): Brand {
  const { data: organization } = useQuery({ ...organizationQueries.one(id), enabled: id !== '' });
  useEffect(() => {
    if (organization === null) console.info('No such document!');
  }, [organization]);
  return { id, organization: organization ?? null };
}
