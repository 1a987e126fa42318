import {
  collection,
  disableNetwork,
  doc,
  enableNetwork,
  getCountFromServer,
  getDoc,
  getDocFromServer,
  getDocs,
  query,
  setDoc,
  waitForPendingWrites,
  where,
} from 'firebase/firestore';
import { ok, refused, same } from '../check';
import { SwitchableUser, tokenOf } from '../identity';
import { observeDoc, observeQuery } from '../observed';
import type { Scenarios } from '../scenario';

const own = 'match /own/{uid} { allow read, write: if request.auth.uid == uid; }';

export const identities: Scenarios = {
  '§24.45 sign-in, another user and sign-out reopen the streams with the new identity': async ({
    client,
    rules,
    write,
    control,
    shared,
  }) => {
    const port = await control.proxy(shared);
    await rules(`${own} match /shared/{id} { allow read: if request.auth != null && request.auth.uid in resource.data.readers; }`);
    await write({ 'own/alice': { text: 'of-alice' }, 'own/bob': { text: 'of-bob' }, 'shared/a': { readers: ['alice'] } });
    const identity = new SwitchableUser();
    const db = client({ identity, port });
    const mine = (uid: string) => query(collection(db, 'shared'), where('readers', 'array-contains', uid));

    await refused(getDoc(doc(db, 'own/alice')), 'permission-denied', 'nobody');
    identity.become('alice');
    same((await getDoc(doc(db, 'own/alice'))).data(), { text: 'of-alice' });
    same((await getDocs(mine('alice'))).size, 1);
    const listener = observeDoc(doc(db, 'own/alice'));
    await listener.until(({ exists }) => exists);
    await setDoc(doc(db, 'own/alice'), { text: 'changed-by-alice' });

    identity.become('bob');
    same((await listener.failure()).code, 'permission-denied', 'the listener of the first user');
    await refused(getDocFromServer(doc(db, 'own/alice')), 'permission-denied', 'bob');
    same((await getDoc(doc(db, 'own/bob'))).data(), { text: 'of-bob' });
    same((await getDocs(mine('bob'))).size, 0);
    await write({ 'own/alice': { text: 'later-secret' } });
    await setDoc(doc(db, 'own/bob'), { text: 'changed-by-bob' });

    identity.become(null);
    await refused(getDocFromServer(doc(db, 'own/bob')), 'permission-denied', 'signed out');
    same(await control.sawOnTheWire(port, 'later-secret'), false, 'data of the first user');
  },

  '§24.45 writes wait for their user': async ({ client, rules }) => {
    await rules(own);
    const identity = new SwitchableUser();
    identity.become('alice');
    const db = client({ identity });
    await setDoc(doc(db, 'own/alice'), { n: 1 });
    await disableNetwork(db);
    setDoc(doc(db, 'own/alice'), { n: 2 }).catch(() => {});

    identity.become('bob');
    await enableNetwork(db);
    await setDoc(doc(db, 'own/bob'), { n: 3 });
    const alice = client({ user: { sub: 'alice' } });
    same((await getDocFromServer(doc(alice, 'own/alice'))).data(), { n: 1 }, 'bob does not send what alice wrote');
    identity.become('alice');
    const seen = observeDoc(doc(alice, 'own/alice'));
    await seen.until(({ data }) => (data as { n: number }).n === 2);
    await waitForPendingWrites(db);
  },

  '§24.46 mock tokens carry claims into the rules, also when they look expired': async ({ client, rules, write }) => {
    await rules(`
  match /claims/{id} {
    allow get: if request.auth.token.role == 'admin' && request.auth.token.groups.hasAll(['a', 'b']) && request.auth.uid == 'alice';
  }
  match /mail/{id} { allow get: if request.auth.token.email == 'a@example.org' && request.auth.token.email_verified
    && request.auth.token.firebase.sign_in_provider == 'google.com'; }
  match /anyone/{id} { allow get: if request.auth == null; }`);
    await write({ 'claims/a': { n: 1 }, 'mail/a': { n: 2 }, 'anyone/a': { n: 3 } });
    const claims = { role: 'admin', groups: ['a', 'b', 'c'] };

    same((await getDoc(doc(client({ user: { sub: 'alice', ...claims } }), 'claims/a'))).data(), { n: 1 });
    same((await getDoc(doc(client({ user: { user_id: 'alice', ...claims } }), 'claims/a'))).data(), { n: 1 });
    same((await getDoc(doc(client({ user: tokenOf('alice', { ...claims, exp: 1, iat: 0 }) }), 'claims/a'))).data(), { n: 1 });
    await refused(getDoc(doc(client({ user: { sub: 'alice', role: 'admin' } }), 'claims/a')), 'permission-denied', 'without groups');
    await refused(getDoc(doc(client({ user: { sub: 'eve', ...claims } }), 'claims/a')), 'permission-denied', 'another user');
    const google = { email: 'a@example.org', email_verified: true, firebase: { sign_in_provider: 'google.com' as const, identities: {} } };
    same((await getDoc(doc(client({ user: { sub: 'g', ...google } }), 'mail/a'))).data(), { n: 2 });
    same((await getDoc(doc(client(), 'anyone/a'))).data(), { n: 3 });
    await refused(getDoc(doc(client({ user: { sub: 'g' } }), 'anyone/a')), 'permission-denied', 'somebody');
  },

  '§24.46 the token owner is the administrator, garbage is refused as invalid': async ({ client, rules, write, transport }) => {
    await rules('match /closed/{id} { allow read, write: if false; }');
    await write({ 'closed/a': { n: 1 } });

    const owner = client({ user: 'owner' });
    same((await getDoc(doc(owner, 'closed/a'))).data(), { n: 1 });
    await setDoc(doc(owner, 'closed/b'), { n: 2 });
    same((await getDocs(collection(owner, 'closed'))).size, 2);
    const garbage = client({ user: 'garbage' });
    const { message } = await refused(getCountFromServer(collection(garbage, 'closed')), 'invalid-argument');
    ok(message.includes('invalid jwt'), message);
    // Over WebChannel the SDK takes the session for a sign that it is online and tries for half a minute.
    if (transport === 'grpc') await refused(getDocFromServer(doc(garbage, 'closed/a')), 'unavailable', 'a stream that never opens');
  },

  '§24.47 changed claims count for calls at once and for listeners on a new stream': async ({ client, rules, write }) => {
    await rules(`match /gated/{id} { allow read: if request.auth.token.level >= 2; }`);
    await write({ 'gated/a': { n: 1 } });
    const identity = new SwitchableUser();
    identity.become('alice', tokenOf('alice', { level: 1 }));
    const db = client({ identity });
    await refused(getDoc(doc(db, 'gated/a')), 'permission-denied', 'level 1');
    await refused(getCountFromServer(collection(db, 'gated')), 'permission-denied', 'count at level 1');

    identity.become('alice', tokenOf('alice', { level: 2 }));
    same((await getCountFromServer(collection(db, 'gated'))).data().count, 1, 'count at level 2');
    await disableNetwork(db);
    await enableNetwork(db);
    const seen = observeQuery(collection(db, 'gated'));
    same((await seen.until(({ fromCache }) => !fromCache)).ids, ['a']);

    identity.become('alice', tokenOf('alice', { level: 1 }));
    await disableNetwork(db);
    await enableNetwork(db);
    same((await seen.failure()).code, 'permission-denied', 'back at level 1');
  },
};
