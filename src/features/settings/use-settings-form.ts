import { useMemo } from 'react';
import type { FieldPath, FieldValues, Resolver } from 'react-hook-form';
import { updateOrganization } from '@/backend/organizations/commands';
import type { Organization } from '@/domain/organizations/organization';
import type { OrganizationChanges } from '@/domain/organizations/organization-changes';
import { type SavedForm, useSavedForm } from '@/widgets/live-form/use-saved-form';
import { savedMessage } from './saved-message';

type Options<Values extends FieldValues, Path> = {
  organization: Organization;
  /** The section's fields of an organization; keeps its identity. */
  valuesOf: (organization: Organization) => Values;
  resolver: Resolver<Values>;
  paths: readonly Path[];
  /** The fields to write; only those that differ are passed on. */
  changesOf: (values: Values, changed: readonly Path[]) => OrganizationChanges;
};

/** A section of Settings with single fields, joined with what others save. @see SET-003 */
export function useSettingsForm<Values extends FieldValues, Path extends FieldPath<Values>>({
  organization,
  valuesOf,
  resolver,
  paths,
  changesOf,
}: Options<Values, Path>): SavedForm<Values, Path> {
  const stored = useMemo(() => valuesOf(organization), [valuesOf, organization]);
  return useSavedForm<Values, Path>({
    stored,
    resolver,
    paths,
    write: (values, changed) => updateOrganization({ id: organization.id, ...changesOf(values, changed) }),
    done: savedMessage,
  });
}
