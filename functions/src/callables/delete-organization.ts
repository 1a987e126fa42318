import { canDeleteOrganization } from '@/domain/access/organizations';
import { AppError } from '@/domain/app-error';
import { orgId } from '@/domain/ids';
import { text } from '@/domain/stored';
import { isTypedName } from '@/domain/tours/bin';
import { store } from '../core/app';
import { allow, callable } from '../core/callable';
import { requestDeletion } from '../organizations/standstill';

/**
 * Begins the deletion of an organization: it is closed at once, and deleted 30 days later unless one of its admins takes that back; returns
 * `{ deletedOn }`, in milliseconds.
 * @throws permission-denied, not-found, failed-precondition for another name
 */
export const deleteOrganization = callable('deleteOrganization', {
  run: async ({ organization, name }, caller) => {
    allow(canDeleteOrganization(caller, orgId(organization)), 'Only admins of the organization can delete it. Ask one of them.');
    const stored = await store().doc(`organizations/${organization}`).get();
    if (!stored.exists) throw new AppError('not-found', 'This organization no longer exists.');
    if (!isTypedName(name, text(stored.get('name')) || organization))
      throw new AppError('failed-precondition', 'This is not the name of the organization. Enter it as it is shown.');
    return { deletedOn: (await requestDeletion(organization, caller)).getTime() };
  },
});
