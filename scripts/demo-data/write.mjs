// node scripts/demo-data/write.mjs: writes emulator-data/, what the emulators start from, out of the descriptions beside this file.
// Every run writes the same bytes.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { password, people } from './accounts.mjs';
import { organizations } from './organizations.mjs';
import { fields, time } from './proto-json.mjs';
import { casaApertaTours } from './tours-casa-aperta.mjs';
import { northlightTours } from './tours-northlight.mjs';

const root = new URL('../../', import.meta.url);
const out = fileURLToPath(new URL('emulator-data/', root));
const written = '2025-11-20T12:00:00Z';

rmSync(out, { recursive: true, force: true });
firestore();
auth();
storage();
save('firebase-export-metadata.json', {
  version: versionOf('firebase-tools'),
  firestore: {
    version: '1.22.0',
    path: 'firestore_export',
    metadata_file: 'firestore_export/firestore_export.overall_export_metadata',
  },
  auth: { version: versionOf('firebase-tools'), path: 'auth_export' },
  storage: { version: versionOf('firebase-tools'), path: 'storage_export' },
});

function firestore() {
  const documents = {
    ...byPath('organizations', organizations),
    ...byPath('tours', [...northlightTours, ...casaApertaTours]),
    ...byPath('users', people.map(profile)),
    'app/global': { messageTitle: '', messageBody: '', messageId: '', messageEnabled: false, frontendEnabled: true },
  };
  const lines = Object.entries(documents)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, document]) => {
      const updated = document.updated ?? new Date(written);
      const created = document.created ?? updated;
      return JSON.stringify({ name, fields: fields(document), createTime: time(created), updateTime: time(updated) });
    });
  saveText('firestore_export/documents.ndjson', `${lines.join('\n')}\n`);
  save('firestore_export/firestore_export.overall_export_metadata', {
    format: 'embedded-firestore',
    version: 1,
    documents: 'documents.ndjson',
  });
}

function byPath(collection, documents) {
  return Object.fromEntries(documents.map((document) => [`${collection}/${document.id ?? document.uid}`, document]));
}

function profile({ uid, email, name, claims }) {
  return { uid, email, displayName: name, organization: claims.organization ?? '', role: claims.role ?? '' };
}

function auth() {
  const at = String(Date.parse(written));
  const users = people.map(({ uid, email, name, claims, disabled = false }) => {
    const salt = `fakeSalt${uid}`;
    return {
      localId: uid,
      email,
      displayName: name,
      emailVerified: true,
      disabled,
      passwordHash: `fakeHash:salt=${salt}:password=${password}`,
      salt,
      createdAt: at,
      lastLoginAt: at,
      customAttributes: JSON.stringify(claims),
      providerUserInfo: [{ providerId: 'password', email, federatedId: email, rawId: email, displayName: name }],
    };
  });
  save('auth_export/accounts.json', { kind: 'identitytoolkit#DownloadAccountResponse', users });
  save('auth_export/config.json', { signIn: { allowDuplicateEmails: false }, emailPrivacyConfig: { enableImprovedEmailPrivacy: false } });
}

function storage() {
  save('storage_export/buckets.json', { buckets: [{ id: 'demo-loggia.appspot.com' }] });
  // git keeps no empty folders, and the import wants these two
  saveText('storage_export/blobs/.gitkeep', '');
  saveText('storage_export/metadata/.gitkeep', '');
}

function versionOf(name) {
  return JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, root), 'utf8')).version;
}

function save(path, content) {
  saveText(path, `${JSON.stringify(content, null, 2)}\n`);
}

function saveText(path, content) {
  const file = `${out}${path}`;
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true });
  writeFileSync(file, content);
}
