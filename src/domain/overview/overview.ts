import { type AccessLevel, accessLevels } from '../access/invitations';
import { dayMs } from '../durations';
import { emailAddress } from '../email';
import { date, number, oneOf, record, type Stored, text } from '../stored';
import { type Counted, countedFrom, type NamedTour, namedTourFrom, remainingOf } from './counted';
import { type OverviewVisits, overviewVisitsFrom } from './overview-visits';

/**
 * The two documents `organizations/{organization}/overview/{audience}`: `admin` for those who edit the organization, `member` for all who see it, which
 * names no guest. Only the server writes them.
 */
export const overviewAudiences = ['admin', 'member'] as const;
export type OverviewAudience = (typeof overviewAudiences)[number];

/** Access that ends within these days needs somebody. */
export const endingDays = 14;

/**
 * An invitation whose mail could not be sent: it is sent again, or removed. One to the organization names nobody here: not all who read this may list those.
 */
export type FailedMail = { kind: 'organization' | 'tour' | 'collection'; to: string; name: string };

/** A guest whose access ends soon. */
export type EndingAccess = { type: 'tour' | 'collection'; email: string; name: string; accessLevel: AccessLevel; expires: Date };

/** A version that waits for whoever may publish it. */
export type ProposedVersion = { tour: NamedTour; created: Date | null };

/** What waits for those who edit the organization. */
export type OverviewNeeds = { mails: Counted<FailedMail>; ending: Counted<EndingAccess>; proposals: Counted<ProposedVersion> };

export type Overview = {
  tours: { count: number; unfinished: Counted<NamedTour> };
  /** Null until they were counted. */
  visits: OverviewVisits | null;
  /** Null in the document that plain members read. */
  needs: OverviewNeeds | null;
};

/** Reads a stored overview; whatever is stored becomes one. */
export const overviewFrom = (_id: string, stored: Stored): Overview => ({
  tours: toursFrom(record(stored.tours)),
  visits: overviewVisitsFrom(record(stored.visits)),
  needs: 'needs' in stored ? needsFrom(record(stored.needs)) : null,
});

const toursFrom = (stored: Stored): Overview['tours'] => ({
  count: number(stored.count, 0),
  unfinished: countedFrom(stored.unfinished, namedTourFrom),
});

const needsFrom = (stored: Stored): OverviewNeeds => ({
  mails: mailsFrom(stored.mails),
  ending: countedFrom(stored.ending, ({ type, email, name, accessLevel, expires }) => ({
    type: oneOf(['tour', 'collection'], type, 'tour'),
    email: emailAddress(text(email)),
    name: text(name),
    accessLevel: oneOf(accessLevels, accessLevel, 'read'),
    expires: date(expires) ?? new Date(0),
  })),
  proposals: countedFrom(stored.proposals, ({ tour, created }) => ({ tour: namedTourFrom(record(tour)), created: date(created) })),
});

function mailsFrom(stored: unknown): OverviewNeeds['mails'] {
  // until the server writes it again, one of an earlier release names answers to requests for access too
  const { count, items } = remainingOf(
    countedFrom(stored, (mail) => mail),
    (mails) => mails.filter(({ kind }) => kind !== 'answer'),
  );
  return {
    count,
    items: items.map(({ kind, to, name }) => ({
      kind: oneOf(['organization', 'tour', 'collection'], kind, 'tour'),
      to: emailAddress(text(to)),
      name: text(name),
    })),
  };
}

/** Of access that was found to end soon, what has not ended by now, and does within 14 days. */
export const endingSoon = (ending: Counted<EndingAccess>, now: Date): Counted<EndingAccess> =>
  remainingOf(ending, (items) => items.filter(({ expires }) => expires > now && expires.getTime() <= now.getTime() + endingDays * dayMs));

/** When access ends that is stored: a day longer than what is shown, because the server renews it in the night. */
export const endingUntil = (now: Date): Date => new Date(now.getTime() + (endingDays + 1) * dayMs);
