import { randomUUID } from 'node:crypto';
import { type DocumentSnapshot, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { minuteMs } from '@/domain/durations';
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
const maxRunMs = 9 * minuteMs;

/** Writes what is due of an organization's overview, if anything is. */
export const writeDueOverview = (organization: string, now = new Date()): Promise<void> => run(organization, now);

/**
 * Writes the whole overview of an organization anew.
 * @param proposing tours that may have proposed versions, besides those that had some; all are looked for without it
 */
export const buildOverview = (organization: string, proposing?: readonly string[], now = new Date()): Promise<void> =>
  run(organization, now, { proposing });

/** Of runs at the same time, the last to begin does what the others were to do, and it alone writes: it has read later. */
async function run(organization: string, now: Date, whole?: Whole): Promise<void> {
  const id = randomUUID();
  const parts = await claimParts(organization, { id, now, isWhole: whole !== undefined });
  if (parts.length === 0) return;
  const overview = await renewed(organization, parts, now, whole);
  await store().runTransaction(async (transaction) => {
    if ((await transaction.get(dueRef(organization))).get('run') !== id) return;
    write(transaction, organization, overview, now);
    transaction.update(dueRef(organization), { running: [], run: FieldValue.delete(), startedAt: FieldValue.delete() });
  });
}

type Whole = { proposing?: readonly string[] | undefined };
type Run = { id: string; now: Date; isWhole: boolean };

/** Takes up what waits, and what other runs have not done. */
const claimParts = (organization: string, { id, now, isWhole }: Run): Promise<OverviewPart[]> =>
  store().runTransaction(async (transaction) => {
    const due = await transaction.get(dueRef(organization));
    const [waiting, running] = [partsFrom(texts(due.get('parts'))), partsFrom(texts(due.get('running')))];
    const startedAt: unknown = due.get('startedAt');
    const isRunning = startedAt instanceof Timestamp && startedAt.toMillis() > now.getTime() - maxRunMs;
    if (!isWhole && waiting.length === 0 && (running.length === 0 || isRunning)) return [];
    const parts = [...new Set([...running, ...waiting, ...(isWhole ? (['all'] as const) : [])])];
    transaction.set(dueRef(organization), { parts: [], running: parts, run: id, startedAt: Timestamp.fromDate(now) });
    return parts;
  });

/** What is stored, with these parts as they are now. */
async function renewed(organization: string, parts: readonly OverviewPart[], now: Date, whole?: Whole): Promise<Overview> {
  const stored = overviewIn(await overviewRef(organization, 'admin').get());
  if (parts.includes('all') || !stored?.visits || !stored.needs) {
    const had = stored?.needs?.proposals.items.map(({ tour }): string => tour.id) ?? [];
    return wholeOverview(organization, now, whole?.proposing && [...whole.proposing, ...had]);
  }
  const countsVisits = parts.includes('visits') && mayCountAgain(stored.visits, now);
  const tours = countsVisits || parts.includes('tours') ? await readTours(organization) : null;
  const [visits, needs, proposals] = await Promise.all([
    tours && countsVisits ? readVisits(organization, tours, now) : tours ? renamedVisits(stored.visits, tours) : stored.visits,
    parts.includes('needs') ? readNeeds(organization, now) : stored.needs,
    renewedProposals(organization, parts, stored.needs),
  ]);
  return { tours: tours ? toursPart(tours) : stored.tours, visits, needs: { ...needs, proposals } };
}

async function wholeOverview(organization: string, now: Date, proposing?: readonly string[]): Promise<Overview> {
  const tours = await readTours(organization);
  const [visits, needs, proposals] = await Promise.all([
    readVisits(organization, tours, now),
    readNeeds(organization, now),
    proposing ? readProposals([...new Set(proposing)]) : readAllProposals(),
  ]);
  return { tours: toursPart(tours), visits, needs: { ...needs, proposals: proposalsOf(organization, proposals) } };
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
