import { useEffect, useRef, useState } from 'react';
import { isAppError } from '@/domain/app-error';
import { type Failure, runForEach } from './run-for-each';

/** What is done with each of many items, and how it is undone. */
export type BulkAct<Item, Result> = {
  run: (item: Item) => Promise<Result>;
  /** Rejects with `aborted` where somebody changed the item since. */
  undo?: (item: Item, result: Result) => Promise<void>;
  /** Called with the results once all items are done. */
  onComplete?: (results: readonly Result[]) => void;
  /** How many run at the same time. */
  concurrency?: number;
};

type Entry<Item, Result> = { item: Item; result: Result };

type Run<Item, Result> = {
  kind: 'act' | 'undo';
  isRunning: boolean;
  isStopped: boolean;
  finished: number;
  total: number;
  /** All that were done, or undone. */
  done: readonly Entry<Item, Result>[];
  failed: readonly Failure<Entry<Item, Result> | { item: Item }>[];
  remaining: readonly (Entry<Item, Result> | { item: Item })[];
};

/** Does something with many items: how far it is, what was done and what was not, which can be tried again, and undoing what was done. */
export function useBulkRun<Item, Result>({ run, undo, onComplete, concurrency }: BulkAct<Item, Result>) {
  const [state, setState] = useState<Run<Item, Result> | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function begin<Work extends { item: Item }>(
    kind: Run<Item, Result>['kind'],
    works: readonly Work[],
    before: readonly Entry<Item, Result>[],
    work: (entry: Work) => Promise<Entry<Item, Result>>,
  ) {
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    const total = before.length + works.length;
    setState({ kind, isRunning: true, isStopped: false, finished: before.length, total, done: before, failed: [], remaining: [] });
    const onProgress = (finished: number) => setState((latest) => latest && { ...latest, finished: before.length + finished });
    const outcome = await runForEach(works, work, { signal, onProgress, ...(concurrency !== undefined && { concurrency }) });
    const done = [...before, ...outcome.done.map(({ result }) => result)];
    const { failed, remaining } = outcome;
    setState({ kind, isRunning: false, isStopped: signal.aborted, finished: done.length, total, done, failed, remaining });
    if (kind === 'act' && done.length === total) onComplete?.(done.map(({ result }) => result));
  }

  const act = (works: readonly { item: Item }[], before: readonly Entry<Item, Result>[]) =>
    void begin('act', works, before, async ({ item }) => ({ item, result: await run(item) }));
  const revert = (works: readonly Entry<Item, Result>[], before: readonly Entry<Item, Result>[]) =>
    void begin('undo', works, before, async (entry) => {
      await undo?.(entry.item, entry.result);
      return entry;
    });

  const pending = state ? [...state.failed.filter(mayBeRetried).map(({ item }) => item), ...state.remaining] : [];
  return {
    state,
    start: (items: readonly Item[]) =>
      act(
        items.map((item) => ({ item })),
        [],
      ),
    /** Ends after those that are running. */
    stop: () => current.current?.abort(),
    /** Null when there is nothing to try again. */
    retry:
      state && pending.length > 0
        ? () => (state.kind === 'act' ? act(pending, state.done) : revert(pending as Entry<Item, Result>[], state.done))
        : null,
    /** Null when nothing can be undone. */
    revert: undo && state?.kind === 'act' && state.done.length > 0 ? () => revert(state.done, []) : null,
  };
}

export type BulkRun<Item, Result> = ReturnType<typeof useBulkRun<Item, Result>>;

/** What somebody else changed stays as it is. */
const mayBeRetried = ({ reason }: Failure<unknown>): boolean => !isAppError(reason, 'aborted');
