import { getDomain } from 'tldts';
import { minuteMs } from '@/domain/durations';
import type { Beacon } from '@/domain/publishing/use-events';
import { list, record, type Stored, text } from '@/domain/stored';
import { isTombstone } from '@/domain/tours/tombstone';
import { store } from '../core/app';
import { isOrganizationOpen } from '../organizations/is-open';
import { partsOf, snapshotRef } from '../publishing/refs';
import type { CountedIds, Visited } from './count-beacon';

/** The public tour itself, while everybody can open it: it is not in the bin, and its organization is not suspended. Reads two documents. */
export async function publicTourAt(id: string): Promise<Visited | null> {
  const [tour] = await store().getAll(store().doc(`tours/${id}`), { fieldMask: ['public', 'organization', 'binnedFrom'] });
  const organization = text(tour?.get('organization'));
  if (tour?.get('public') !== true || organization === '' || isTombstone(tour.data())) return null;
  const home = await store().doc(`organizations/${organization}`).get();
  return isOrganizationOpen(home) ? { organization, tour: id, source: 'live', id: 'live' } : null;
}

/** A beacon without ids that what is visited does not have, and with the registrable domain of its host alone. */
export async function checkedBeacon(beacon: Beacon, visited: Visited, app: string): Promise<Beacon> {
  const { points, started, finished } = beacon;
  const isCountedById = points.length + started.length + finished.length > 0;
  const ids = isCountedById ? await countedIdsOf(visited) : null;
  return {
    ...beacon,
    points: points.filter((id) => ids?.points.has(id)),
    started: started.filter((id) => ids?.guidedTours.has(id)),
    finished: finished.filter((id) => ids?.guidedTours.has(id)),
    host: domainOf(beacon.host, app),
  };
}

/** The registrable domain of a host; "" for our own, for addresses in numbers, and for what is none. */
function domainOf(host: string, app: string): string {
  const domain = getDomain(host, { validateHostname: true }) ?? '';
  const own = URL.canParse(app) ? new URL(app).hostname : '';
  return host === own ? '' : domain;
}

const rememberedMs = 10 * minuteMs;
const maxRemembered = 100;
const remembered = new Map<string, { ids: CountedIds; until: number }>();

/** The ids of a tour's points and guided tours, which each instance reads once in ten minutes. */
async function countedIdsOf(visited: Visited): Promise<CountedIds> {
  const key = `${visited.organization}/${visited.tour}/${visited.id}`;
  const cached = remembered.get(key);
  if (cached && cached.until > Date.now()) return cached.ids;
  const documents = visited.source === 'live' ? [await store().doc(`tours/${visited.tour}`).get()] : await documentsOfVersion(visited);
  const contents = documents.map((document): Stored => document.data() ?? {});
  const ids: CountedIds = {
    points: new Set(contents.flatMap(({ folders, pois }) => [...identifiersIn(folders), ...identifiersIn(pois)])),
    guidedTours: new Set(contents.flatMap(({ guidedTours }) => list(guidedTours, (tour) => text(record(tour).id)))),
  };
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(key, { ids, until: Date.now() + rememberedMs });
  return ids;
}

async function documentsOfVersion(visited: Visited) {
  const snapshot = await snapshotRef(visited, visited.id).get();
  return Number(snapshot.get('parts')) > 0 ? [snapshot, ...(await partsOf(visited, visited.id).get()).docs] : [snapshot];
}

/** The identifiers of the points in folders, whatever the folders of that time are. */
function identifiersIn(folders: unknown): string[] {
  return list(folders, (entry) => {
    const { identifier, pois, children } = record(entry);
    return [text(identifier), ...identifiersIn(pois), ...identifiersIn(children)];
  })
    .flat()
    .filter((id) => id !== '');
}
