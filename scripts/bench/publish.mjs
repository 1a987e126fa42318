// npm run bench -- publish [points] [files] [versions] [rounds]: publishes a tour on the embedded backend, without and with files, and with many
// versions before it, through the callable, as an editor's browser does. The first call of a run also starts the function's process.
import { randomUUID } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { password } from '../demo-data/accounts.mjs';
import { fields } from '../demo-data/proto-json.mjs';
import { startBackend } from './app-stack.mjs';

const projectId = 'demo-loggia';
const bucket = `${projectId}.appspot.com`;
const editor = 'editor@northlight.example';
const organization = 'Northlight';
const [points = 2000, files = 500, versions = 1000, rounds = 3] = process.argv.slice(2).map(Number);
const asOwner = { Authorization: 'Bearer owner' };

const backend = await startBackend();
try {
  const token = await signIn();
  const plain = await tourWith('bench-plain', () => '');
  const withFiles = await tourWith('bench-files', await savedFiles('bench-files'));
  await publish(token, plain, 'the first of all');
  for (let round = 0; round < rounds; round += 1) await publish(token, plain, `${points} points without files`);
  for (let round = 0; round < rounds; round += 1)
    await publish(token, withFiles, `${points} points, ${files} files${round === 0 ? ', which are copied' : ', copied before'}`);
  await haveVersions(withFiles);
  for (let round = 0; round < rounds; round += 1) await publish(token, withFiles, `the same after ${versions} versions`);
  const [load] = loadavg();
  if (load > availableParallelism() + 1) console.log(`\nThe machine has other work (load ${load.toFixed(1)}).`);
} finally {
  await backend.stop();
}

async function tourWith(id, screenshotOf) {
  const perFolder = 50;
  const folders = Array.from({ length: Math.ceil(points / perFolder) }, (_, folder) => ({
    id: `folder-${folder}`,
    name: `Hall ${folder + 1}`,
    children: [],
    pois: Array.from({ length: Math.min(perFolder, points - folder * perFolder) }, (_, poi) => ({
      identifier: `poi-${folder}-${poi}`,
      name: `Exhibit ${folder * perFolder + poi + 1}`,
      sweepID: 'sweep',
      screenshot: screenshotOf(folder * perFolder + poi),
      content: [{ identifier: 'text', type: 'text', name: 'Textbox', content: '<p>Oiled oak on a steel frame, from 1931.</p>' }],
    })),
  }));
  await backend.write({ [`tours/${id}`]: fields({ name: id, organization, matterportId: 'HouseGarden', folders, createdAt: new Date() }) });
  return id;
}

/** The addresses of as many files of a tour, each with another content, by the index of the point. */
async function savedFiles(tour) {
  const addresses = [];
  for (let index = 0; index < files; index += 1) {
    const path = `organizations/${organization}/tour/${tour}/screenshots/p${index}.jpg`;
    const upload = `http://127.0.0.1:${backend.ports.storage}/upload/storage/v1/b/${bucket}/o?uploadType=media&name=${encodeURIComponent(path)}`;
    await fetch(upload, { method: 'POST', body: `image ${index}`, headers: { ...asOwner, 'Content-Type': 'image/jpeg' } });
    const address = `http://127.0.0.1:${backend.ports.storage}/v0/b/${bucket}/o/${encodeURIComponent(path)}`;
    const { downloadTokens } = await (await fetch(address, { headers: asOwner })).json();
    addresses.push(`${address}?alt=media&token=${downloadTokens}`);
  }
  return (index) => addresses[index] ?? '';
}

/** Stores what a tour with many versions has: the versions' documents, and when each is open. */
async function haveVersions(tour) {
  const below = `organizations/${organization}/tours/${tour}`;
  const access = { public: true, opens: null, until: null };
  const documents = Object.fromEntries(
    Array.from({ length: versions }, (_, index) => [
      `${below}/versions/bench${index}`,
      fields({
        name: `Version ${index}`,
        number: index,
        note: '',
        ...access,
        publishedAt: new Date(),
        publishedBy: { uid: 'x', name: 'X' },
      }),
    ]),
  );
  documents[`${below}/published/numbers`] = fields({
    last: versions,
    versions: Object.fromEntries(Array.from({ length: versions }, (_, index) => [index + 1, access])),
    shortCode: 'benchcd',
  });
  await backend.write(documents);
}

async function publish(token, tour, what) {
  const version = randomUUID().replaceAll('-', '').slice(0, 20);
  const request = {
    tour,
    version,
    name: 'Version',
    note: '',
    public: true,
    opens: null,
    until: null,
    excludedFolders: [],
    excludedPois: [],
    floorplans: true,
    documents: true,
    current: true,
  };
  const start = performance.now();
  const answer = await fetch(`http://127.0.0.1:${backend.ports.functions}/${projectId}/us-central1/publishTour`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: request }),
  });
  const response = await answer.json();
  if (!response.result) throw new Error(`publishTour answered ${answer.status}: ${JSON.stringify(response)}`);
  console.log(`${what.padEnd(52)} ${((performance.now() - start) / 1000).toFixed(2).padStart(6)} s`);
}

async function signIn() {
  const url = `http://127.0.0.1:${backend.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-api-key`;
  const body = JSON.stringify({ email: editor, password, returnSecureToken: true });
  const answer = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  return (await answer.json()).idToken;
}
