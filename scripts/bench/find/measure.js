// Words are as frequent as in a language: a few are in most points, most are rare.

import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { wordsDocuments } from '@/domain/organization-search/documents';
import { wordsDocumentFrom } from '@/domain/organization-search/entry';
import { createWordsSearch, wordsPageSize } from '@/domain/organization-search/find';
import { packPart, vocabularyIdOf, vocabularyPartFrom } from '@/domain/organization-search/vocabulary';
import { tourFrom } from '@/domain/tours/tour';

const organization = 'Bench';
const vocabularySize = 20_000;
const wordsEach = 20;
const syllables = ['ka', 'lo', 'mer', 'stein', 'tur', 'ven', 'gra', 'pol', 'sis', 'dor', 'anl', 'bri', 'hus', 'ter', 'ung', 'wa'];
let seed = 7;
/** mulberry32: the same numbers in each run. */
const random = () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};
const anyWord = () =>
  Array.from({ length: 2 + Math.floor(random() * 3) }, () => syllables[Math.floor(random() * syllables.length)]).join('');
const words = Array.from({ length: vocabularySize }, anyWord);
const word = () => words[Math.floor(vocabularySize ** random()) - 1] ?? words[0];
const text = (count) => Array.from({ length: count }, word).join(' ');

const at = (values, share) => values[Math.min(values.length - 1, Math.floor(values.length * share))];

/** Stores the words of so many tours with so many points each, and searches them. */
export async function measure({ tours, points }) {
  const store = getFirestore(initializeApp({ projectId: process.env.GCLOUD_PROJECT }, 'bench'));
  const folder = store.collection(`organizations/${organization}/words`);
  const counts = new Map();
  const began = performance.now();
  for (let tour = 0; tour < tours; tour += 1) {
    const pois = Array.from({ length: points }, (_, index) => ({
      identifier: `p${index}`,
      name: text(2),
      content: [{ identifier: 'text', type: 'text', name: 'Textbox', content: `<p>${text(wordsEach - 2)}</p>` }],
    }));
    const stored = { name: text(2), organization, folders: [{ id: 'folder', name: 'Hall', children: [], pois }] };
    const batch = store.batch();
    for (const [id, document] of wordsDocuments(tourFrom(`tour${tour}`, stored))) {
      batch.set(folder.doc(id), document);
      for (const each of document.words) counts.set(each, (counts.get(each) ?? 0) + 1);
    }
    await batch.commit();
  }
  const parts = new Map();
  for (const [each, count] of counts) parts.set(vocabularyIdOf(each), (parts.get(vocabularyIdOf(each)) ?? new Map()).set(each, count));
  for (const [id, part] of parts) await store.doc(`organizations/${organization}/vocabulary/${id}`).set(packPart(part));
  console.log(`${tours * points} points of ${tours} tours stored in ${((performance.now() - began) / 1000).toFixed(0)} s`);

  const first = performance.now();
  const stored = await store.collection(`organizations/${organization}/vocabulary`).get();
  const vocabulary = new Map(stored.docs.flatMap((part) => [...vocabularyPartFrom(part.data()).counts]));
  console.log(`vocabulary: ${vocabulary.size} words in ${stored.size} documents, read in ${(performance.now() - first).toFixed(0)} ms`);

  const typo = (each) => each.slice(0, 3) + each.slice(4);
  const kinds = {
    'one word': word,
    'two words': () => `${word()} ${word()}`,
    'three words': () => `${word()} ${word()} ${word()}`,
    'the beginning of a word': () => word().slice(0, 4),
    'a mistyped word': () => typo(anyOf(words)),
  };
  const all = [];
  for (const [kind, query] of Object.entries(kinds)) {
    const answers = [];
    for (let round = 0; round < 100; round += 1) answers.push(await answer(folder, vocabulary, query()));
    all.push(...answers);
    print(kind, answers);
  }
  print('all of these', all);
}

const anyOf = (values) => values[Math.floor(random() * values.length)];

/** Each query is the first one of its page: nothing was read before. */
async function answer(folder, vocabulary, query) {
  let reads = 0;
  const search = createWordsSearch(vocabulary, true, async (variants, after) => {
    const found = folder.where('words', 'array-contains-any', variants).orderBy('__name__').limit(wordsPageSize);
    const { docs } = await (after === null ? found : found.startAfter(after)).get();
    reads += docs.length;
    return docs.map((document) => ({ id: document.id, document: wordsDocumentFrom(document.data()) }));
  });
  const start = performance.now();
  await search.find(query);
  return { ms: performance.now() - start, reads };
}

function print(kind, answers) {
  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  const reads = answers.map((each) => each.reads).sort((one, other) => one - other);
  const ms = (value) => `${value.toFixed(0)} ms`.padStart(8);
  console.log(
    `${kind.padEnd(26)} median ${ms(at(times, 0.5))}  p95 ${ms(at(times, 0.95))}  most ${ms(times.at(-1))}   reads: median ${at(reads, 0.5)}, p95 ${at(reads, 0.95)}, most ${reads.at(-1)}`,
  );
}
