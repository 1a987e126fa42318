import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { applicationQueries } from '@/backend/application/queries';
import { collectionQueries } from '@/backend/collections/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { duplicateTour } from '@/backend/tours/parts-commands';
import { canListOrganizations, selectableOrganizations } from '@/domain/access/organizations';
import { isGlobalAdmin, isVerified } from '@/domain/access/principals';
import { canCreateTour, tourCreationDenial } from '@/domain/access/tours';
import { type OrgId, type TourId, tourId } from '@/domain/ids';
import { type Organization, organizationFrom } from '@/domain/organizations/organization';
import { randomIdentifier } from '@/domain/random';
import { isDeepEqual } from '@/domain/same';
import { copyName, type DuplicateForm, duplicateForm, includedByDefault } from '@/domain/tours/duplicate';
import type { Tour } from '@/domain/tours/tour';
import { useCurrentUser } from '@/widgets/current-user';
import { useMutation } from '@/widgets/use-mutation';
import { type DuplicateOption, duplicateOptions } from './duplicate-options';

/** State of the duplicate dialog: the form, the available options, and the mutation that creates the copy. */
export function useDuplicate(tour: Tour) {
  const form: UseFormReturn<DuplicateForm> = useForm<DuplicateForm>({
    defaultValues: { name: copyName(tour.name), organization: tour.organization, isPublic: tour.public, included: includedByDefault },
    resolver: zodResolver(duplicateForm),
  });
  const values = form.watch();
  const { organizations, directory } = useOrganizationChoices();
  const organization = useTargetOrganization(values.organization);
  const { data: collections = null } = useQuery({ ...collectionQueries.of(tour.organization), enabled: tour.collection !== '' });
  const currentUser = useCurrentUser();

  const options: DuplicateOption[] = duplicateOptions(tour, { organization, organizationId: values.organization, collections });
  const organizationError =
    organization && !canCreateTour(currentUser, organization, { directory }) ? tourCreationDenial(currentUser, organization.id) : null;

  const idFor = useStableId();
  const creation = useMutation({
    mutationFn: (input: DuplicateForm) => {
      const { organization: target, ...copy } = input;
      const to = {
        organization: target,
        tourTypes: organization?.tourTypes.map(({ id }) => id) ?? [],
        collections: (target === tour.organization && collections?.map(({ id }) => id)) || [],
      };
      return duplicateTour({ tour, copy: { ...copy, to }, id: idFor(input) });
    },
    onError: (error) => console.error('The tour was not duplicated.', error),
    meta: { failed: null },
  });
  return {
    tour,
    form,
    values,
    organization,
    organizations: withCurrent(organizations, organization),
    options,
    organizationError,
    creation,
  };
}

export type Duplicate = ReturnType<typeof useDuplicate>;

/** The same id for every attempt with the same input, because an attempt whose response was lost may have made the copy. */
function useStableId(): (input: DuplicateForm) => TourId {
  const last = useRef<{ input: DuplicateForm; id: TourId } | null>(null);
  return (input) => {
    if (!last.current || !isDeepEqual(last.current.input, input)) last.current = { input, id: tourId(randomIdentifier()) };
    return last.current.id;
  };
}

/** The organization that receives the copy; null while loading. A missing document means default settings. */
function useTargetOrganization(id: OrgId): Organization | null {
  const { data } = useQuery(organizationQueries.one(id));
  return data === undefined ? null : (data ?? organizationFrom(id, {}));
}

/** The organizations the user can copy to; empty for most users. @see TOUR-076 */
function useOrganizationChoices() {
  const currentUser = useCurrentUser();
  const needsDirectory = isVerified(currentUser) && !isGlobalAdmin(currentUser);
  const { data: directory = null } = useQuery({ ...applicationQueries.directory(), enabled: needsDirectory, retryOnMount: false });
  const { data: all = [] } = useQuery({ ...organizationQueries.all(), enabled: canListOrganizations(currentUser, directory) });
  return { organizations: selectableOrganizations(currentUser, all, directory), directory };
}

const withCurrent = (organizations: readonly Organization[], current: Organization | null): Organization[] =>
  current && organizations.length > 0 && !organizations.some(({ id }) => id === current.id)
    ? [current, ...organizations]
    : [...organizations];
