import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { withRules } from '../support/rules';

const { given, as } = withRules('demo-rules-others');

const admin = { uid: 'boss', admin: true };
const ada = { uid: 'ada', email: 'ada@acme.example', organization: 'acme', role: 'ultrauser' };
const eve = { uid: 'eve', email: 'eve@acme.example', organization: 'acme', role: 'ultrauser' };

beforeEach(() =>
  given({
    'organizations/acme': { name: 'Acme', status: true },
    'users/ada': { uid: 'ada', email: 'ada@acme.example', displayName: 'Ada', organization: 'acme', role: 'ultrauser' },
    'app/global': { frontendEnabled: true },
    'app/dcms': { admins: [] },
    'secrets/one': {},
  }),
);

describe('organizations', () => {
  it('one is read by anyone; the list by global admins', async () => {
    await assertSucceeds(getDoc(doc(as(), 'organizations/acme')));
    await assertFails(getDocs(collection(as(ada), 'organizations')));
    await assertSucceeds(getDocs(collection(as(admin), 'organizations')));
  });

  it('are not written yet', async () => {
    await assertFails(updateDoc(doc(as(ada), 'organizations/acme'), { name: 'Mine' }));
    await assertFails(updateDoc(doc(as(admin), 'organizations/acme'), { status: false }));
  });
});

describe('users', () => {
  it('are read by themselves and by global admins', async () => {
    await assertSucceeds(getDoc(doc(as(ada), 'users/ada')));
    await assertSucceeds(getDoc(doc(as(admin), 'users/ada')));
    await assertFails(getDoc(doc(as(eve), 'users/ada')));
    await assertFails(getDoc(doc(as(), 'users/ada')));
    await assertFails(getDocs(collection(as(ada), 'users')));
    await assertSucceeds(getDocs(collection(as(admin), 'users')));
  });

  it('change their own name, and nobody else’s', async () => {
    await assertSucceeds(updateDoc(doc(as(ada), 'users/ada'), { displayName: 'Ada L.' }));
    await assertFails(updateDoc(doc(as(eve), 'users/ada'), { displayName: 'Eve' }));
    await assertSucceeds(updateDoc(doc(as(admin), 'users/ada'), { displayName: 'A.' }));
    await assertFails(updateDoc(doc(as(ada), 'users/ada'), { displayName: 'x'.repeat(201) }));
    await assertFails(updateDoc(doc(as(ada), 'users/ada'), { email: 'boss@acme.example' }));
  });

  it.each(['role', 'organization', 'admin', 'superuser', 'ultrauser', 'claims'])('never give themselves %s', async (field) => {
    await assertFails(updateDoc(doc(as(ada), 'users/ada'), { [field]: 'admin' }));
    await assertFails(setDoc(doc(as(eve), 'users/eve'), { uid: 'eve', [field]: 'admin' }));
    await assertSucceeds(updateDoc(doc(as(admin), 'users/ada'), { [field]: 'admin' }));
  });

  it('create their own document, and no other', async () => {
    await assertSucceeds(setDoc(doc(as(eve), 'users/eve'), { uid: 'eve', email: 'eve@acme.example', displayName: 'Eve' }));
    await assertFails(setDoc(doc(as(eve), 'users/eve2'), { uid: 'eve' }));
    await assertFails(setDoc(doc(as(eve), 'users/other'), { uid: 'eve', displayName: 'Eve' }));
  });
});

describe('the rest', () => {
  it('app/global is read by anyone and written by global admins', async () => {
    await assertSucceeds(getDoc(doc(as(), 'app/global')));
    await assertFails(updateDoc(doc(as(ada), 'app/global'), { frontendEnabled: false }));
    await assertSucceeds(updateDoc(doc(as(admin), 'app/global'), { frontendEnabled: false }));
  });

  it.each(['app/dcms', 'secrets/one', 'tours/hall/links/x', 'mail/x'])('%s is closed to everyone', async (path) => {
    for (const who of [undefined, ada, admin]) {
      await assertFails(getDoc(doc(as(who), path)));
      await assertFails(setDoc(doc(as(who), path), { a: 1 }));
      await assertFails(deleteDoc(doc(as(who), path)));
    }
  });
});
