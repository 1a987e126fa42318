import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { Databases } from '../../src/engine/databases';
import { listDocuments } from '../../src/engine/listing';
import type { Micros } from '../../src/model/timestamp';
import { ADMIN, anUpdate, ID } from '../support/builders';

type Case = {
  name: string;
  request: { page_size?: number; collection_id?: string; show_missing?: boolean; pages?: boolean; at_first_commit?: boolean };
  parent: string;
  outcome: { documents?: { name: string }[]; pages?: string[][]; code?: string };
};

const fixture = new URL('../fixtures/official/list_documents.json', import.meta.url);
const { seed, grpc } = JSON.parse(readFileSync(fixture, 'utf8')) as { seed: string[][]; grpc: Case[] };

describe('ListDocuments of the official emulator', () => {
  const database = Databases.open().get(ID);
  const commits: (Micros | undefined)[] = [];

  beforeAll(async () => {
    for (const paths of seed) {
      const { commitTime } = await database.commit(
        paths.map((path) => anUpdate(path, { m: 1n, n: 1n })),
        ADMIN,
      );
      commits.push(commitTime);
    }
  });

  it.each(grpc.filter(({ outcome }) => !outcome.code))('$name', ({ request, parent, outcome }) => {
    const snapshot = database.read(request.at_first_commit ? commits[0] : undefined);
    const list = {
      parent,
      collectionId: request.collection_id ?? '',
      showMissing: request.show_missing ?? false,
      ...(request.page_size && { pageSize: request.page_size }),
    };

    const pages: string[][] = [];
    let page = listDocuments(snapshot, list);
    pages.push(page.listed.map(({ path }) => path));
    while (request.pages && page.next !== undefined) {
      page = listDocuments(snapshot, { ...list, after: page.next });
      pages.push(page.listed.map(({ path }) => path));
    }

    expect(pages).toEqual(outcome.pages ?? [outcome.documents?.map(({ name }) => name)]);
  });
});
