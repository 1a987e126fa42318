import { isGlobalAdmin } from '@/domain/access/principals';
import { callable } from '../core/callable';
import { findPerson as find, personWithAddress } from '../personal-data/find-person';

/** Lists what is found of whoever has an address, also without an account, and changes nothing. @throws permission-denied */
export const findPerson = callable('findPerson', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins can look for the data of others.',
  run: async ({ address }) => find(await personWithAddress(address)),
});
