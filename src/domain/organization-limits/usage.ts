import { date, number, type Stored, text } from '../stored';
import { type LimitKind, type Limits, levelOf, limitKinds } from './limits';

/**
 * `organizations/{organization}/usage/{month}`: what there was when it was counted last in that month, and the mails of the month. Only the server
 * writes it.
 */
export type Usage = Readonly<Record<LimitKind, number>> & {
  /** "2026-11", in UTC. */
  month: string;
  /** Null before the first count: then only the mails are right. */
  countedAt: Date | null;
};

/** Reads a stored month. */
export const usageFrom = (id: string, stored: Stored): Usage => ({
  month: text(stored.month, id),
  tours: number(stored.tours, 0),
  members: number(stored.members, 0),
  storage: number(stored.storage, 0),
  mails: number(stored.mails, 0),
  countedAt: date(stored.countedAt),
});

/** Months that are shown, the current one included. */
export const shownMonths = 12;

/** The month of a moment, as its document is called. */
export const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7);

/**
 * What an organization uses now. Mails are counted by month; everything else is what was counted last.
 * @param months latest first
 */
export function currentUsage(months: readonly Usage[], now: Date): Readonly<Record<LimitKind, number>> {
  const counted = months.find(({ countedAt }) => countedAt !== null);
  const [latest] = months;
  return {
    tours: counted?.tours ?? 0,
    members: counted?.members ?? 0,
    storage: counted?.storage ?? 0,
    mails: latest?.month === monthOf(now) ? latest.mails : 0,
  };
}

/** Something that is nearly used up, or is. */
export type LimitWarning = { kind: LimitKind; level: 'near' | 'full'; used: number; limit: number };

/** What those who run an organization should know: what is nearly used up, or is. */
export const warningsOf = (limits: Limits, used: Readonly<Record<LimitKind, number>>): LimitWarning[] =>
  limitKinds.flatMap((kind) => {
    const limit = limits[kind];
    const level = levelOf(used[kind], limit);
    return limit === null || level === 'fine' ? [] : [{ kind, level, used: used[kind], limit }];
  });
