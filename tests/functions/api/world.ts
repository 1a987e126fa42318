import { Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { api } from '../../../functions/src/api/app';
import { newApiKey } from '../../../functions/src/api-keys/key-text';
import type { ApiScope } from '../../../src/domain/api-keys/api-key';
import { randomIdentifier } from '../../../src/domain/random';
import { anOrganization } from '../administrator';
import { storeDocuments } from '../stored';
import { createClient } from './generated/client';

/** Sends a request to the API in this process, as Hosting forwards it. */
export const send = async (request: Request): Promise<Response> => {
  const bytes = (await request.clone().arrayBuffer()).byteLength;
  return api.fetch(request, { address: '192.0.2.1', bytes });
};

const address = 'http://localhost/api/v1';

type KeyOptions = { organization: string; scopes?: readonly ApiScope[]; name?: string; expires?: Date };

/** A key as it is stored once somebody made it. */
export async function aKey({ organization, scopes = ['read', 'write', 'publish'], name = 'Facility system', expires }: KeyOptions) {
  const { id, key, hash } = newApiKey(randomIdentifier());
  const end = Timestamp.fromDate(expires ?? new Date(Date.now() + 24 * 3600_000));
  await storeDocuments({
    [`apiKeys/${id}`]: { organization, name, scopes, hash, createdAt: new Date(), createdBy: 'u', expires: end, lastUsed: null },
  });
  return { id, key, call: createClient({ address, key, send }) };
}

export type Client = Awaited<ReturnType<typeof aKey>>['call'];

/** An organization with a key of all scopes. */
export async function aPlace() {
  const organization = await anOrganization();
  return { organization, ...(await aKey({ organization })) };
}

/** A tour of an organization, with two folders and two points. */
export async function aTour(organization: string, fields: object = {}): Promise<string> {
  const tour = randomIdentifier();
  const pois = [
    {
      identifier: 'door',
      name: 'Door',
      sweep: 's1',
      position: { x: 1, y: 2, z: 3 },
      content: [{ identifier: 'b1', type: 'text', content: '<p>See <b>this</b></p>' }],
    },
    { identifier: 'pump', name: 'Pump', externalId: 'PUMP-17' },
  ];
  const folders = [{ id: 'f1', name: 'Ground', pois, children: [{ id: 'f2', name: 'Attic', pois: [], children: [] }] }];
  await storeDocuments({
    [`tours/${tour}`]: { name: 'Hall', organization, matterportId: 'AbCdEfGh123', historyId: 'h1', folders, ...fields },
  });
  return tour;
}

/** How a request is refused. */
export const rejection = (status: number, detail: RegExp) => ({ problem: { status, detail: expect.stringMatching(detail) } });
