import type { DocumentData, Timestamp } from 'firebase-admin/firestore';
import { expect, inject, vi } from 'vitest';
import { randomIdentifier } from '../../src/domain/random';
import { bucket, removedAfterwards, store } from './administrator';

/** What a trigger does comes late on a busy machine. */
export const patiently = { timeout: 100_000, interval: 200 };

const service = `http://127.0.0.1:${inject('ports').storage}`;
const asAdministrator = { Authorization: 'Bearer owner' };

/** Writes many documents at once. */
export async function storeDocuments(documents: Record<string, object>): Promise<void> {
  const writer = store().bulkWriter({ throttling: false });
  for (const [path, fields] of Object.entries(documents)) void writer.set(store().doc(removedAfterwards(path)), fields);
  await writer.close();
}

export const stored = async (path: string): Promise<DocumentData> => (await store().doc(path).get()).data() ?? {};

/** Which of these documents there are. */
export async function exist(paths: readonly string[]): Promise<string[]> {
  const found = await store().getAll(...paths.map((path) => store().doc(path)));
  return found.filter(({ exists }) => exists).map(({ ref }) => ref.path);
}

export const gone = (paths: readonly string[]) => vi.waitFor(async () => expect(await exist(paths)).toEqual([]), patiently);

/** The store's time: what was written before this call is older, what is written after it newer. A write that changes nothing has no time. */
export async function now(): Promise<Timestamp> {
  const { writeTime } = await store().doc(removedAfterwards('locks/clock-of-tests')).set({ read: randomIdentifier() });
  return writeTime;
}

/** Stores a file as an editor's browser does; answers its download address. */
export async function save(path: string, body = 'content', contentType = 'application/pdf'): Promise<string> {
  const address = `${service}/v0/b/${bucket}/o/${encodeURIComponent(path)}`;
  await fetch(`${service}/upload/storage/v1/b/${bucket}/o?uploadType=media&name=${encodeURIComponent(path)}`, {
    method: 'POST',
    body,
    headers: { ...asAdministrator, 'Content-Type': contentType },
  });
  const { downloadTokens } = (await (await fetch(address, { headers: asAdministrator })).json()) as { downloadTokens: string };
  return `${address}?alt=media&token=${downloadTokens}`;
}

/** Stores a file by the service that the app uploads to; answers its address with the token that it got at once. */
export async function uploaded(path: string): Promise<string> {
  const address = `${service}/v0/b/${bucket}/o`;
  const parts = [
    ['application/json', '{"contentType":"application/pdf"}'],
    ['application/pdf', 'content'],
  ];
  const answer = await fetch(`${address}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    body: `${parts.map(([type, part]) => `--part\r\nContent-Type: ${type}\r\n\r\n${part}\r\n`).join('')}--part--`,
    headers: { ...asAdministrator, 'X-Goog-Upload-Protocol': 'multipart', 'Content-Type': 'multipart/related; boundary=part' },
  });
  const { downloadTokens } = (await answer.json()) as { downloadTokens: string };
  return `${address}/${encodeURIComponent(path)}?alt=media&token=${downloadTokens}`;
}

/** The address of a file with the token that the file service makes when somebody who may read it asks for its metadata. */
export async function minted(url: string): Promise<string> {
  const [address = ''] = url.split('?');
  const { downloadTokens } = (await (await fetch(address, { headers: asAdministrator })).json()) as { downloadTokens: string };
  return `${address}?alt=media&token=${downloadTokens.split(',')[0]}`;
}

export async function filesBelow(prefix: string): Promise<string[]> {
  const answer = await fetch(`${service}/storage/v1/b/${bucket}/o?prefix=${encodeURIComponent(prefix)}`, { headers: asAdministrator });
  const { items = [] } = (await answer.json()) as { items?: { name: string }[] };
  return items.map(({ name }) => name).toSorted();
}

/** What a download address opens, or the status of the refusal. */
export async function opened(url: string): Promise<string | number> {
  const answer = await fetch(url);
  return answer.ok ? `${answer.headers.get('content-type')}: ${await answer.text()}` : answer.status;
}

/** The path of the file that an address names. */
export const pathIn = (url: string) => decodeURIComponent(new URL(url).pathname.split('/o/')[1] ?? '');
