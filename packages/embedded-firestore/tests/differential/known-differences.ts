/** Something that our engine and Google's emulator do not do alike, on purpose. */
export type KnownDifference = {
  readonly what: string;
  readonly reason: string;
  /** Recognizes it among the differences of the random tester; absent where the tester does not generate it. */
  readonly matches?: (difference: {
    readonly ours: string;
    readonly official: string;
    readonly kind: 'compile' | 'get' | 'list' | 'write';
  }) => boolean;
};

export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    what: 'Google’s compiler ends with an internal error for a call of constants such as timestamp.date(true, 1, 1); ours accepts it, and the call fails.',
    reason: 'A fault of that compiler. No ruleset that works there is refused here.',
    matches: ({ ours, official, kind }) => kind === 'compile' && ours === '' && official.includes('"code":500'),
  },
  {
    what: 'get() of the request’s own missing document, and getAfter() of a document that the request deletes, give null in Google’s emulator; here they fail.',
    reason: 'In production get() and getAfter() of a missing document are errors; an error never allows more than null does.',
  },
  {
    what: 'Google’s emulator allows more than 10 exists() or get() calls in the rules of a query; here the limit is 10.',
    reason: 'The documented limit of production is 10 for queries.',
  },
  {
    what: 'A query whose conditions contradict each other is refused by Google’s emulator where a condition on that field is asked; here it is allowed.',
    reason: 'Such a query returns nothing, so nothing is disclosed.',
  },
  {
    what: 'A list rule that Google’s emulator proves from the query alone, and our prover does not.',
    reason:
      'Ours is sound rather than complete: what it cannot prove is refused, and nothing is disclosed. The forms that it proves are tested one by one.',
    matches: ({ ours, official, kind }) => kind === 'list' && ours === 'deny' && official === 'allow',
  },
  {
    what: 'A query for 1 may return 1.0, so a list rule that tells them apart (1 in resource.data.list) is refused here.',
    reason: 'A list is granted only where each document that it could return may be read.',
  },
  {
    what: 'Rules of more than 256 KiB are refused here and accepted by Google’s emulator.',
    reason: 'The documented limit of production.',
  },
  {
    what: 'The grammar of Google’s compiler is stricter: it refuses a slash directly before the divisor (1/2), exponents (1e3), leading zeros, -- and - -1, escapes that it does not know, and letters outside ASCII in paths.',
    reason: 'Not mended yet; whoever deploys rules finds out when they are compiled, and nothing is allowed by it.',
  },
];

export const isKnown = (difference: Parameters<NonNullable<KnownDifference['matches']>>[0]): boolean =>
  KNOWN_DIFFERENCES.some(({ matches }) => matches?.(difference));
