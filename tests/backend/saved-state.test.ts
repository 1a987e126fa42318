import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fromFirebaseTools } from '../../scripts/backend/firebase-tools.mjs';
import { openAccounts, saveAccounts } from '../../scripts/backend/saved-accounts.mjs';
import { followFiles, openFiles } from '../../scripts/backend/saved-files.mjs';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'loggia-state-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('adds the saved changes to the accounts of the next start, without a line that was never finished', () => {
  const folder = aFolder();
  const [ada, bo, cy] = ['ada', 'bo', 'cy'].map((localId) => ({ localId, email: `${localId}@people.example` }));
  const changes = [cy, { ...ada, email: 'new@people.example' }, { localId: 'bo', isDeleted: true }];
  writeFileSync(`${folder}/accounts.json`, JSON.stringify({ kind: 'k', users: [ada, bo] }));
  writeFileSync(`${folder}/changes.ndjson`, `${changes.map((change) => JSON.stringify(change)).join('\n')}\n{"localId":"d`);

  const accounts = openAccounts(folder);

  const saved = JSON.parse(readFileSync(`${folder}/accounts.json`, 'utf8'));
  expect(saved).toEqual({ kind: 'k', users: [{ localId: 'ada', email: 'new@people.example' }, cy] });
  expect([...accounts.keys()]).toEqual(['ada', 'cy']);
  expect(readdirSync(folder)).toEqual(['accounts.json']);
});

it('leaves the last content of each file, and nothing that a killed run had begun', () => {
  const folder = aFolder();
  for (const part of ['metadata', 'blobs']) mkdirSync(`${folder}/${part}`);
  const put = (name: string, file: object) => {
    writeFileSync(`${folder}/metadata/${name}.json`, JSON.stringify({ bucket: 'b', ...file }));
    writeFileSync(`${folder}/blobs/${name}`, name);
  };
  put('replaced', { name: 'plan.png', generation: 1 });
  put('current', { name: 'plan.png', generation: 2 });
  put('other', { name: '100%.pdf', generation: 1 });
  writeFileSync(`${folder}/metadata/begun.json.new`, '{');
  writeFileSync(`${folder}/blobs/begun`, 'beg');

  openFiles(folder);

  expect(readdirSync(`${folder}/metadata`).sort()).toEqual(['current.json', 'other.json']);
  expect(readdirSync(`${folder}/blobs`).sort()).toEqual(['current', 'other']);
});

it('saves what the Auth emulator does with accounts, and nothing of another project', () => {
  const folder = aFolder();
  const validSince = '1700000000';
  saveAccounts({ folder, projectId: 'ours', imported: new Map([['ada', { validSince }]]) });
  const { AgentProjectState } = fromFirebaseTools('emulator/auth/state');
  const [ours, theirs] = [new AgentProjectState('ours'), new AgentProjectState('theirs')];

  ours.overwriteUserWithLocalId('ada', { email: 'ada@people.example', validSince: '1800000000' });
  ours.createUserWithLocalId('bo', { email: 'bo@people.example' });
  ours.updateUserByLocalId('bo', { displayName: 'Bo' });
  ours.createUserWithLocalId('cy', { email: 'cy@people.example' });
  ours.deleteUser(ours.getUserByLocalId('cy'));
  theirs.createUserWithLocalId('di', { email: 'di@people.example' });

  const [ada, bo, ...others] = openAccounts(folder).values();
  expect(ada).toMatchObject({ localId: 'ada', email: 'ada@people.example', validSince });
  expect(bo).toMatchObject({ localId: 'bo', displayName: 'Bo' });
  expect(others).toEqual([]);
  ours.deleteAllAccounts();
  expect(openAccounts(folder).size).toBe(0);
});

it('saves what the Storage emulator does with files, so that it finds them at the next start', async () => {
  const folder = aFolder();
  openFiles(folder);
  const first = anEmulator(folder);
  await first.put('plan 100%.pdf', 'old');
  await first.put('plan 100%.pdf', 'new');
  await first.put('gone.pdf', 'gone');
  await first.delete('gone.pdf');

  const second = anEmulator(folder);
  second.import();
  await second.describe('plan 100%.pdf', { cacheControl: 'no-cache' });

  openFiles(folder);
  const third = anEmulator(folder);
  third.import();
  expect(third.content('plan 100%.pdf')).toBe('new');
  expect(third.metadata('plan 100%.pdf')).toMatchObject({ cacheControl: 'no-cache', contentType: 'application/pdf' });
  expect(third.metadata('gone.pdf')).toBeUndefined();
  expect(readdirSync(`${folder}/blobs`)).toHaveLength(1);
});

/** The part of the Storage emulator that holds files, without its server and rules. */
function anEmulator(folder: string) {
  const { StorageLayer } = fromFirebaseTools('emulator/storage/files');
  const { Persistence } = fromFirebaseTools('emulator/storage/persistence');
  const { UploadService } = fromFirebaseTools('emulator/storage/upload');
  const { EmulatorRegistry } = fromFirebaseTools('emulator/registry');
  // its metadata have addresses
  EmulatorRegistry.set('storage', { getInfo: () => ({ host: '127.0.0.1', port: 9199 }) });
  const files = new Map();
  const persistence = new Persistence(aFolder());
  const allows = { validate: () => true };
  const layer = new StorageLayer('ours', files, new Map(), allows, allows, persistence, { dispatch: () => undefined });
  const uploads = new UploadService(persistence);
  followFiles(folder, files, persistence);
  const bucketId = 'b';
  return {
    import: () => layer.import(folder, { initiatedBy: 'start' }),
    put: (objectId: string, content: string) =>
      layer.uploadObject(uploads.mediaUpload({ bucketId, objectId, dataRaw: Buffer.from(content), contentType: 'application/pdf' })),
    delete: (decodedObjectId: string) => layer.deleteObject({ bucketId, decodedObjectId }),
    describe: (decodedObjectId: string, metadata: object) => layer.updateObjectMetadata({ bucketId, decodedObjectId, metadata }),
    content: (name: string) => layer.getBytes(bucketId, name).toString(),
    metadata: (name: string) => layer.getMetadata(bucketId, name),
  };
}
