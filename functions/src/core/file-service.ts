import { applicationDefault } from 'firebase-admin/app';
import type { Timestamp } from 'firebase-admin/firestore';
import type { FileAddress } from '@/domain/files/file-address';
import { isRecord, record, records, type Stored, text } from '@/domain/stored';
import { app } from './app';
import { failuresOf } from './for-each-of';

// firebase-admin's storage client needs a newer Node than Loggia does; only a few requests are needed

/**
 * A file in the project's bucket. `tokens` give access to anyone with the file's address; `headers` are the metadata that browsers see, `custom` is
 * all other metadata.
 */
export type StoredFile = {
  path: string;
  bytes: number;
  created: Date;
  generation: string;
  metageneration: string;
  hash: string;
  tokens: readonly string[];
  headers: Pick<NewMetadata, 'contentType' | 'contentDisposition'>;
  custom: Readonly<Record<string, string>>;
};

const fields = 'name,size,timeCreated,generation,metageneration,md5Hash,metadata,contentType,contentDisposition';
const tokensKey = 'firebaseStorageDownloadTokens';

/**
 * Deletes every file of the project whose path has the prefix, for example `organizations/…/`, and that is not newer than `until`; no error if there
 * is none. A file that is replaced in the meantime is not deleted.
 * @throws Error if one could not be deleted, after all others were tried
 * @see https://cloud.google.com/storage/docs/json_api/v1/objects
 */
export async function removeFiles(prefix: string, until: Timestamp): Promise<void> {
  const failed: unknown[] = [];
  for await (const page of pagesBelow(prefix)) {
    const older = page.filter(({ created }) => created.getTime() <= until.toMillis());
    failed.push(...(await failuresOf(older, removeStored)));
  }
  if (failed.length > 0) throw new Error(`${failed.length} files below ${prefix} could not be removed: ${failed[0]}`);
}

/** Deletes the file at a path, if it exists. */
export async function removeFile(path: string): Promise<void> {
  await request('DELETE', `/${encodeURIComponent(path)}`, [404]);
}

/** The files whose paths have the prefix, by path. */
export async function filesBelow(prefix: string): Promise<Map<string, StoredFile>> {
  const files = new Map<string, StoredFile>();
  for await (const page of pagesBelow(prefix)) for (const file of page) files.set(file.path, file);
  return files;
}

/** The file at a path, or null. */
export async function fileAt(path: string): Promise<StoredFile | null> {
  const response = await request('GET', `/${encodeURIComponent(path)}?${new URLSearchParams({ fields })}`, [404]);
  return response.ok ? fileFrom(record(await response.json())) : null;
}

/**
 * The content of an image in our bucket; null if its type or size is another, or if the address does not open it: who wrote it may not be the one who
 * may read the file.
 */
export async function imageAt(
  { bucket: named, path, token }: FileAddress,
  { types, maxBytes }: { types: readonly string[]; maxBytes: number },
): Promise<{ contentType: string; content: Buffer } | null> {
  const file = named === bucket() ? await fileAt(path) : null;
  const contentType = file?.headers.contentType ?? '';
  if (!file?.tokens.includes(token) || file.bytes > maxBytes || !types.includes(contentType)) return null;
  const response = await request(
    'GET',
    `/${encodeURIComponent(path)}?${new URLSearchParams({ alt: 'media', generation: file.generation })}`,
    [404],
  );
  return response.ok ? { contentType, content: Buffer.from(await response.arrayBuffer()) } : null;
}

/** Metadata that replaces a file's own, by the names of the file service. Without tokens, only rules give access. */
export type NewMetadata = { contentType?: string; contentDisposition?: string; cacheControl?: string; metadata: Record<string, string> };

/**
 * Copies a file within the bucket, with its metadata and tokens unless there is new metadata, replacing an existing one.
 * @returns false if the source does not exist
 */
export async function copyFile(from: string, to: string, metadata?: NewMetadata): Promise<boolean> {
  const target = `/rewriteTo/b/${encodeURIComponent(bucket())}/o/${encodeURIComponent(to)}`;
  let rewriteToken = '';
  do {
    // a large file needs several requests; each response says where to continue
    const query = rewriteToken === '' ? '' : `?${new URLSearchParams({ rewriteToken })}`;
    const response = await request('POST', `/${encodeURIComponent(from)}${target}${query}`, [404], metadata);
    if (!response.ok) return false;
    rewriteToken = text(record(await response.json()).rewriteToken);
  } while (rewriteToken !== '');
  return true;
}

/** The metadata with tokens, which are part of it. */
export const withTokens = (custom: Readonly<Record<string, string>>, tokens: readonly string[]): Record<string, string> => ({
  ...custom,
  [tokensKey]: tokens.join(','),
});

/**
 * Replaces the tokens of a file as it was listed, and adds custom metadata: with no token, only rules give access; the former ones open nothing any
 * more. Nothing is changed if the file was deleted, replaced or changed since.
 * @returns whether it was as it was listed
 */
export async function setTokens(file: StoredFile, tokens: readonly string[], added: Record<string, string> = {}): Promise<boolean> {
  const { path, generation, metageneration, headers, custom } = file;
  // the emulator adds tokens to those that a file has, and never removes one, except from a copy with metadata of its own
  if (process.env.FIREBASE_STORAGE_EMULATOR_HOST)
    return copyFile(path, path, { ...headers, metadata: withTokens({ ...custom, ...added }, tokens) });
  const asListed = new URLSearchParams({ ifGenerationMatch: generation, ifMetagenerationMatch: metageneration });
  // null removes a key
  const metadata = { ...added, [tokensKey]: tokens.length > 0 ? tokens.join(',') : null };
  return (await request('PATCH', `/${encodeURIComponent(path)}?${asListed}`, [404, 412], { metadata })).ok;
}

/** Pages of up to 1,000 files whose paths have the prefix. */
export async function* pagesBelow(prefix: string): AsyncGenerator<StoredFile[]> {
  let pageToken = '';
  do {
    const { files, next } = await filePage(prefix, pageToken);
    yield files;
    pageToken = next;
  } while (pageToken !== '');
}

/** How many bytes are stored below a prefix. */
export async function bytesBelow(prefix: string): Promise<number> {
  let bytes = 0;
  for await (const page of pagesBelow(prefix)) bytes += page.reduce((sum, file) => sum + file.bytes, 0);
  return bytes;
}

/** One of these pages: the first, or the one that `next` of the page before names; it is "" at the end. */
export async function filePage(prefix: string, pageToken: string): Promise<{ files: StoredFile[]; next: string }> {
  if (prefix === '') throw new Error('A prefix is required; without it all files would match.');
  const query = { prefix, fields: `items(${fields}),nextPageToken`, ...(pageToken && { pageToken }) };
  const page: unknown = await (await request('GET', `?${new URLSearchParams(query)}`)).json();
  if (!isRecord(page)) throw new Error('Invalid response of the file service.');
  return { files: records(page.items, fileFrom), next: text(page.nextPageToken) };
}

function fileFrom({ name, size, timeCreated, generation, metageneration, md5Hash, metadata, ...stored }: Stored): StoredFile {
  const { [tokensKey]: tokens, ...custom } = record(metadata);
  const [contentType, contentDisposition] = [text(stored.contentType), text(stored.contentDisposition)];
  return {
    path: text(name),
    bytes: Number(size) || 0,
    created: new Date(text(timeCreated)),
    generation: text(generation),
    metageneration: text(metageneration),
    hash: text(md5Hash),
    tokens: text(tokens).split(',').filter(Boolean),
    headers: { ...(contentType !== '' && { contentType }), ...(contentDisposition !== '' && { contentDisposition }) },
    custom: custom as Record<string, string>,
  };
}

/** Deletes a file as it was listed: ignores one that was already deleted (404), or replaced (412). */
export const removeStored = ({ path, generation }: Pick<StoredFile, 'path' | 'generation'>) =>
  request('DELETE', `/${encodeURIComponent(path)}?${new URLSearchParams({ ifGenerationMatch: generation })}`, [404, 412]);

function bucket(): string {
  const { storageBucket } = app().options;
  if (!storageBucket) throw new Error('The project has no bucket: it is not set in FIREBASE_CONFIG.');
  return storageBucket;
}

async function request(method: string, path: string, expected: readonly number[] = [], body?: object): Promise<Response> {
  const emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  const token = emulator ? 'owner' : (await applicationDefault().getAccessToken()).access_token;
  // the emulator supports copying only without the version prefix
  const version = emulator && method === 'POST' ? '' : '/storage/v1';
  const service = emulator ? `http://${emulator}` : 'https://storage.googleapis.com';
  const response = await fetch(`${service}${version}/b/${encodeURIComponent(bucket())}/o${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok && !expected.includes(response.status)) throw new Error(`${method} ${path} failed with status ${response.status}.`);
  return response;
}
