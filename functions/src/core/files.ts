import { applicationDefault } from 'firebase-admin/app';
import { isRecord, records, text } from '@/domain/stored';
import { app } from './app';

// The client library that firebase-admin brings for files wants a newer Node than Loggia; what is needed of its service is two requests.

/** How many files are removed side by side. */
const width = 20;

/**
 * Removes every file of the project whose path starts so, `organizations/…/` for example; none is no error.
 * @throws Error when one could not be removed, after all others were tried
 * @see https://cloud.google.com/storage/docs/json_api/v1/objects
 */
export async function removeFiles(prefix: string): Promise<void> {
  if (prefix === '') throw new Error('Without a prefix all files would be removed.');
  const failed: string[] = [];
  let pageToken = '';
  do {
    const page = await list(prefix, pageToken);
    for (let at = 0; at < page.names.length; at += width) {
      const outcomes = await Promise.allSettled(page.names.slice(at, at + width).map(remove));
      failed.push(...outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : [])));
    }
    pageToken = page.next;
  } while (pageToken !== '');
  if (failed.length > 0) throw new Error(`${failed.length} files below ${prefix} could not be removed: ${failed[0]}`);
}

/** The paths of the files that start so, 1,000 at most, and where to go on ('' at the end). */
async function list(prefix: string, pageToken: string): Promise<{ names: string[]; next: string }> {
  const answer = await ask(
    'GET',
    `?${new URLSearchParams({ prefix, fields: 'items(name),nextPageToken', ...(pageToken && { pageToken }) })}`,
  );
  const page: unknown = await answer.json();
  if (!isRecord(page)) throw new Error('The list of files is none.');
  return { names: records(page.items, ({ name }) => text(name)), next: text(page.nextPageToken) };
}

/** A file that is gone already was removed by somebody else. */
const remove = (name: string) => ask('DELETE', `/${encodeURIComponent(name)}`, [404]);

async function ask(method: string, path: string, alsoGood: readonly number[] = []): Promise<Response> {
  const { storageBucket } = app().options;
  if (!storageBucket) throw new Error('The project has no bucket: FIREBASE_CONFIG names none.');
  const emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  const token = emulator ? 'owner' : (await applicationDefault().getAccessToken()).access_token;
  const service = emulator ? `http://${emulator}` : 'https://storage.googleapis.com';
  const answer = await fetch(`${service}/storage/v1/b/${encodeURIComponent(storageBucket)}/o${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!answer.ok && !alsoGood.includes(answer.status)) throw new Error(`${method} of ${path} was answered with ${answer.status}.`);
  return answer;
}
