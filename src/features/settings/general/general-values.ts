import type { Organization } from '@/domain/organizations/organization';
import type { OrganizationChanges } from '@/domain/organizations/organization-changes';

/** The values of the section General. */
export type GeneralValues = Pick<Organization, 'name' | 'contact' | 'isIndexed'>;

export const generalPaths = ['name', 'contact.email', 'contact.phone', 'contact.web', 'isIndexed'] as const;

export const generalLabels: Record<(typeof generalPaths)[number], string> = {
  name: 'Organization name',
  'contact.email': 'Email address for visitors',
  'contact.phone': 'Phone number for visitors',
  'contact.web': 'Website',
  isIndexed: 'Search engines may list front pages of its tours',
};

export const generalValuesOf = ({ name, contact, isIndexed }: Organization): GeneralValues => ({ name, contact, isIndexed });

/** The changed fields; a contact is written as a whole. */
export function generalChangesOf(values: GeneralValues, changed: readonly string[]): OrganizationChanges {
  const has = (field: string) => changed.some((path) => path.split('.')[0] === field);
  return {
    ...(has('name') && { name: values.name }),
    ...(has('contact') && { contact: values.contact }),
    ...(has('isIndexed') && { isIndexed: values.isIndexed }),
  };
}
