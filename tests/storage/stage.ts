import { afterAll, beforeAll, inject } from 'vitest';
import { grantsIn } from '../support/grants';
import { places } from './contents';
import { directory, documents } from './documents';
import { OwnedStore, type Stored } from './owned-store';
import { type Person, people } from './people';
import { type Row, table } from './table';
import { Bucket, wasAllowed } from './wire';

const projectId = inject('projectId');
export const store = new OwnedStore(inject('ports').firestore!, projectId);
export const bucket = new Bucket(inject('ports').storage!, `${projectId}.appspot.com`);

/** What the rules look up: in place of invitations and the directory what the server makes of them (tests/functions/renew-grants.test.ts). */
const lookedUp = Object.fromEntries(
  Object.entries<Stored>({ ...documents, ...grantsIn({ ...documents, 'app/dcms': directory }) }).filter(
    ([path]) => !path.startsWith('collaboration/'),
  ),
);

beforeAll(() => store.put(lookedUp));
afterAll(async () => {
  await store.put(Object.fromEntries(Object.keys(lookedUp).map((path) => [path, undefined])));
  for (const path of new Set([...table, ...places].map((each) => each.path))) await bucket.delete(path, 'owner');
});

/** Who of those who are asked may do it. */
export async function thoseWhoMay({ does, path, file }: Row, asked: readonly Person[]): Promise<Person[]> {
  if (file === null) await bucket.delete(path, 'owner');
  else if (does === 'update' || does === 'get') await bucket.create(path, file ?? { contentType: 'image/png' }, 'owner');
  const ask = (person: Person) => bucket.do(does, path, file ?? undefined, people[person]);
  const answers = does === 'create' ? await oneByOne(asked, ask, path) : await Promise.all(asked.map(ask));
  return asked.filter((_, at) => wasAllowed(answers[at]!));
}

/** Each finds no file there: rules also call it a creation to put a file in place of another, and some forbid that. */
async function oneByOne<Answer>(asked: readonly Person[], ask: (person: Person) => Promise<Answer>, path: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const person of asked) {
    await bucket.delete(path, 'owner');
    answers.push(await ask(person));
  }
  return answers;
}
