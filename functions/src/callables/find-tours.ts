import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { isGlobalAdmin } from '@/domain/access/principals';
import type { FoundTour } from '@/domain/console/found-tours';
import { decoded } from '@/domain/decoded';
import { idLimit } from '@/domain/limits';
import { contains } from '@/domain/search';
import { text } from '@/domain/stored';
import { modelIdToSearch } from '@/domain/tours/model-id';
import { store } from '../core/app';
import { callable } from '../core/callable';

/** The most that are returned, and the most whose names are read: a larger installation finds by scan and address alone. */
const most = 50;
const mostNames = 10_000;

/**
 * Finds tours and older tours of all organizations: by the scan that they show, by an address of ours, and by a part of their name; returns
 * `{ tours, isCutOff }`.
 * @throws permission-denied
 * @see ADMIN-060 ADMIN-061
 */
export const findTours = callable('findTours', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins can search the tours of all organizations.',
  run: ({ search }) => toursFor(search),
});

/** What is found; `isCutOff` where there may be more. @param names how many names are read */
export async function toursFor(search: string, names = mostNames): Promise<{ tours: FoundTour[]; isCutOff: boolean }> {
  const byName = await named(search, names);
  const found = await Promise.all([ofModel(modelIdToSearch(search)), atAddress(search), byName.tours]);
  const tours = [...new Map(found.flat().map((tour) => [`${tour.isOlder} ${tour.organization} ${tour.id}`, tour])).values()];
  return { tours: tours.slice(0, most), isCutOff: tours.length > most || byName.isCutOff };
}

const shown = ['name', 'organization'];
/** Tours, older tours, and tours of locations, which are found by their scan in their location. */
const all = () => store().collectionGroup('tours');

async function ofModel(model: string): Promise<FoundTour[]> {
  const { docs } = await all()
    .where('matterportId', '==', model)
    .select(...shown)
    .limit(mostNames)
    .get();
  return docs.flatMap(foundFrom);
}

/** Each part of an address may be the id of a tour, and each two of an organization and an older tour of it. */
async function atAddress(search: string): Promise<FoundTour[]> {
  const parts = search
    .split(/[/?#&=]+/)
    .map((part) => (decoded(part) ?? part).trim())
    .filter((part) => part.length <= idLimit && !/^$|\/|^\.{1,2}$|^__.*__$/.test(part));
  const pairs = parts.flatMap((part, index) => parts.slice(index + 1, index + 3).map((other) => `organizations/${part}/tours/${other}`));
  const paths = [...new Set([...parts.map((part) => `tours/${part}`), ...pairs])].slice(0, 60);
  if (paths.length === 0) return [];
  const documents = await store().getAll(...paths.map((path) => store().doc(path)), { fieldMask: shown });
  return documents.filter(({ exists }) => exists).flatMap(foundFrom);
}

/** A whole address is no name. */
async function named(search: string, names: number): Promise<{ tours: FoundTour[]; isCutOff: boolean }> {
  if (search.trim().length < 3 || /^\s*https?:/i.test(search)) return { tours: [], isCutOff: false };
  const { docs } = await all()
    .select(...shown)
    .limit(names)
    .get();
  const tours = docs.filter((document) => contains(text(document.get('name')), search)).flatMap(foundFrom);
  return { tours, isCutOff: docs.length === names };
}

function foundFrom(document: DocumentSnapshot): FoundTour[] {
  const [root, organization = ''] = document.ref.path.split('/');
  if (root === 'locations') return [];
  const isOlder = root === 'organizations';
  const { id } = document;
  return [
    { id, name: text(document.get('name')) || id, organization: isOlder ? organization : text(document.get('organization')), isOlder },
  ];
}
