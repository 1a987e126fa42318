// The files of emulator-data/, generated from the descriptions in this folder.
import { readFileSync } from 'node:fs';
import { runBundled } from '../run-bundled.mjs';
import { password, people } from './accounts.mjs';
import { documents } from './documents.mjs';
import { configuration } from './organizations.mjs';
import { fields, time } from './proto-json.mjs';

const written = '2025-11-20T12:00:00Z';
const { searchDocuments } = await runBundled('scripts/demo-data/search-documents.ts');

/** @returns {Record<string, string>} the content of each file by its path in emulator-data/; deterministic */
export const files = () => ({
  'firebase-export-metadata.json': json({
    version: versionOf('firebase-tools'),
    firestore: {
      version: '1.22.0',
      path: 'firestore_export',
      metadata_file: 'firestore_export/firestore_export.overall_export_metadata',
    },
    auth: { version: versionOf('firebase-tools'), path: 'auth_export' },
    storage: { version: versionOf('firebase-tools'), path: 'storage_export' },
  }),
  'firestore_export/documents.ndjson': lines(),
  'firestore_export/firestore_export.overall_export_metadata': json({
    format: 'embedded-firestore',
    version: 1,
    documents: 'documents.ndjson',
  }),
  'auth_export/accounts.json': json({ kind: 'identitytoolkit#DownloadAccountResponse', users: people.map(account) }),
  'auth_export/config.json': json({ signIn: { allowDuplicateEmails: false }, emailPrivacyConfig: { enableImprovedEmailPrivacy: false } }),
  'storage_export/buckets.json': json({ buckets: [{ id: 'demo-loggia.appspot.com' }] }),
  'configuration.json': json(configuration),
  // git does not store empty folders, and the import needs these two
  'storage_export/blobs/.gitkeep': '',
  'storage_export/metadata/.gitkeep': '',
});

function lines() {
  const all = documents();
  const entries = Object.entries({ ...all, ...searchDocuments(all, new Date(written)) }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries
    .map(([name, document]) => {
      const updated = document.updated ?? new Date(written);
      const created = document.created ?? updated;
      return `${JSON.stringify({ name, fields: fields(document), createTime: time(created), updateTime: time(updated) })}\n`;
    })
    .join('');
}

function account({ uid, email, name, claims, disabled = false, unverified = false }) {
  const at = String(Date.parse(written));
  const salt = `fakeSalt${uid}`;
  return {
    localId: uid,
    email,
    displayName: name,
    emailVerified: !unverified,
    disabled,
    passwordHash: `fakeHash:salt=${salt}:password=${password}`,
    salt,
    createdAt: at,
    lastLoginAt: at,
    customAttributes: JSON.stringify(claims),
    providerUserInfo: [{ providerId: 'password', email, federatedId: email, rawId: email, displayName: name }],
  };
}

const json = (content) => `${JSON.stringify(content, null, 2)}\n`;

function versionOf(name) {
  const root = new URL('../../', import.meta.url);
  return JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, root), 'utf8')).version;
}
