import { useSuspenseQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { organizationQueries } from '@/backend/organizations/queries';
import type { OrgId } from '@/domain/ids';
import { type Organization, organizationFrom } from '@/domain/organizations/organization';

const OrganizationContext = createContext<OrgId | null>(null);

type Props = { id: OrgId; children: ReactNode };

/** Provides the current organization to its children. */
export function OrganizationProvider({ id, children }: Props) {
  return <OrganizationContext value={id}>{children}</OrganizationContext>;
}

/** The current organization. Available only below `MemberGate`. */
export function useOrganizationId(): OrgId {
  const id = useContext(OrganizationContext);
  if (id === null) throw new Error('useOrganizationId must be used within an OrganizationProvider.');
  return id;
}

/** An organization, with live updates. A missing document gives an organization with default values. */
export const useOrganization = (id: OrgId): Organization => useSuspenseQuery(organizationQueries.one(id)).data ?? organizationFrom(id, {});
