import { type DocumentReference, type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { wordsDocuments } from '@/domain/organization-search/documents';
import type { WordsDocument } from '@/domain/organization-search/entry';
import { tourFrom } from '@/domain/tours/tour';
import { store } from '../core/app';
import { withDates } from '../core/dates';
import { listedIn, tourRef } from '../tour-index/refs';
import { countsOf, hashOf, indexedTourFrom, sourceOf, storedIndexedTour } from './indexed-tour';
import { indexedToursRef, wordsRef } from './refs';
import { addingWords, maxAttempts } from './vocabulary';

/** Documents that one transaction writes. */
const atOnce = 300;

/**
 * Gives a tour the documents in an organization that it has now, by what differs, in transactions that read the tour themselves. What an event says
 * plays no part, so events may come late, twice, or in any order. A tour that is not in the organization, is in the bin, or whose organization is off
 * has none.
 * @param addsWords whether the vocabulary gets new words at once; of many tours that are renewed together, they wait for each other there
 * @returns how many documents were written or deleted
 */
export async function renewWords(organization: string, tour: string, addsWords = true): Promise<number> {
  for (let written = 0; ; ) {
    const step = await store().runTransaction((transaction) => writeSome(transaction, { organization, tour, addsWords }), { maxAttempts });
    written += step.written;
    if (step.isComplete) return written;
  }
}

type Renewal = { organization: string; tour: string; addsWords: boolean };

const readRefs = (organization: string, tour: string): [DocumentReference, DocumentReference, DocumentReference] => [
  tourRef(tour),
  store().doc(`organizations/${organization}`),
  indexedToursRef(organization).doc(tour),
];

/** How many documents of a tour in an organization are wrong; nothing is written. */
export async function countDiffering(organization: string, tour: string): Promise<number> {
  return compare(organization, await store().getAll(...readRefs(organization, tour))).differing.length;
}

function compare(organization: string, [stored, owner, record]: readonly DocumentSnapshot[]) {
  if (!stored || !owner || !record) throw new Error('Three documents were read.');
  const documents = owner.get('status') === true && listedIn(stored) === organization ? documentsOf(stored) : new Map();
  const before = indexedTourFrom(record);
  const hashes = new Map([...documents].map(([id, document]) => [id, hashOf(document)]));
  const differing = [...new Set([...before.hashes.keys(), ...hashes.keys()])].filter((id) => before.hashes.get(id) !== hashes.get(id));
  return { stored, record, documents, before, hashes, differing };
}

async function writeSome(transaction: Transaction, { organization, tour, addsWords }: Renewal) {
  const read = await transaction.getAll(...readRefs(organization, tour));
  const { stored, record, documents, before, hashes, differing } = compare(organization, read);
  const changes = differing.slice(0, atOnce);
  const counts = countsOf(documents);
  const added = addsWords ? [...counts].filter(([word]) => !before.counts.has(word)) : [];
  const addWords = await addingWords(transaction, organization, new Map(added));

  addWords();
  for (const id of changes) {
    const [document, hash] = [documents.get(id), hashes.get(id)];
    if (document && hash) before.hashes.set(id, hash);
    else before.hashes.delete(id);
    if (document) transaction.set(wordsRef(organization).doc(id), document);
    else transaction.delete(wordsRef(organization).doc(id));
  }
  const isComplete = changes.length === differing.length;
  const source = isComplete ? sourceOf(stored) : '';
  if (before.hashes.size === 0) {
    if (record.exists) transaction.delete(record.ref);
  } else if (changes.length > 0 || before.source !== source) {
    transaction.set(record.ref, {
      ...storedIndexedTour({ source, hashes: before.hashes, counts }),
      at: FieldValue.serverTimestamp(),
    });
  }
  return { written: changes.length, isComplete };
}

/** The documents that a stored tour should have. */
export const documentsOf = (stored: DocumentSnapshot): Map<string, WordsDocument> =>
  stored.exists ? wordsDocuments(tourFrom(stored.id, withDates(stored.data() ?? {}))) : new Map();
