import { directoryAddresses, type Grants, grantsOf } from '../../src/domain/access/grants';
import { grantFrom, invitedAddress } from '../../src/domain/access/invitations';
import { directoryFrom } from '../../src/domain/access/principals';
import type { Stored } from '../../src/domain/stored';

/** The documents `grants/*` that the server derives from these documents. */
export function grantsIn(documents: Readonly<Record<string, Stored>>): Record<`grants/${string}`, Grants> {
  const directory = directoryFrom(documents['app/dcms'] ?? {});
  const invitations = Object.entries(documents)
    .filter(([path]) => path.startsWith('collaboration/'))
    .map(([path, stored]) => grantFrom(path.slice('collaboration/'.length), stored));
  const addresses = [...directoryAddresses(directory), ...invitations.flatMap((invitation) => invitedAddress(invitation) ?? [])];
  return Object.fromEntries(
    [...new Set(addresses)].flatMap((address) => {
      const grants = grantsOf(address, invitations, directory);
      return grants ? [[`grants/${address}`, grants]] : [];
    }),
  );
}
