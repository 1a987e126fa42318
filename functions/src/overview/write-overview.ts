import { randomUUID } from 'node:crypto';
import { type DocumentSnapshot, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { countedOf } from '@/domain/overview/counted';
import { renamedVisits } from '@/domain/overview/name-visits';
import { type Overview, type OverviewNeeds, overviewFrom } from '@/domain/overview/overview';
import { storedVisits } from '@/domain/overview/overview-visits';
import { texts } from '@/domain/stored';
import { store } from '../core/app';
import { withDates } from '../core/dates';
import { readNeeds } from './read-needs';
import { type Proposed, readAllProposals, readProposals } from './read-proposals';
import { readTours, toursPart } from './read-tours';
import { mayCountAgain, readVisits } from './read-visits';
import { dueRef, type OverviewPart, overviewRef, partsFrom } from './refs';

/** A run that takes longer was interrupted: the next one also does what it was to do. */
const maxRunMs = 9 * 60_000;
const minIntervalMs = 60_000;

/** How long an organization's overview is not written yet, so that it is at most once a minute. */
export async function waitingMs(organization: string, now = Date.now()): Promise<number> {
  const writtenAt: unknown = (await overviewRef(organization, 'admin').get()).get('writtenAt');
  return writtenAt instanceof Timestamp ? Math.max(0, writtenAt.toMillis() + minIntervalMs - now) : 0;
}

/** Writes what is due of an organization's overview, if anything is. */
export async function writeDueOverview(organization: string, now = new Date()): Promise<void> {
  const run = randomUUID();
  const parts = await claimParts(organization, run, now);
  if (parts.length === 0) return;
  const overview = await renewed(organization, parts, now);
  await store().runTransaction(async (transaction) => {
    // a later run does this too, and has read later
    if ((await transaction.get(dueRef(organization))).get('run') !== run) return;
    write(transaction, organization, overview, now);
    transaction.update(dueRef(organization), { running: [], run: FieldValue.delete(), startedAt: FieldValue.delete() });
  });
}

/** Takes up what waits, and what an interrupted run did not do. */
const claimParts = (organization: string, run: string, now: Date): Promise<OverviewPart[]> =>
  store().runTransaction(async (transaction) => {
    const due = await transaction.get(dueRef(organization));
    const [waiting, running] = [partsFrom(texts(due.get('parts'))), partsFrom(texts(due.get('running')))];
    const startedAt: unknown = due.get('startedAt');
    const isRunning = startedAt instanceof Timestamp && startedAt.toMillis() > now.getTime() - maxRunMs;
    if (waiting.length === 0 && (running.length === 0 || isRunning)) return [];
    const parts = [...new Set([...running, ...waiting])];
    transaction.set(dueRef(organization), { parts: [], running: parts, run, startedAt: Timestamp.fromDate(now) });
    return parts;
  });

/** Writes the whole overview of an organization anew. @param proposals those of all organizations, if they were read */
export async function buildOverview(organization: string, proposals?: readonly Proposed[], now = new Date()): Promise<void> {
  const overview = await wholeOverview(organization, now, proposals ?? (await readAllProposals()));
  await store().runTransaction(async (transaction) => write(transaction, organization, overview, now));
}

async function wholeOverview(organization: string, now: Date, proposals: readonly Proposed[]): Promise<Overview> {
  const tours = await readTours(organization);
  const [visits, needs] = await Promise.all([readVisits(organization, tours, now), readNeeds(organization, now)]);
  return { tours: toursPart(tours), visits, needs: { ...needs, proposals: proposalsOf(organization, proposals) } };
}

/** What is stored, with these parts as they are now. */
async function renewed(organization: string, parts: readonly OverviewPart[], now: Date): Promise<Overview> {
  const stored = overviewIn(await overviewRef(organization, 'admin').get());
  if (!stored?.visits || !stored.needs) return wholeOverview(organization, now, await readAllProposals());
  const countsVisits = parts.includes('visits') && mayCountAgain(stored.visits, now);
  const tours = countsVisits || parts.includes('tours') ? await readTours(organization) : null;
  const [visits, needs, proposals] = await Promise.all([
    tours && countsVisits ? readVisits(organization, tours, now) : tours ? renamedVisits(stored.visits, tours) : stored.visits,
    parts.includes('needs') ? readNeeds(organization, now) : stored.needs,
    renewedProposals(organization, parts, stored.needs),
  ]);
  return { tours: tours ? toursPart(tours) : stored.tours, visits, needs: { ...needs, proposals } };
}

/** Those of the tours that are named, and of those that had some; also after a tour changed its name or organization. */
async function renewedProposals(
  organization: string,
  parts: readonly OverviewPart[],
  { proposals }: OverviewNeeds,
): Promise<OverviewNeeds['proposals']> {
  const changed = parts.flatMap((part) => (part.startsWith('proposals/') ? [part.slice('proposals/'.length)] : []));
  if (changed.length === 0 && !parts.includes('tours')) return proposals;
  const before: readonly string[] = proposals.items.map(({ tour }) => tour.id);
  const found =
    proposals.count > proposals.items.length ? await readAllProposals() : await readProposals([...new Set([...before, ...changed])]);
  return proposalsOf(organization, found);
}

const proposalsOf = (organization: string, proposals: readonly Proposed[]): OverviewNeeds['proposals'] =>
  countedOf(proposals.filter((each) => each.organization === organization).map(({ tour, created }) => ({ tour, created })));

const overviewIn = (document: DocumentSnapshot): Overview | null =>
  document.exists ? overviewFrom(document.id, withDates(document.data() ?? {})) : null;

function write(transaction: Transaction, organization: string, { tours, visits, needs }: Overview, now: Date): void {
  const common = { writtenAt: Timestamp.fromDate(now), tours, ...(visits && { visits: storedVisits(visits) }) };
  transaction.set(overviewRef(organization, 'member'), common);
  transaction.set(overviewRef(organization, 'admin'), { ...common, needs });
}
