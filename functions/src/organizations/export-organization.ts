import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { effectiveRole } from '@/domain/access/roles';
import { AppError } from '@/domain/app-error';
import { batchesOf } from '@/domain/batches';
import { translationsFrom } from '@/domain/languages/translations';
import type { OrganizationExport } from '@/domain/organization-limits/export';
import { isRecord, number, text, texts } from '@/domain/stored';
import { exportFileName } from '@/domain/tours/as-json';
import { tourData } from '@/domain/tours/data/export';
import { tourFrom } from '@/domain/tours/tour';
import { accountsWithIds } from '../core/accounts';
import { store } from '../core/app';
import { withDates } from '../core/dates';
import { filePage } from '../core/file-service';
import { plainFields } from '../personal-data/plain-values';
import { type ExportPlace, exportedDocuments } from './exported-documents';

/** A response holds 32 MB; a document at most one. */
const pageBytes = 4_000_000;
/** As many accounts as one request finds. */
const accountsAtOnce = 100;

/** Where an export goes on: in the documents, or, once they are through, in the files. */
type Cursor = { count: number; place: ExportPlace } | { files: string };

const start: Cursor = { count: 0, place: { part: 0, root: '', path: '' } };

/**
 * A page of everything that an organization has: first its people and documents as texts, then the paths of its files, which the browser reads itself.
 * @param page "" for the first, then what the page before returned
 * @throws invalid-argument
 */
export async function exportPage(organization: string, page: string): Promise<OrganizationExport> {
  const cursor = page === '' ? start : cursorFrom(page);
  if ('files' in cursor) {
    const { files, next } = await filePage(`organizations/${organization}/`, cursor.files);
    return { entries: [], files: files.map(({ path, bytes }) => ({ path, bytes })), next: next === '' ? '' : pageOf({ files: next }) };
  }
  const documents = await documentPage(organization, cursor);
  const people = page === '' ? [{ name: 'people.json', text: json(await peopleOf(organization)) }] : [];
  return { ...documents, entries: [...people, ...documents.entries], files: [] };
}

const pageOf = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Anybody can send another one: it names documents of the organization alone. */
function cursorFrom(page: string): Cursor {
  const invalid = new AppError('invalid-argument', 'This is not a page of an export.');
  try {
    const read: unknown = JSON.parse(Buffer.from(page, 'base64url').toString());
    if (!isRecord(read)) throw invalid;
    if (typeof read.files === 'string') return { files: read.files };
    if (!isRecord(read.place)) throw invalid;
    const { part, root, path } = read.place;
    return { count: number(read.count, 0), place: { part: number(part, 0), root: text(root), path: text(path) } };
  } catch {
    throw invalid;
  }
}

async function documentPage(organization: string, { count, place }: { count: number; place: ExportPlace }) {
  const lines = new Map<string, string[]>();
  const entries: OrganizationExport['entries'] = [];
  const pageNumber = String(count + 1).padStart(4, '0');
  let bytes = 0;
  const done = (next: Cursor) => ({ entries: [...entries, ...named(lines, pageNumber)], next: pageOf(next) });
  for await (const { document, part, place: at } of exportedDocuments(organization, place)) {
    const name = document.ref.parent.id === 'activity' ? 'activity' : part;
    const line = `${JSON.stringify({ path: document.ref.path, fields: plainFields(document.data() ?? {}) })}\n`;
    lines.set(name, [...(lines.get(name) ?? []), line]);
    const tour = document.ref.parent.path === 'tours' ? await tourEntry(document) : null;
    if (tour) entries.push(tour);
    bytes += line.length + (tour?.text.length ?? 0);
    if (bytes >= pageBytes) return done({ count: count + 1, place: at });
  }
  return done({ files: '' });
}

const named = (lines: ReadonlyMap<string, string[]>, page: string): OrganizationExport['entries'] =>
  [...lines].map(([name, all]) => ({ name: `documents/${page} ${name}.ndjson`, text: all.join('') }));

/** A tour in the format from which another installation makes one. @see docs/tour-data.md */
async function tourEntry(document: DocumentSnapshot): Promise<OrganizationExport['entries'][number]> {
  const tour = tourFrom(document.id, withDates(document.data() ?? {}));
  const languages = await document.ref.collection('languages').get();
  const translations = languages.docs.map((each) => translationsFrom(each.id, withDates(each.data())));
  return { name: `tours/${document.id} ${exportFileName(tour)}`, text: tourData(tour, translations) };
}

/** The accounts of an organization, with what lists of members show of them. */
async function peopleOf(organization: string): Promise<object[]> {
  const members = texts((await store().doc(`organizations/${organization}`).get()).get('members'));
  const people: object[] = [];
  for (const uids of batchesOf(members, accountsAtOnce))
    for (const account of await accountsWithIds(uids)) {
      const { uid, email, emailVerified, displayName, disabled, metadata, customClaims } = account;
      people.push({
        uid,
        email,
        emailVerified,
        displayName,
        disabled,
        role: effectiveRole(customClaims),
        lastSignIn: metadata.lastSignInTime,
      });
    }
  return people;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
