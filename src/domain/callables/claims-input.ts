import * as z from 'zod/mini';
import { effectiveRole, roles } from '../access/roles';
import { organizationInput } from './id-inputs';

const claim = z.optional(z.literal(true));
/** What a person's token says of them, as a Super Admin sets it. */
export const claimsInput = z
  .strictObject({
    organization: z.union([z.literal(''), organizationInput], 'Choose an organization.'),
    role: z.optional(z.enum(roles)),
    admin: claim,
    superuser: claim,
    ultrauser: claim,
  })
  .check(
    // neither organization nor role is what is left of a Super Admin
    z.refine(({ organization, ...role }) => organization !== '' || effectiveRole(role) === 'admin' || isEmpty(role), {
      path: ['organization'],
      message: 'Choose an organization.',
    }),
  );

const isEmpty = (role: object): boolean => Object.values(role).every((each) => each === undefined);
