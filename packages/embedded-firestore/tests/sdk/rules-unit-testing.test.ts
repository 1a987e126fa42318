import { assertFails, assertSucceeds, initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, getDoc, onSnapshot, setDoc, setLogLevel, updateDoc, writeBatch } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestedServer, type TestedServer } from '../support/tested-server';

const ownOnly = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /users/{uid} {
      allow read: if request.auth != null;
      allow write: if request.auth.uid == uid && request.resource.data.name is string;
    }
  }
}`;

describe('@firebase/rules-unit-testing', () => {
  let server: TestedServer;
  const environments: RulesTestEnvironment[] = [];
  const environment = async (projectId: string, rules = ownOnly) => {
    const made = await initializeTestEnvironment({ projectId, firestore: { host: '127.0.0.1', port: server.port, rules } });
    environments.push(made);
    return made;
  };

  beforeAll(async () => {
    setLogLevel('silent');
    server = await startTestedServer();
  });
  afterEach(async () => {
    await Promise.all(environments.splice(0).map((made) => made.cleanup()));
  });
  afterAll(() => server.close());

  it('§24.53 contexts carry their identity, and assertions tell grants from refusals', async () => {
    const made = await environment('demo-contexts');
    const alice = made.authenticatedContext('alice').firestore();
    const nobody = made.unauthenticatedContext().firestore();

    await assertSucceeds(setDoc(doc(alice, 'users/alice'), { name: 'Alice' }));
    await assertFails(setDoc(doc(alice, 'users/bob'), { name: 'Bob' }));
    await assertFails(setDoc(doc(alice, 'users/alice'), { name: 5 }));
    await assertFails(updateDoc(doc(alice, 'users/alice'), { name: null }));
    await assertFails(getDoc(doc(nobody, 'users/alice')));
    expect((await assertSucceeds(getDoc(doc(alice, 'users/alice')))).data()).toEqual({ name: 'Alice' });
    await assertFails(writeBatch(alice).set(doc(alice, 'users/alice'), { name: 'A' }).set(doc(alice, 'users/eve'), { name: 'E' }).commit());
  });

  it('§24.53 claims of a context reach the rules', async () => {
    const rules = ownOnly.replace(
      'request.auth != null',
      `request.auth.token.role in ['admin', 'editor'] && request.auth.token.email_verified`,
    );
    const made = await environment('demo-claims', rules);
    const admin = made.authenticatedContext('a', { role: 'admin', email: 'a@example.org', email_verified: true }).firestore();
    const guest = made.authenticatedContext('g', { role: 'guest', email_verified: true }).firestore();

    await assertSucceeds(getDoc(doc(admin, 'users/x')));
    await assertFails(getDoc(doc(guest, 'users/x')));
  });

  it('§24.53 withSecurityRulesDisabled prepares data, clearFirestore removes all of it', async () => {
    const made = await environment('demo-disabled');
    await made.withSecurityRulesDisabled(async (context) => {
      await setDoc(doc(context.firestore(), 'users/prepared'), { any: 'thing' });
      await setDoc(doc(context.firestore(), 'closed/deep/er/doc'), { n: 1 });
    });
    const reader = made.authenticatedContext('r').firestore();
    expect((await getDoc(doc(reader, 'users/prepared'))).data()).toEqual({ any: 'thing' });

    await made.clearFirestore();

    expect((await getDoc(doc(reader, 'users/prepared'))).exists()).toBe(false);
    await made.withSecurityRulesDisabled(async (context) => {
      expect((await getDoc(doc(context.firestore(), 'closed/deep/er/doc'))).exists()).toBe(false);
    });
  });

  it('§24.53 environments in parallel have their own data and rules', async () => {
    const open = ownOnly.replace('request.auth != null', 'true');
    const made = await Promise.all(Array.from({ length: 6 }, (_, n) => environment(`demo-parallel-${n}`, n % 2 === 0 ? ownOnly : open)));

    await Promise.all(
      made.map(async (each, n) => {
        const alice = each.authenticatedContext('alice').firestore();
        await assertSucceeds(setDoc(doc(alice, 'users/alice'), { name: `in ${n}` }));
        expect((await getDoc(doc(alice, 'users/alice'))).data()).toEqual({ name: `in ${n}` });
        const asked = getDoc(doc(each.unauthenticatedContext().firestore(), 'users/alice'));
        await (n % 2 === 0 ? assertFails(asked) : assertSucceeds(asked));
      }),
    );
    await made[0]?.clearFirestore();
    const second = made[1]?.authenticatedContext('alice').firestore();
    if (second) expect((await getDoc(doc(second, 'users/alice'))).exists()).toBe(true);
  });

  it('§24.53 rules that do not compile are refused with their place, and the ones before stay', async () => {
    const made = await environment('demo-broken');
    const broken = ownOnly.replace('request.auth != null', 'request.auth !=');

    await expect(environment('demo-broken', broken)).rejects.toThrow(/5/);

    await assertFails(getDoc(doc(made.unauthenticatedContext().firestore(), 'users/x')));
    await assertSucceeds(getDoc(doc(made.authenticatedContext('x').firestore(), 'users/x')));
  });

  it('§24.53 a listener of a context sees what another context writes', async () => {
    const made = await environment('demo-listen');
    const [alice, bob] = [made.authenticatedContext('alice').firestore(), made.authenticatedContext('bob').firestore()];
    const seen: unknown[] = [];
    const changed = new Promise<void>((resolve, reject) => {
      onSnapshot(
        doc(bob, 'users/alice'),
        (snapshot) => {
          seen.push(snapshot.data() ?? null);
          if (seen.length === 2) resolve();
          else setDoc(doc(alice, 'users/alice'), { name: 'Alice' }).catch(reject);
        },
        reject,
      );
    });

    await changed;

    expect(seen).toEqual([null, { name: 'Alice' }]);
  });
});
