import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { purgeOrphans } from '../../../../functions/src/bin/purge-orphans';
import { publish } from '../../../../functions/src/publishing/publish';
import { draws } from '../../../../packages/embedded-firestore/tests/support/draws';
import { type Identity, identityFrom } from '../../../../src/domain/access/identity';
import { callableInputs } from '../../../../src/domain/callables/inputs';
import { dayMs } from '../../../../src/domain/durations';
import { randomIdentifier } from '../../../../src/domain/random';
import { tourFrom } from '../../../../src/domain/tours/tour';
import { publishRequest } from '../../../support/publish-request';
import { anOrganization, store } from '../../administrator';
import { filesBelow, pathIn, save, storeDocuments, stored } from '../../stored';
import { bundledProcess, startProcess } from './killed-process';

const ports = inject('ports');
const documents = `http://127.0.0.1:${ports.firestore}/v1/projects/${inject('projectId')}/databases/(default)/documents`;
const kills = Math.max(8, draws(25));
/** More than fits in one document, so that half of a version could be there. */
const pois = 12;
const textLength = 70_000;

let organization: string;
let tour: string;
let caller: Identity;
let bundle: Awaited<ReturnType<typeof bundledProcess>>;
beforeAll(async () => {
  organization = await anOrganization();
  caller = identityFrom({ uid: 'editor', email: 'editor@people.example', displayName: '' }, { organization, role: 'superuser' });
  bundle = await bundledProcess();
});
afterAll(async () => {
  bundle.remove();
  await store().recursiveDelete(store().doc(`organizations/${organization}`));
  const marks = await store().collection('startedPublications').where('organization', '==', organization).get();
  for (const { ref } of marks.docs) await ref.delete();
});

const below = (path: string) => `organizations/${organization}/tours/${tour}/${path}`;
const request = (version: string, name: string) => publishRequest(tour, version, { name });

/** Addresses of the files that were saved, by their names. */
const saved = new Map<string, Promise<string>>();

/** Saves a file that is the same in each edition, or one of its own for every third point; returns its address. */
function fileOf(poi: number, edition: number): Promise<string> {
  const name = `p${poi}-${poi % 3 === 0 ? edition : 0}`;
  const address = saved.get(name) ?? save(`organizations/${organization}/tour/${tour}/screenshots/${name}.jpg`, name);
  saved.set(name, address);
  return address;
}

/** Saves the tour with another text, and with some new files among those that every version has. */
async function editTour(edition: number): Promise<void> {
  const folder = {
    id: 'f1',
    name: 'Hall',
    children: [],
    pois: await Promise.all(
      Array.from({ length: pois }, async (_, poi) => ({
        identifier: `p${poi}`,
        name: `Edition ${edition}`,
        screenshot: await fileOf(poi, edition),
        content: [{ identifier: 't', type: 'text', name: 'Text', content: `<p>${'a'.repeat(textLength)}</p>` }],
      })),
    ),
  };
  await storeDocuments({ [`tours/${tour}`]: { name: 'Hall', organization, matterportId: 'AbCdEfGh123', folders: [folder] } });
}

/** The emulators close connections that were idle, sometimes while a request is on its way. */
const get = (address: string) => fetch(address).catch(() => fetch(address));

type Fields = Record<string, { stringValue?: string; integerValue?: string; arrayValue?: { values?: Value[] } }>;
type Value = { mapValue: { fields: Fields } };

/** A document as a visitor reads it, by the rules; undefined if it is not there or closed. */
async function visitorReads(path: string): Promise<Fields | undefined> {
  const answer = await get(`${documents}/${encodeURI(`organizations/${organization}/tours/${tour}/${path}`)}`);
  return answer.ok ? ((await answer.json()) as { fields: Fields }).fields : undefined;
}

const namesIn = (folders: Value[] = []): Fields[] =>
  folders.flatMap(({ mapValue }) => mapValue.fields.children?.arrayValue?.values ?? []).map(({ mapValue }) => mapValue.fields);

/**
 * What a visitor sees of a version: its name, or undefined if it is not there. Every part and every file must be.
 * @param version its id, or the current one
 */
async function visitorSees(version?: string): Promise<string | undefined> {
  const id = version ?? (await visitorReads('published/current'))?.version?.stringValue;
  if (id === undefined) return undefined;
  const snapshot = await visitorReads(`snapshots/${id}`);
  if (snapshot === undefined) return version === undefined ? 'a current version that is not there' : undefined;
  const parts = await Promise.all(
    Array.from({ length: Number(snapshot.parts?.integerValue) }, (_, part) => visitorReads(`snapshots/${id}/parts/${part + 1}`)),
  );
  const found = [...namesIn(snapshot.pois?.arrayValue?.values), ...parts.flatMap((part) => namesIn(part?.pois?.arrayValue?.values))];
  const addresses = found.map(({ screenshot }) => screenshot?.stringValue ?? '');
  const opened = await Promise.all(addresses.map(async (address) => (await get(address)).status));
  expect({ found: found.length, parts: parts.length, opened }).toEqual({ found: pois, parts: 1, opened: Array(pois).fill(200) });
  expect(new Set(found.map(({ name }) => name?.stringValue)).size).toBe(1);
  return snapshot.name?.stringValue;
}

/** What a visitor sees of a version, again and again until it is published or the process was killed. */
async function visitorSeesDuring(work: Promise<unknown>, version: string): Promise<Set<string | undefined>> {
  const seen = new Set<string | undefined>();
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  const look = async () => {
    seen.add(await visitorSees(version));
    return isOver;
  };
  await vi.waitUntil(look, { interval: 10, timeout: 60_000 });
  return seen;
}

/** The same numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

it(`is killed ${kills} times at random moments, and there is the old version or the new one, and later no file too many`, async () => {
  tour = randomIdentifier();
  const seed = Number(process.env.SEED ?? Date.now() % 100_000);
  const random = randomFrom(seed);
  const tell = (step: string) => `${step}; repeat with SEED=${seed}`;
  await editTour(0);
  const first = { request: request(randomIdentifier(), 'Version 1'), caller };
  const whole = await (await startProcess(bundle.file)).publishUntilKilled(first, 60_000);
  expect(whole.isDone).toBe(true);
  const published = [first.request.version];
  let current = 'Version 1';
  let interrupted = 0;

  for (let round = 1; round <= kills; round += 1) {
    const name = `Version ${published.length + 1}`;
    const [version, killAfterMs] = [randomIdentifier(), random() * whole.tookMs];
    await editTour(round);
    // nobody publishes more than 20 versions in an hour
    await store().doc(below('published/numbers')).update({ recent: [] });
    const process = await startProcess(bundle.file);
    const work = process.publishUntilKilled({ request: request(version, name), caller }, killAfterMs);
    const seen = await visitorSeesDuring(work, version);
    const { isDone } = await work;
    interrupted += isDone ? 0 : 1;

    const now = await visitorSees(version);
    expect(
      [...seen, now].filter((each) => each !== undefined && each !== name),
      tell(`round ${round}`),
    ).toEqual([]);
    expect(await visitorSees(), tell(`round ${round}`)).toBe(now ?? current);
    const listed = (
      await store()
        .doc(below(`versions/${version}`))
        .get()
    ).exists;
    expect(listed, tell(`round ${round}`)).toBe(now !== undefined);
    // half of the interrupted ones are never tried again
    if (now === undefined && random() < 0.5) continue;
    const edited = tourFrom(tour, await stored(`tours/${tour}`));
    const { number } = await publish(edited, callableInputs.publishTour.parse(request(version, name)), {
      caller,
      confirmRights: () => Promise.resolve(),
    });
    expect([number, await visitorSees()], tell(`round ${round}`)).toEqual([published.length + 1, name]);
    published.push(version);
    current = name;
  }

  expect(interrupted, tell('none was interrupted')).toBeGreaterThan(0);
  await purgeOrphans(new Date(Date.now() + 2 * dayMs));
  const used = new Set<string>();
  for (const version of published) {
    await visitorSees(version);
    const parts = await store()
      .collection(below(`snapshots/${version}/parts`))
      .get();
    const content = [await stored(below(`snapshots/${version}`)), ...parts.docs.map((part) => part.data())];
    for (const part of content) for (const { children } of part.pois) for (const { screenshot } of children) used.add(pathIn(screenshot));
  }
  expect(await filesBelow(`organizations/${organization}/versions/${tour}/`), tell('after the daily purge')).toEqual([...used].toSorted());
  expect((await store().collection(below('versions')).get()).size).toBe(published.length);
}, 1_800_000);
