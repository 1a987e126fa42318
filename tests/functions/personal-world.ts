import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { formerName, formerUid, type Person } from '../../src/domain/personal-data/person';
import type { PersonalPlace } from '../../src/domain/personal-data/personal-place';
import { personalPlaces } from '../../src/domain/personal-data/places';
import { randomIdentifier } from '../../src/domain/random';
import { accounts, store } from './administrator';

type Fields = Record<string, unknown>;

/** Somebody with an account, whose address, account and name are nowhere else. */
export async function aPerson(local = `o'${randomIdentifier()}-x+y`.toLowerCase()): Promise<Person> {
  const [email, name] = [`${local}@some-people.example`, `Ünal ${randomIdentifier()} O'Name`];
  const { uid } = await accounts().createUser({ email, displayName: name, emailVerified: true });
  return { uid, email, name };
}

const idOf = (form: string, { uid, email }: Person) =>
  form.replace('{uid}', uid).replace('{address}', email).replace('{encoded}', encodeURIComponent(email));

/** The path of a document that is about somebody, if ids of its place say so. */
function pathFor({ path, ids = {} }: PersonalPlace, person: Person, pick: Pick): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const forms = ids[name];
    return forms ? idOf(pick(forms), person) : randomIdentifier();
  });
}

export type Pick = <Item>(items: readonly Item[]) => Item;

const valueFor = (field: 'uid' | 'email' | 'name', person: Person, pick: Pick) =>
  field === 'email' ? pick([person.email, person.email.toUpperCase()]) : person[field];

/** The fields of a place by which a document names somebody. */
function namingFields(place: PersonalPlace, person: Person, pick: Pick): Fields {
  const { naming = [], lists = [], packed = [], quotes = [] } = place;
  const named = naming.flatMap((fields) =>
    Object.entries(fields).map(([kind, field]) => [field, valueFor(kind as 'uid' | 'email' | 'name', person, pick)]),
  );
  return {
    ...Object.fromEntries(named),
    ...Object.fromEntries(lists.map((list) => [list, [person.email, person.uid, 'somebody-else']])),
    ...Object.fromEntries(packed.map((field) => [field, `header\nid\t${person.uid}\tHall`])),
    ...Object.fromEntries(
      quotes.map((field) => [field, { subject: `${person.name} invites you`, text: [`${person.email}: ${person.name}`] }]),
    ),
  };
}

/** A document at a place that is about somebody, or names them; some deep inside of a list. */
export function documentAt(place: PersonalPlace, person: Person, pick: Pick): [string, Fields] {
  const about = Object.fromEntries((place.about ?? []).map((field) => [field, field === 'uid' ? person.uid : person.email]));
  const naming = namingFields(place, person, pick);
  const isDeep = (place.naming ?? []).length > 0 && !place.about && !place.quotes && pick([true, false]);
  const fields = isDeep ? { folders: [{ name: 'A', pois: [{ at: Timestamp.now(), nothing: null, ...naming }] }] } : naming;
  return [pathFor(place, person, pick), { id: randomIdentifier(), ...fields, ...about }];
}

/** All documents now, by their paths. */
export async function allStored(): Promise<Map<string, Fields>> {
  const { docs } = await store().collectionGroup('').orderBy(FieldPath.documentId()).get();
  return new Map(docs.map((document) => [document.ref.path, document.data()]));
}

/** Whether a text has something of the person: their address, but not a longer one that ends with it. */
export function hasToken(written: string, { uid, email, name }: Person): boolean {
  const text = written.toLowerCase();
  const addresses = [email, encodeURIComponent(email).toLowerCase()];
  const isAddress = (address: string) =>
    text
      .split(address)
      .slice(0, -1)
      .some((before) => !/[a-z0-9.]$/.test(before));
  return written.includes(uid) || text.includes(name.toLowerCase()) || addresses.some(isAddress);
}

export const placesWithSomebody = personalPlaces.filter(({ ids, about, naming, lists, packed }) =>
  [ids, about, naming, lists, packed].some((each) => each !== undefined),
);
export const former = { uid: formerUid, name: formerName };
