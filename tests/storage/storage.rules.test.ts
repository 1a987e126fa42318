import { readFileSync } from 'node:fs';
import { assertFails, assertSucceeds, initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteObject, type FirebaseStorage, getBytes, listAll, ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, inject, it } from 'vitest';
import type { Claims } from '../support/rules';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  const rules = readFileSync('storage.rules', 'utf8');
  const storage = { host: '127.0.0.1', port: inject('ports').storage!, rules };
  environment = await initializeTestEnvironment({ projectId: 'demo-rules-storage', storage });
});
beforeEach(async () => {
  await environment.clearStorage();
  await environment.withSecurityRulesDisabled(async (context) => {
    const storage = context.storage() as unknown as FirebaseStorage;
    await uploadBytes(ref(storage, logo), pixel, png);
    await uploadBytes(ref(storage, secret), pixel, png);
  });
});
afterAll(() => environment?.cleanup());

const logo = 'organizations/acme/logo';
const secret = 'organizations/acme/tour/hall/files/plan.pdf';
const pixel = new Uint8Array(8);
const png = { contentType: 'image/png' };
const megabyte = 1024 * 1024;

const as = (claims?: Claims) =>
  (claims
    ? environment.authenticatedContext('somebody', claims)
    : environment.unauthenticatedContext()
  ).storage() as unknown as FirebaseStorage;
const orgAdmin = { organization: 'acme', role: 'ultrauser' };
const others = [undefined, {}, { organization: 'acme', role: 'superuser' }, { organization: 'other', role: 'ultrauser' }];

describe('the logo of an organization', () => {
  it('MODEL-094 is seen by anyone, but not listed', async () => {
    await assertSucceeds(getBytes(ref(as(), logo)));
    await assertFails(listAll(ref(as(orgAdmin), 'organizations/acme')));
  });

  it('is changed by the organization’s admins and global admins only', async () => {
    for (const who of [orgAdmin, { admin: true }]) {
      await assertSucceeds(uploadBytes(ref(as(who), logo), pixel, png));
      await assertSucceeds(deleteObject(ref(as(who), logo)));
    }
    await assertSucceeds(uploadBytes(ref(as(orgAdmin), logo), pixel, png));
    for (const who of others) {
      await assertFails(uploadBytes(ref(as(who), logo), pixel, png));
      await assertFails(deleteObject(ref(as(who), logo)));
    }
  });

  it('is an image of at most 5 MiB, and no SVG', async () => {
    const put = (bytes: number, contentType: string) => uploadBytes(ref(as(orgAdmin), logo), new Uint8Array(bytes), { contentType });

    await assertSucceeds(put(5 * megabyte, 'image/png'));
    await assertFails(put(5 * megabyte + 1, 'image/png'));
    await assertFails(put(8, 'image/svg+xml'));
    await assertFails(put(8, 'text/html'));
  });
});

it('every other file is closed to everyone', async () => {
  for (const who of [undefined, orgAdmin, { admin: true }]) {
    await assertFails(getBytes(ref(as(who), secret)));
    await assertFails(uploadBytes(ref(as(who), 'anything.png'), pixel, png));
  }
});
