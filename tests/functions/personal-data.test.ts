import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileAt, setTokens } from '../../functions/src/core/file-service';
import { eraseAgain, requireErasableAgain } from '../../functions/src/personal-data/erase-again';
import { erasePerson } from '../../functions/src/personal-data/erase-person';
import { erasureRef, forgetErasures, hashesOf, runningErasures } from '../../functions/src/personal-data/erasures';
import { exportPerson } from '../../functions/src/personal-data/export-person';
import { findPerson } from '../../functions/src/personal-data/find-person';
import { forgetRights } from '../../functions/src/personal-data/forget-rights';
import { draws } from '../../packages/embedded-firestore/tests/support/draws';
import { hourMs } from '../../src/domain/durations';
import type { Person } from '../../src/domain/personal-data/person';
import { randomIdentifier } from '../../src/domain/random';
import { accounts, findAccount } from './administrator';
import { allStored, aPerson, documentAt, former, hasToken, type Pick, placesWithSomebody } from './personal-world';
import { exist, save, storeDocuments, stored } from './stored';

beforeEach(() => {
  vi.stubEnv('AUDIT_KEY', 'a key of this test');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const pick: Pick = (items) => items[Math.floor(Math.random() * items.length)] as (typeof items)[number];

/** A file that somebody uploaded. */
async function aFileOf({ uid }: Person): Promise<string> {
  const path = `organizations/Acme/tour/hall/files/${randomIdentifier()}.pdf`;
  await save(path);
  const file = await fileAt(path);
  if (file) await setTokens(file, file.tokens, { uploader: uid });
  return path;
}

/** A world in which both stand in every place, some several times, and people wrote about both. */
async function aWorld(person: Person, other: Person, choose = pick) {
  const documents = placesWithSomebody.flatMap((place) =>
    [other, person, ...(choose([true, false]) ? [person] : [])].map((each) => documentAt(place, each, choose)),
  );
  const texts = {
    [`tours/${randomIdentifier()}`]: { description: `Ask ${person.name}, or ${other.email}.`, createdBy: person.uid },
    [`pages/${randomIdentifier()}`]: { body: `<p>Mail to ${person.email.toUpperCase()}.</p>` },
    [`tours/${randomIdentifier()}/languages/de`]: { texts: { tour: { name: { text: other.name } } } },
    [`elsewhere/${person.uid}`]: { note: 'of a collection that nobody knows' },
  };
  const copies = {
    [`organizations/Acme/words/${randomIdentifier()}`]: { words: ['ask', 'caretaker'], texts: [`Ask ${person.name}.`] },
    [`organizations/Acme/vocabulary/${randomIdentifier()}`]: { packed: `ask 3\n${other.email} 1` },
    [`apiRequests/${randomIdentifier()}`]: { status: 200, body: JSON.stringify({ text: `Ask ${person.email}` }) },
  };
  await storeDocuments({ ...Object.fromEntries(documents), ...texts, ...copies });
  return { files: [await aFileOf(person), await aFileOf(other)] as const };
}

describe('erasePerson', () => {
  it('leaves nothing of a person in documents, files and accounts but listed texts and the audit log, and everything of others', {
    timeout: 300_000,
  }, async () => {
    for (let draw = 0; draw < draws(20); draw += 1) {
      const person = await aPerson();
      // the address of the one is in that of the other
      const other = await aPerson(`${pick(['x', 'x.'])}${person.email.replace('@some-people.example', '')}`);
      const { files } = await aWorld(person, other);
      const before = await allStored();
      const found = await findPerson(person);

      const erased = await erasePerson(person);
      await forgetRights(new Date(Date.now() + 3 * hourMs));

      expect(erased).toEqual({ ...found, backupsUntil: expect.any(Number) });
      const listed = new Set(erased.texts.map(({ path }) => path));
      const after = await allStored();
      const rest = [...after].filter(([path, document]) => hasToken(`${path} ${JSON.stringify(document)}`, person)).map(([path]) => path);
      const isCopy = (path: string) => /^apiRequests\/|\/words\//.test(path);
      expect(rest.filter((path) => !listed.has(path) && !path.startsWith('audit/') && !isCopy(path))).toEqual([]);
      expect(erased.textCount).toBe(4 - 1);
      expect(erased.stays).toEqual(
        expect.arrayContaining([
          { title: 'Search', count: 1, reason: 'words of texts that are listed, which go with them' },
          { title: 'Requests of programs', count: 1, reason: 'what programs wrote into tours, for a day' },
        ]),
      );
      const lost = [...before].filter(
        ([path, document]) =>
          hasToken(`${path} ${JSON.stringify(document)}`, other) && !hasToken(`${path} ${JSON.stringify(document)}`, person),
      );
      for (const [path, document] of lost) if (!path.startsWith('rights/')) expect(after.get(path), path).toEqual(document);
      expect((await fileAt(files[0]))?.custom.uploader).toBe(former.uid);
      expect((await fileAt(files[1]))?.custom.uploader).toBe(other.uid);
      expect([await findAccount(person.uid), (await findAccount(other.uid))?.email]).toEqual([null, other.email]);
      expect(await findPerson(person)).toMatchObject({ places: [], files: 0, textCount: 3 });
    }
  });

  it('goes on where it was interrupted, and then leaves nothing but hashes', async () => {
    const person = await aPerson();
    await storeDocuments({ 'tours/a-first': { createdBy: person.uid }, 'tours/b-second': { createdBy: person.uid } });
    await storeDocuments({ [erasureRef(person).path]: { state: 'running', person, cursor: 'tours/a-first' } });

    expect(await runningErasures()).toEqual([person]);
    await erasePerson(person);

    expect([await stored('tours/a-first'), await stored('tours/b-second')]).toEqual([{ createdBy: person.uid }, { createdBy: former.uid }]);
    expect(await runningErasures()).toEqual([]);
    expect(await stored(erasureRef(person).path)).toEqual({ ...hashesOf(person), state: 'done', erasedAt: expect.any(Timestamp) });
  });

  it('lists all texts for an operator, also those that an interrupted run passed', async () => {
    const person = await aPerson();
    const texts = ['a', 'b'].map((name) => [`tours/${name}-${randomIdentifier()}`, { description: `Ask ${person.name}.` }] as const);
    await storeDocuments({
      ...Object.fromEntries(texts),
      [erasureRef(person).path]: { state: 'running', person, cursor: texts[1]?.[0] },
    });

    expect((await findPerson(person, 1)).texts).toHaveLength(1);
    const { texts: listed } = await erasePerson(person, { listsAll: true });

    expect(listed.map(({ path }) => path)).toEqual(texts.map(([path]) => path));
  });

  it('erases somebody without an account, by their address', async () => {
    const guest = { uid: '', email: `${randomIdentifier().toLowerCase()}@people.example`, name: '' };
    const paths = [`collaboration/tour_${guest.email}_hall`, `grants/${guest.email}`, `mail/org_Acme-${guest.email}`];
    const [invitation = '', grant = '', mail = ''] = paths;
    await storeDocuments({ [invitation]: { tour: 'hall' }, [grant]: { tours: {} }, [mail]: { to: guest.email.toUpperCase() } });

    const { places, hasAccount } = await erasePerson(guest);

    expect({ hasAccount, about: places.map(({ path, about }) => [path, about]) }).toEqual({
      hasAccount: false,
      about: [
        ['grants/{address}', 1],
        ['collaboration/{invitation}', 1],
        ['mail/{mail}', 1],
      ],
    });
    expect(await exist(paths)).toEqual([]);
  });

  it('is forgotten when no backup is older', async () => {
    const person = await aPerson();
    await erasePerson(person);
    vi.stubEnv('BACKUP_DAYS', '30');
    const inDays = (days: number) => new Date(Date.now() + days * 24 * hourMs);

    await forgetErasures(inDays(29));
    expect((await stored(erasureRef(person).path)).state).toBe('done');
    await forgetErasures(inDays(31));
    expect(await stored(erasureRef(person).path)).toEqual({});
  });
});

describe('eraseAgain', () => {
  /** Somebody with a tour and an invitation, as a backup has them that was made before they had verified their address. */
  async function restored(person: Person) {
    const paths = { tour: `tours/${randomIdentifier()}`, invitation: `collaboration/tour_${person.email}_hall` };
    if (person.uid !== '')
      await accounts().importUsers([{ uid: person.uid, email: person.email, displayName: person.name, emailVerified: false }]);
    await storeDocuments({ [paths.tour]: { createdBy: person.uid }, [paths.invitation]: { email: person.email } });
    return paths;
  }

  it('erases whoever a restored backup brought back, with or without an account, but nobody who was erased before it', async () => {
    const [person, before] = [await aPerson(), await aPerson()];
    const aGuest = () => ({ uid: '', email: `${randomIdentifier().toLowerCase()}@people.example`, name: '' });
    const guest = aGuest();
    await erasePerson(before);
    const since = new Date();
    await erasePerson(person);
    await erasePerson(guest);
    vi.stubEnv('AUDIT_KEY', 'the key of another installation');
    await erasePerson(aGuest());
    vi.stubEnv('AUDIT_KEY', 'a key of this test');
    const [of, ofGuest, ofOther] = [await restored(person), await restored(guest), await restored(before)];

    expect(await eraseAgain(since)).toMatchObject({ erased: 2, unmatched: 1 });

    expect(await exist([of.invitation, ofGuest.invitation, ofOther.invitation])).toEqual([ofOther.invitation]);
    expect([await stored(of.tour), await stored(ofOther.tour)]).toEqual([{ createdBy: former.uid }, { createdBy: before.uid }]);
    expect([await findAccount(person.uid), (await findAccount(before.uid))?.email]).toEqual([null, before.email]);
    expect(await eraseAgain(since)).toMatchObject({ erased: 0 });
  });

  it('begins an erasure again that was interrupted, and counts it: the backup brought back what it had passed', async () => {
    const person = await aPerson();
    const tour = `tours/${randomIdentifier()}`;
    await storeDocuments({ [tour]: { createdBy: person.uid } });
    await storeDocuments({ [erasureRef(person).path]: { state: 'running', person, cursor: `${tour}-later` } });

    expect((await eraseAgain(new Date())).continued).toBeGreaterThan(0);

    expect(await stored(tour)).toEqual({ createdBy: former.uid });
    expect((await stored(erasureRef(person).path)).state).toBe('done');
  });

  it('refuses where guests were erased and there is no key', async () => {
    await erasePerson({ uid: '', email: 'guest@people.example', name: '' });
    vi.stubEnv('AUDIT_KEY', '');

    await expect(eraseAgain(new Date(Date.now() - hourMs))).rejects.toThrow('AUDIT_KEY');
    // before anything is restored, by what a newer backup says
    const later = new Date(Date.now() + hourMs);
    await expect(requireErasableAgain(later, true)).rejects.toThrow('AUDIT_KEY');
    await expect(requireErasableAgain(later)).resolves.toBeUndefined();
  });
});

describe('exportPerson', () => {
  it('has every place: all of what is about the person, and of what belongs to others where they are named', async () => {
    const person = await aPerson();
    const other = await aPerson();
    const { files } = await aWorld(person, other, (items) => items.at(-1) as (typeof items)[number]);
    const othersBell = `users/${other.uid}/notifications/one`;
    const binned = `organizations/Acme/bin/${randomIdentifier()}`;
    const thread = `tours/${randomIdentifier()}/threads/one`;
    const tour = `tours/${randomIdentifier()}`;
    await storeDocuments({
      [thread]: { uid: other.uid, email: other.email, name: other.name, text: 'A secret of others', mentions: [person.email, other.email] },
      [othersBell]: { kind: 'mention', uid: person.uid, email: person.email, read: true },
      [binned]: { deletedBy: other.uid, tour: { name: 'Old hall', createdBy: person.uid, description: 'long' } },
      [tour]: { name: 'Hall', folders: [{ name: 'A', pois: [{ name: 'Door', userUid: person.uid }] }], description: 'long' },
    });

    const exported = await exportPerson(person);

    const places = placesWithSomebody.filter(({ packed }) => !packed).map(({ path }) => path);
    expect(exported.places.map(({ path }) => path)).toEqual(places);
    expect(exported.account).toMatchObject({ uid: person.uid, email: person.email, emailVerified: true });
    expect(exported.files).toEqual([files[0]]);
    const documents = exported.places.flatMap((place) => place.documents);
    expect(documents.find(({ path }) => path === thread)?.fields).toEqual({ mentions: [person.email] });
    expect(documents.find(({ path }) => path === tour)).toEqual({ path: tour, fields: { name: 'Hall' }, parts: ['Door'] });
    expect(documents).toContainEqual({ path: 'users/{uid}/notifications/{notification}', fields: { kind: 'mention' } });
    expect(documents.find(({ path }) => path === binned)).toEqual({ path: binned, fields: {}, parts: ['Old hall'] });
    for (const something of [other.name, other.uid]) expect(JSON.stringify(documents)).not.toContain(something);
  });
});
