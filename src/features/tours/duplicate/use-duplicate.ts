import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { applicationQueries } from '@/backend/application/queries';
import { collectionQueries } from '@/backend/collections/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { duplicateTour } from '@/backend/tours/parts-commands';
import { canListOrganizations, offeredOrganizations } from '@/domain/access/organizations';
import { isGlobalAdmin, isVerified } from '@/domain/access/principals';
import { canCreateTour, tourCreationRefusal } from '@/domain/access/tours';
import type { OrgId } from '@/domain/ids';
import { nameLimit } from '@/domain/limits';
import { type Organization, organizationFrom } from '@/domain/organizations';
import { tourNameProblem } from '@/domain/tour-name';
import type { Tour } from '@/domain/tours';
import { type Included, includedByDefault } from '@/domain/tours/duplicate';
import { useWho } from '@/widgets/who';
import { useOneAtATime } from '../use-one-at-a-time';
import { type Part, partsOf } from './parts';

export type DuplicateValues = { name: string; organization: OrgId; isPublic: boolean; included: Included };

/** What somebody chooses for a copy of a tour, what there is to choose from, and how the copy is made. */
export function useDuplicate(tour: Tour) {
  const [values, setValues] = useState<DuplicateValues>(() => ({
    name: copyName(tour.name),
    organization: tour.organization,
    isPublic: tour.public,
    included: includedByDefault,
  }));
  const [isChecked, setChecked] = useState(false);
  const { organizations, directory } = useOrganizations();
  const organization = useDestination(values.organization);
  const { data: collections = null } = useQuery({ ...collectionQueries.of(tour.organization), enabled: tour.collection !== '' });
  const who = useWho();

  const parts: Part[] = partsOf(tour, { organization, organizationId: values.organization, collections });
  const refusal = organization && !canCreateTour(who, organization, { directory }) ? tourCreationRefusal(who, organization.id) : null;
  const nameProblem = tourNameProblem(values.name);

  const create = useOneAtATime(() => {
    const { name, isPublic, included } = values;
    const to = {
      organization: values.organization,
      tourTypes: organization?.tourTypes.map(({ id }) => id) ?? [],
      collections: (values.organization === tour.organization && collections?.map(({ id }) => id)) || [],
    };
    return duplicateTour({ tour, copy: { name, isPublic, included, to } });
  });
  const creation = useMutation({
    mutationFn: () => create(undefined),
    onError: (error) => console.error('The tour was not duplicated.', error),
  });
  const check = () => {
    setChecked(true);
    return nameProblem === null && refusal === null;
  };

  return {
    tour,
    values,
    change: (change: Partial<DuplicateValues>) => setValues((before) => ({ ...before, ...change })),
    organization,
    organizations: withOwn(organizations, organization),
    parts,
    problems: { name: isChecked ? nameProblem : null, organization: refusal },
    check,
    creation,
  };
}

export type Duplicate = ReturnType<typeof useDuplicate>;

const copyName = (name: string): string => {
  const end = ' (copy)';
  return `${name.slice(0, nameLimit - end.length)}${end}`;
};

/** Where the copy goes; null until it is known. A missing document is an organization with nothing set. */
function useDestination(id: OrgId): Organization | null {
  const { data } = useQuery(organizationQueries.one(id));
  return data === undefined ? null : (data ?? organizationFrom(id, {}));
}

/** Those that somebody may choose from; none for most people. @see TOUR-076 */
function useOrganizations() {
  const who = useWho();
  const asks = isVerified(who) && !isGlobalAdmin(who);
  const { data: directory = null } = useQuery({ ...applicationQueries.directory(), enabled: asks, retryOnMount: false });
  const { data: all = [] } = useQuery({ ...organizationQueries.all(), enabled: canListOrganizations(who, directory) });
  return { organizations: offeredOrganizations(who, all, directory), directory };
}

const withOwn = (offered: readonly Organization[], own: Organization | null): Organization[] =>
  own && offered.length > 0 && !offered.some(({ id }) => id === own.id) ? [own, ...offered] : [...offered];
