import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { organizationQueries } from '@/backend/organizations/queries';
import type { OrgId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';

/** The organization of a tour. `organization` is null while loading and when it does not exist. */
export type Brand = { id: OrgId; organization: Organization | null };

/** Loads the organization for its logo, colours and icons without blocking the player. @see PLAYER-071 PLAYER-075 */
export function useBrand(id: OrgId): Brand {
  const { data: organization } = useQuery({ ...organizationQueries.one(id), enabled: id !== '' });
  useEffect(() => {
    if (organization === null) console.info('No such document!');
  }, [organization]);
  return { id, organization: organization ?? null };
}
