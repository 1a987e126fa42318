import { beforeAll, describe, expect, it } from 'vitest';
import { recorded } from '../support/recorded';
import type { GrpcError, Json } from './grpc-client';
import { send } from './http-client';
import { nextTime, RecordedTimes } from './recorded-times';
import { printsInternalKey } from './recording';
import { startServer } from './start-server';

type Step = { method: string; path: string; body: unknown; status: number; response: unknown };
type Listing = {
  seed: string[][];
  grpc: { name: string; request: Json; parent: string; owner: boolean; outcome: ListOutcome }[];
  rest: { name: string; path: string; outcome: RestListOutcome }[];
};
type ListOutcome = { documents?: unknown; pages?: unknown; code?: string; message?: string };
type RestListOutcome = { status: number; documents?: string[]; next_page?: boolean; error?: unknown; body?: string };

const owner = 'Bearer owner';
const { server, grpc } = await startServer();

describe('recorded document writes', () => {
  const { cases } = recorded<{ cases: { name: string; steps: Step[] }[] }>('document_writes.json');

  it.each(cases.map((each) => [each.name, each.steps] as const))('%s', async (name, steps) => {
    const times = new RecordedTimes();
    for (const [index, step] of steps.entries()) {
      const headers: Record<string, string> = needsOwner(name, index, step) ? { Authorization: owner } : {};
      const body = step.body === null ? undefined : times.inOurs(JSON.stringify(step.body));
      await nextTime();
      const answer = await send(server.port, { method: step.method, path: `/v1/${times.inOurs(step.path)}`, headers, body });

      const ours = times.translate(step.response, JSON.parse(answer.body));
      expect({ status: answer.status, response: comparable(ours, step.response) }).toEqual({
        status: step.status,
        response: comparable(step.response, step.response),
      });
    }
  });
});

/** The four steps that were sent by an administrator. */
function needsOwner(name: string, index: number, { method }: Step): boolean {
  if (name === 'list collection ids') return index > 1;
  return name === 'list documents with missing, as admin' && method === 'GET';
}

/** Without what is made up by whoever answers: generated ids, and messages that print a key of the official emulator's own. */
function comparable(response: unknown, expected: unknown): unknown {
  const error = (expected as { error?: { message?: string } }).error;
  if (error && printsInternalKey(error.message)) {
    const { code, status } = (response as { error: Json }).error;
    return { error: { code, status } };
  }
  return JSON.parse(JSON.stringify(response).replace(/(p-create-auto\/.*\/c\/)[A-Za-z0-9]{20}"/, '$1<auto>"'));
}

describe('recorded listings', () => {
  const listing = recorded<Listing>('list_documents.json');
  const documents = 'projects/list/databases/(default)/documents';
  let firstCommit = '';

  beforeAll(async () => {
    for (const names of listing.seed) {
      const fields = { m: { integerValue: '1' }, n: { integerValue: '2' } };
      const writes = names.map((name) => ({ update: { name: `${documents}/${name}`, fields } }));
      const [answer] = await grpc.call('Commit', { database: 'projects/list/databases/(default)', writes }, owner);
      firstCommit ||= String(answer?.commitTime);
    }
  });

  it.each(listing.grpc.map((each) => [each.name, each] as const))(
    'over gRPC: %s',
    async (_name, { request, parent, owner: asOwner, outcome }) => {
      const { pages, at_first_commit, ...rest } = request;
      const message = {
        parent: parent ? `${documents}/${parent}` : documents,
        ...rest,
        ...(at_first_commit ? { read_time: firstCommit } : {}),
      };
      const token = asOwner ? owner : undefined;

      expect(await (pages ? listPages(message, token) : list(message, token))).toEqual(outcome);
    },
  );

  it.each(listing.rest.map((each) => [each.name, each] as const))('over REST: %s', async (_name, { path, outcome }) => {
    const answer = await send(server.port, { method: 'GET', path: `/v1/${documents}${path}`, headers: { Authorization: owner } });

    expect(restOutcome(answer.status, answer.body)).toEqual(outcome);
  });

  const relative = (document: Json): string => String(document.name).slice(documents.length + 1);

  async function list(message: Json, token: string | undefined): Promise<ListOutcome> {
    try {
      const [answer] = await grpc.call('ListDocuments', message, token);
      const found = (answer?.documents ?? []) as Json[];
      return { documents: found.map((document) => ({ name: relative(document), fields: Object.keys(document.fields ?? {}).sort() })) };
    } catch (error) {
      return error as GrpcError;
    }
  }

  async function listPages(message: Json, token: string | undefined): Promise<ListOutcome> {
    const pages: string[][] = [];
    let pageToken: unknown = '';
    do {
      const [answer] = await grpc.call('ListDocuments', { ...message, pageToken }, token);
      pages.push(((answer?.documents ?? []) as Json[]).map(relative));
      pageToken = answer?.nextPageToken;
    } while (pageToken);
    return { pages };
  }

  function restOutcome(status: number, body: string): RestListOutcome {
    if (!body.startsWith('{')) return { status, body };
    const json = JSON.parse(body) as { documents?: Json[]; nextPageToken?: string; error?: unknown };
    if (json.error) return { status, error: json.error };
    return { status, documents: (json.documents ?? []).map(relative), next_page: json.nextPageToken !== undefined };
  }
});
