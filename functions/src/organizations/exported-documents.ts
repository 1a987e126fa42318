import { type DocumentSnapshot, FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isPathPart } from '@/domain/path-part';
import { store } from '../core/app';
import { documentsBelow } from '../core/documents-below';
import { documentsOf, parts } from './parts';

/** Where an export has come to: the part, the document of it, and the path of the last document that was read. */
export type ExportPlace = { part: number; root: string; path: string };

const exportedParts = ['organization', ...parts] as const;
export type ExportedPart = (typeof exportedParts)[number];

/** What the server makes of other documents, or needs itself for a moment. */
const derived = ['addressRenewals', 'blocked', 'indexedTours', 'overview', 'presence', 'tourIndex', 'vocabulary', 'words'];

const rootsAtOnce = 20;
const documentsAtOnce = 20;

/** Every document of an organization but those that are derived, part by part, each root before what is below it. */
export async function* exportedDocuments(
  organization: string,
  from: ExportPlace,
): AsyncGenerator<{ document: DocumentSnapshot; part: ExportedPart; place: ExportPlace }> {
  for (const [at, part] of exportedParts.entries()) {
    if (at < from.part) continue;
    const begun = at === from.part && from.root !== '' ? from : null;
    const place = (root: string, { ref }: DocumentSnapshot): ExportPlace => ({ part: at, root, path: ref.path });
    const root = begun && (await ownRoot(part, organization, begun));
    if (begun && root) for await (const document of below(root, begun.path)) yield { document, part, place: place(begun.root, document) };
    for await (const root of rootsOf(part, organization, begun?.root ?? '')) {
      yield { document: root, part, place: place(root.id, root) };
      for await (const document of below(root.ref, root.ref.path)) yield { document, part, place: place(root.id, document) };
    }
  }
}

/** The document that an export has come to; null for one of another organization, which anybody can name, and once it is deleted. */
async function ownRoot(part: ExportedPart, organization: string, { root, path }: ExportPlace): Promise<DocumentSnapshot['ref'] | null> {
  if (!isPathPart(root)) return null;
  const ref = store().doc(part === 'organization' ? `organizations/${organization}` : `${part}/${root}`);
  const isOwn = part === 'organization' || (await ref.get()).get('organization') === organization;
  return isOwn && `${path}/`.startsWith(`${ref.path}/`) ? ref : null;
}

async function* below(root: DocumentSnapshot['ref'], after: string): AsyncGenerator<QueryDocumentSnapshot> {
  for await (const page of documentsBelow(root, { pageSize: documentsAtOnce, after, without: derived })) yield* page;
}

async function* rootsOf(part: ExportedPart, organization: string, after: string): AsyncGenerator<DocumentSnapshot> {
  if (part === 'organization') {
    if (after === '') yield await store().doc(`organizations/${organization}`).get();
    return;
  }
  const query = documentsOf(part, organization).orderBy(FieldPath.documentId()).limit(rootsAtOnce);
  for (let last = after; ; ) {
    const { docs } = await (last === '' ? query : query.startAfter(last)).get();
    yield* docs;
    last = docs.at(-1)?.id ?? '';
    if (last === '') return;
  }
}
