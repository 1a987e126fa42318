import { applicationDefault } from 'firebase-admin/app';
import type { Timestamp } from 'firebase-admin/firestore';
import { isRecord, record, records, type Stored, text } from '@/domain/stored';
import { app } from './app';

// The client library that firebase-admin brings for files wants a newer Node than Loggia; what is needed of its service is a few requests.

/** A file of the project's bucket. `tokens` open it to whoever has its address. */
export type StoredFile = { path: string; bytes: number; created: Date; generation: string; hash: string; tokens: readonly string[] };

/** How many files are removed side by side. */
const width = 20;
const described = 'name,size,timeCreated,generation,md5Hash,metadata';

/**
 * Removes every file of the project whose path starts so, `organizations/…/` for example, and that is not newer than `until`; none is no error.
 * A file that is replaced in the meantime stays.
 * @throws Error when one could not be removed, after all others were tried
 * @see https://cloud.google.com/storage/docs/json_api/v1/objects
 */
export async function removeFiles(prefix: string, until: Timestamp): Promise<void> {
  const failed: string[] = [];
  for await (const page of pagesBelow(prefix)) {
    const older = page.filter(({ created }) => created.getTime() <= until.toMillis());
    for (let at = 0; at < older.length; at += width) {
      const outcomes = await Promise.allSettled(older.slice(at, at + width).map(remove));
      failed.push(...outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : [])));
    }
  }
  if (failed.length > 0) throw new Error(`${failed.length} files below ${prefix} could not be removed: ${failed[0]}`);
}

/** Removes the file at a path, if there is one. */
export async function removeFile(path: string): Promise<void> {
  await request('DELETE', `/${encodeURIComponent(path)}`, [404]);
}

/** The files whose paths start so, by path. */
export async function filesBelow(prefix: string): Promise<Map<string, StoredFile>> {
  const files = new Map<string, StoredFile>();
  for await (const page of pagesBelow(prefix)) for (const file of page) files.set(file.path, file);
  return files;
}

/** The file at a path, or null. */
export async function fileAt(path: string): Promise<StoredFile | null> {
  const response = await request('GET', `/${encodeURIComponent(path)}?${new URLSearchParams({ fields: described })}`, [404]);
  return response.ok ? fileFrom(record(await response.json())) : null;
}

/** Copies a file inside the bucket, with its description and its tokens; one that is there already is replaced. @returns false when there is none */
export async function copyFile(from: string, to: string): Promise<boolean> {
  const target = `/rewriteTo/b/${encodeURIComponent(bucket())}/o/${encodeURIComponent(to)}`;
  let rewriteToken = '';
  do {
    // a large file is copied in several requests, each of which says where the next goes on
    const query = rewriteToken === '' ? '' : `?${new URLSearchParams({ rewriteToken })}`;
    const response = await request('POST', `/${encodeURIComponent(from)}${target}${query}`, [404]);
    if (!response.ok) return false;
    rewriteToken = text(record(await response.json()).rewriteToken);
  } while (rewriteToken !== '');
  return true;
}

/** The files whose paths start so, up to 1,000 at a time. */
async function* pagesBelow(prefix: string): AsyncGenerator<StoredFile[]> {
  if (prefix === '') throw new Error('Without a prefix these would be all files.');
  let pageToken = '';
  do {
    const query = { prefix, fields: `items(${described}),nextPageToken`, ...(pageToken && { pageToken }) };
    const page: unknown = await (await request('GET', `?${new URLSearchParams(query)}`)).json();
    if (!isRecord(page)) throw new Error('The list of files is none.');
    yield records(page.items, fileFrom);
    pageToken = text(page.nextPageToken);
  } while (pageToken !== '');
}

const fileFrom = ({ name, size, timeCreated, generation, md5Hash, metadata }: Stored): StoredFile => ({
  path: text(name),
  bytes: Number(size) || 0,
  created: new Date(text(timeCreated)),
  generation: text(generation),
  hash: text(md5Hash),
  tokens: text(record(metadata).firebaseStorageDownloadTokens).split(',').filter(Boolean),
});

/** A file that is gone already was removed by somebody else; one that was replaced (412) is another one. */
const remove = ({ path, generation }: StoredFile) =>
  request('DELETE', `/${encodeURIComponent(path)}?${new URLSearchParams({ ifGenerationMatch: generation })}`, [404, 412]);

function bucket(): string {
  const { storageBucket } = app().options;
  if (!storageBucket) throw new Error('The project has no bucket: FIREBASE_CONFIG names none.');
  return storageBucket;
}

async function request(method: string, path: string, expected: readonly number[] = []): Promise<Response> {
  const emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  const token = emulator ? 'owner' : (await applicationDefault().getAccessToken()).access_token;
  // the emulator knows copying only without the version in front
  const version = emulator && method === 'POST' ? '' : '/storage/v1';
  const service = emulator ? `http://${emulator}` : 'https://storage.googleapis.com';
  const response = await fetch(`${service}${version}/b/${encodeURIComponent(bucket())}/o${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!response.ok && !expected.includes(response.status)) throw new Error(`${method} of ${path} was answered with ${response.status}.`);
  return response;
}
