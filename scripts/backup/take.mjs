// Makes a backup: accounts, documents, files, and at the end the manifest.

import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readAccounts, readHashParameters } from './accounts.mjs';
import { connect, readDocuments } from './documents.mjs';
import { download, readFiles } from './files.mjs';
import { contentPath, createFolder, jsonLine, lineWriter, writeManifest, writeStream } from './folder.mjs';
import { forEachOf } from './pool.mjs';

const maxDownloads = 8;
const maxAttempts = 3;

/**
 * Writes a backup of the installation into a new folder. Documents of a project are those of one moment, the last full minute; accounts and files are
 * read after that. Nobody needs to stop working.
 * @param {(line: string) => void} log
 * @returns the manifest
 * @throws Error that says what to do; the folder has no manifest then
 */
export async function takeBackup(installation, folder, log = () => undefined) {
  await createFolder(folder);
  return fillFolder(installation, folder, log).catch((error) => {
    throw Object.assign(error, { unfinished: folder });
  });
}

async function fillFolder(installation, folder, log) {
  const time = new Date();
  const notes = [];
  const checksums = {};
  const documents = await writeDocumentLines(installation, folder, time);
  log(`  ${documents.lines} documents`);
  checksums['documents.ndjson'] = documents;
  checksums['accounts.json'] = await writeAccountList(installation, folder, notes);
  log(`  ${checksums['accounts.json'].lines} accounts`);
  const parameters = await readHashParameters(installation);
  if (parameters) checksums['password-parameters.json'] = await writeParameters(folder, parameters);
  else if (installation.isReal)
    notes.push(
      'How passwords are hashed is not in it, for lack of a permission (firebaseauth.configs.getHashConfig): restored into another project, everybody sets a new password.',
    );
  const files = await writeFiles(installation, folder);
  log(`  ${files.lines} files, ${files.contentBytes} bytes`);
  const { contentBytes, ...list } = files;
  checksums['files.ndjson'] = list;
  notes.push(
    'Sessions, sign-in providers and templates of mails, rules, indexes, functions and their settings are not in it: they are deployed or set.',
  );
  const manifest = {
    time: time.toISOString(),
    project: installation.project,
    bucket: installation.bucket,
    files: installation.files,
    counts: { documents: documents.lines, accounts: checksums['accounts.json'].lines, files: files.lines, bytes: contentBytes },
    notes,
    checksums,
  };
  await writeManifest(folder, manifest);
  return manifest;
}

async function writeDocumentLines(installation, folder, time) {
  const connection = connect(installation);
  const writer = lineWriter(join(folder, 'documents.ndjson'));
  // a full minute, because a project with point-in-time recovery can read those for a week, and others all for an hour
  const readTime = installation.isReal ? Math.floor(time.getTime() / 60_000) * 60 : undefined;
  try {
    for await (const document of readDocuments(connection, readTime)) await writer.line(jsonLine(document));
    return await writer.close();
  } finally {
    await connection.close();
  }
}

async function writeAccountList(installation, folder, notes) {
  const writer = lineWriter(join(folder, 'accounts.json'));
  const lost = {};
  await writer.write('{"users": [\n');
  let before;
  for await (const account of readAccounts(installation, lost)) {
    if (before) await writer.line(`${before},`);
    before = jsonLine(account);
  }
  if (before) await writer.line(before);
  await writer.write(']}\n');
  if (lost.hashes)
    notes.push(
      `${lost.hashes} accounts have no password in it, because the project does not give it: they were imported, and have not signed in since.`,
    );
  if (lost.providers)
    notes.push(`${lost.providers} links of accounts to other sign-in providers (OpenID Connect, SAML) are not in it: the format has none.`);
  return writer.close();
}

async function writeParameters(folder, parameters) {
  const text = `${JSON.stringify(parameters, null, 2)}\n`;
  await writeFile(join(folder, 'password-parameters.json'), text, { mode: 0o600 });
  return { sha256: createHash('sha256').update(text).digest('hex'), bytes: Buffer.byteLength(text) };
}

async function writeFiles(installation, folder) {
  const writer = lineWriter(join(folder, 'files.ndjson'));
  let contentBytes = 0;
  await forEachOf(readFiles(installation), maxDownloads, async (file) => {
    const sha256 = await writeContent(installation, folder, file);
    if (sha256 === null) return;
    contentBytes += file.size;
    await writer.line(jsonLine({ ...file, sha256 }));
  });
  return { ...(await writer.close()), contentBytes };
}

/** Downloads a file's content. @returns its checksum; null if it was deleted meanwhile @throws Error if it is not what the service listed */
async function writeContent(installation, folder, { name, md5 }) {
  for (let attempt = 1; ; attempt += 1) {
    const stream = await download(installation, name);
    if (!stream) return null;
    const sums = await writeStream(join(folder, contentPath(name)), stream);
    if (md5 === '' || sums.md5 === md5) return sums.sha256;
    if (attempt === maxAttempts) throw new Error(`The file ${name} changes while it is read: make the backup again.`);
    await pause(500);
  }
}
