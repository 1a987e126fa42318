import { useDeferredValue, useMemo, useState } from 'react';
import { plural } from '@/domain/plural';
import { useEditingSession, useEditingState } from '../session/editing-context';
import type { Step } from '../session/editing-state';
import { findHits, type Query, replaceHits } from './find-and-replace';

export const counted = {
  place: { one: '# place', other: '# places' },
  point: { one: '# point of interest', other: '# points of interest' },
} as const;

const initialQuery: Query = { find: '', matchCase: false, wholeWord: false, inLinks: false };

/** What came of it, as the outcome of a batch. */
type Outcome = { message: string; step: Step | null; rejected: readonly string[] };

/** What is sought and found, which of it is left out, and replacing the rest as one undo step. */
export function useFindAndReplace() {
  const session = useEditingSession();
  const edited = useEditingState((state) => state.edited);
  const [query, setQuery] = useState(initialQuery);
  const [replacement, setReplacement] = useState('');
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // the field responds first; a large tour is searched after it
  const deferred = useDeferredValue(query);
  const hits = useMemo(() => findHits(edited, deferred), [edited, deferred]);
  const isChosen = (key: string) => !excluded.has(key);
  return {
    query,
    replacement,
    hits,
    outcome,
    isChosen,
    chosen: hits.filter(({ key }) => isChosen(key)).length,
    setReplacement,
    change: (changes: Partial<Query>) => {
      setQuery({ ...query, ...changes });
      setExcluded(new Set());
      setOutcome(null);
    },
    toggle: (key: string) => setExcluded(new Set(isChosen(key) ? [...excluded, key] : [...excluded].filter((each) => each !== key))),
    chooseAll: (isAll: boolean) => setExcluded(new Set(isAll ? [] : hits.map(({ key }) => key))),
    replace: () => {
      session.flushPendingInput();
      const before = session.store.getState().past.at(-1);
      const result = replaceHits(session.store.getState().edited, query, isChosen, replacement);
      session.edit(`Replace “${query.find}”`, () => result.edited);
      const step = session.store.getState().past.at(-1);
      // what is found again was not ticked, was rejected, or is the replacement itself
      setExcluded(new Set(findHits(session.store.getState().edited, query).map(({ key }) => key)));
      setOutcome({ message: messageOf(result), step: step && step !== before ? step : null, rejected: result.rejected });
    },
    undo: () => {
      session.undo();
      setOutcome(null);
    },
  };
}

export type FindAndReplaceState = ReturnType<typeof useFindAndReplace>;

/** "12 places replaced in 5 points of interest." */
function messageOf({ replaced, points }: { replaced: number; points: number }): string {
  if (replaced === 0) return 'Nothing was replaced.';
  return `${plural(replaced, counted.place)} replaced${points > 0 ? ` in ${plural(points, counted.point)}` : ''}.`;
}
