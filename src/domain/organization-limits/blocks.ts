import { date, record, type Stored, text } from '../stored';

/**
 * `organizations/{organization}/blocked/{kind}`: the document is there while something is refused, so that rules read one document and count nothing.
 * `tours`, `members` and `files` are at their limit; `changes` while the organization is suspended or being deleted.
 */
export const blockKinds = ['tours', 'members', 'files', 'changes'] as const;
export type BlockKind = (typeof blockKinds)[number];
/** Those that a limit blocks. */
export type LimitBlock = Exclude<BlockKind, 'changes'>;

/** Why nothing changes in an organization: a Super Admin suspended it, or it is being deleted. */
export type Standstill = {
  suspension: { reason: string; since: Date | null } | null;
  deletion: { since: Date | null; dueAt: Date | null } | null;
};

/** Reads `blocked/changes`. */
export function standstillFrom(stored: Stored): Standstill {
  const [suspension, deletion] = [record(stored.suspension), record(stored.deletion)];
  return {
    suspension: 'reason' in suspension ? { reason: text(suspension.reason), since: date(suspension.since) } : null,
    deletion: 'dueAt' in deletion ? { since: date(deletion.since), dueAt: date(deletion.dueAt) } : null,
  };
}

/** What somebody reads who is refused, by what is used up. */
export const blockedTexts: Readonly<Record<BlockKind, string>> = {
  tours:
    'The organization has as many tours as it may have. Delete one that is not needed any more, or ask whoever runs Loggia for you to raise the limit.',
  members:
    'The organization has as many members as it may have. Remove somebody first, or ask whoever runs Loggia for you to raise the limit.',
  files:
    'The storage of the organization is full. Delete files that are not needed any more, or ask whoever runs Loggia for you to raise the limit.',
  changes: 'The organization is suspended: everything can be read, and nothing can be changed.',
};

/** Longest reason of a suspension, in characters. */
export const reasonLimit = 500;
