// Many accounts and organizations, as a large installation has them.

import { fields } from '../demo-data/proto-json.mjs';
import { projectId } from './app-stack.mjs';

const first = ['Ada', 'Bo', 'Cleo', 'Dag', 'Edda', 'Finn', 'Gro', 'Hugo', 'Ines', 'Jon'];
const roles = ['user', 'user', 'user', 'superuser', 'ultrauser'];

/** The address of the account with this number, which belongs to the organizations in turn. */
export const addressOf = (number, organizations) =>
  `${first[number % first.length].toLowerCase()}.${number}@org-${String(number % organizations).padStart(4, '0')}.example`;

const organizationId = (number) => `Org ${String(number).padStart(4, '0')}`;
const uidOf = (number) => `bench${String(number).padStart(23, '0')}`;

/** The documents of these organizations, for a stack's `write`. */
export function manyOrganizations(organizations, accounts) {
  const createdAt = Date.UTC(2024, 4, 6);
  const documents = Array.from({ length: organizations }, (_, number) => {
    const id = organizationId(number);
    const members = [];
    for (let account = number; account < accounts; account += organizations) members.push(uidOf(account));
    return [`organizations/${id}`, fields({ id, name: id, members, status: true, createdAt, mapLayers: [], modules: [] })];
  });
  return Object.fromEntries(documents);
}

/** The documents `users/{uid}` of these accounts. */
export function manyCards(accounts, organizations) {
  const documents = Array.from({ length: accounts }, (_, number) => {
    const { localId: uid, email, displayName, claims } = accountOf(number, organizations);
    return [`users/${uid}`, fields({ uid, email, displayName, organization: claims.organization, role: claims.role })];
  });
  return Object.fromEntries(documents);
}

/** Adds the accounts to the emulated identity provider, 1,000 at a time. */
export async function importAccounts(port, { accounts, organizations }) {
  for (let from = 0; from < accounts; from += 1000) {
    const users = Array.from({ length: Math.min(1000, accounts - from) }, (_, index) => {
      const { claims, ...account } = accountOf(from + index, organizations);
      return { ...account, emailVerified: true, customAttributes: JSON.stringify(claims) };
    });
    const answer = await fetch(`http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ users }),
    });
    const { error } = await answer.json();
    if (!answer.ok || error?.length > 0) throw new Error(`The accounts were not imported: ${JSON.stringify(error)}`);
  }
}

const accountOf = (number, organizations) => ({
  localId: uidOf(number),
  email: addressOf(number, organizations),
  displayName: `${first[number % first.length]} ${number}`,
  claims: { organization: organizationId(number % organizations), role: roles[number % roles.length] },
});
