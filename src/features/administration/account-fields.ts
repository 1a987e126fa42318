import type { Role } from '@/domain/access/roles';
import { firstFormProblem } from '@/domain/form-problem';
import type { OrgId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import { singleAddress } from '@/domain/pasted-addresses';
import { type NewUser, newUserForm } from '@/domain/people/new-user';

export type AccountFields = { email: string; password: string; organization: OrgId | null; role: Role };

export const noAccount: AccountFields = { email: '', password: '', organization: null, role: 'user' };

/** The account to create. Its name begins as the first half of the address; people change it in their profile. */
export function newUserOf({ email, password }: Pick<AccountFields, 'email' | 'password'>): NewUser {
  const address = singleAddress(email);
  return { email: address, password, displayName: address.split('@')[0] ?? '' };
}

/** The error messages of the form, by field. */
export function accountProblems(
  { email, password, organization, role }: AccountFields,
  organizations: readonly Pick<Organization, 'id'>[],
): Partial<Record<'email' | 'password' | 'organization', string>> {
  const emailProblem = firstFormProblem(newUserForm.shape.email, email);
  const passwordProblem = firstFormProblem(newUserForm.shape.password, password);
  const organizationProblem = problemOfOrganization(organization, role, organizations);
  return {
    ...(emailProblem && { email: emailProblem }),
    ...(passwordProblem && { password: passwordProblem }),
    ...(organizationProblem && { organization: organizationProblem }),
  };
}

function problemOfOrganization(organization: OrgId | null, role: Role, organizations: readonly Pick<Organization, 'id'>[]): string | null {
  // a global admin belongs to no organization
  if (organization === null) return role === 'admin' ? null : 'Choose an organization.';
  return organizations.some(({ id }) => id === organization) ? null : `There is no organization “${organization}”. Choose another.`;
}
