import { useSuspenseQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { organizationQueries } from '@/backend/organizations/queries';
import type { OrgId } from '@/domain/ids';
import { type Organization, organizationFrom } from '@/domain/organizations';

const OrganizationContext = createContext<OrgId | null>(null);

type Props = { id: OrgId; children: ReactNode };

/** Everything below shows this organization. */
export function OrganizationProvider({ id, children }: Props) {
  return <OrganizationContext value={id}>{children}</OrganizationContext>;
}

/** The organization whose pages are shown; only below the gate that lets its members in. */
export function useOrganizationId(): OrgId {
  const id = useContext(OrganizationContext);
  if (id === null) throw new Error('This screen stands outside of an organization.');
  return id;
}

/** One organization, live. A missing document is an organization with nothing set. */
export const useOrganization = (id: OrgId): Organization => useSuspenseQuery(organizationQueries.one(id)).data ?? organizationFrom(id, {});
