import { applicationDefault } from 'firebase-admin/app';
import { isRecord, record, records, text } from '@/domain/stored';
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

/** Whether the token is one of those that open the file to whoever has its address. */
export async function opens({ path, token }: { path: string; token: string }): Promise<boolean> {
  const answer = await ask('GET', `/${encodeURIComponent(path)}?fields=metadata`, [404]);
  const description: unknown = answer.ok ? await answer.json() : {};
  const tokens = text(record(record(description).metadata).firebaseStorageDownloadTokens);
  return token !== '' && tokens.split(',').includes(token);
}

/** Copies a file inside the bucket, with its description and the tokens that open it; one that is there already is replaced. */
export async function copyFile(from: string, to: string): Promise<void> {
  const { storageBucket } = app().options;
  const target = `/rewriteTo/b/${encodeURIComponent(storageBucket ?? '')}/o/${encodeURIComponent(to)}`;
  let rewriteToken = '';
  do {
    // a large file is copied in several requests, each of which says where the next goes on
    const query = rewriteToken === '' ? '' : `?${new URLSearchParams({ rewriteToken })}`;
    const answer: unknown = await (await ask('POST', `/${encodeURIComponent(from)}${target}${query}`)).json();
    rewriteToken = text(record(answer).rewriteToken);
  } while (rewriteToken !== '');
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
  // the emulator knows copying only without the version in front
  const version = emulator && method === 'POST' ? '' : '/storage/v1';
  const service = emulator ? `http://${emulator}` : 'https://storage.googleapis.com';
  const answer = await fetch(`${service}${version}/b/${encodeURIComponent(storageBucket)}/o${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!answer.ok && !alsoGood.includes(answer.status)) throw new Error(`${method} of ${path} was answered with ${answer.status}.`);
  return answer;
}
