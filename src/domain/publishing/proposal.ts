import { authorFrom, type CommentAuthor } from '../comments/comment';
import { proposalLimits } from '../limits';
import { date, oneOf, type Stored, text } from '../stored';

export const proposalStates = ['open', 'returned', 'published'] as const;
export type ProposalState = (typeof proposalStates)[number];

/**
 * A saved state of a tour that somebody who may edit it, but not open versions, proposes to publish: `tours/{tour}/proposals/{proposal}`. Whoever may open
 * versions publishes it, or sends it back with an answer.
 */
export type Proposal = {
  id: string;
  /** The entry of the tour's history. */
  historyId: string;
  note: string;
  author: CommentAuthor;
  created: Date | null;
  state: ProposalState;
  answer: string;
  decidedByEmail: string;
  decidedAt: Date | null;
  /** The version that was published of it; "" for none. */
  version: string;
};

/** Reads a stored proposal. */
export const proposalFrom = (id: string, stored: Stored): Proposal => ({
  id,
  historyId: text(stored.historyId),
  note: text(stored.note),
  author: authorFrom(stored),
  created: date(stored.created),
  state: oneOf(proposalStates, stored.state, 'open'),
  answer: text(stored.answer),
  decidedByEmail: text(stored.decidedByEmail),
  decidedAt: date(stored.decidedAt),
  version: text(stored.version),
});

/** The newest first; one whose time is pending is the newest. */
export const newestFirst = (proposals: readonly Proposal[]): Proposal[] =>
  proposals.toSorted((one, other) => timeOf(other.created) - timeOf(one.created));

const timeOf = (moment: Date | null): number => moment?.getTime() ?? Number.MAX_SAFE_INTEGER;

/** What stands in the way of sending a proposal back; null for nothing. */
export function answerProblem(answer: string): string | null {
  const { length } = answer.trim();
  if (length === 0) return 'Say what is missing, or why it isn’t published.';
  return length > proposalLimits.answer ? `Shorten this to ${proposalLimits.answer.toLocaleString('en')} characters.` : null;
}
