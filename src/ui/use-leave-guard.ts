import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterBackLayers } from './back-layers';
import { clickedLink } from './clicked-link';
import { addHistoryGuard, type Leave, leaveGuarded } from './history-guard';
import { entryBefore, noteCurrentEntry, readCurrentEntry, stepsBetween, traverse } from './history-steps';

/** What `LeaveDialog` asks: `leave` continues what was blocked, `stay` cancels it. */
export type LeaveQuestion = { leave: () => void; stay: () => void };

type LeaveGuard = {
  /** Null while there is nothing to ask. */
  question: LeaveQuestion | null;
  /** Asks before something other than navigation that loses the changes, such as closing a dialog. */
  ask: (leave: Leave) => void;
};

type Options = {
  /** Also blocks query changes on the same page, for state that is stored in the query. */
  includeQuery?: boolean;
  /** Normalizes a URL; navigation between URLs with the same result is allowed. */
  normalize?: (address: string) => string;
};

const identity = (address: string): string => address;

/** Asks before an action loses unsaved changes, while `active`. For leaving the page, use `useLeaveGuard`. */
export function useLeaveQuestion(active: boolean): LeaveGuard {
  const [pending, setPending] = useState<Leave | null>(null);
  const leave = () => {
    // the dialog must be gone before its history entry can be left
    flushSync(() => setPending(null));
    afterBackLayers(() => void pending?.());
  };
  return {
    question: pending && { leave, stay: () => setPending(null) },
    ask: (next) => (active ? setPending(() => next) : void next()),
  };
}

/**
 * While `active`, asks before links to other pages of the app, Back, Forward and signing out; the browser asks before the tab is closed or
 * reloaded. Show the question in a `LeaveDialog`.
 */
export function useLeaveGuard(active: boolean, { includeQuery = false, normalize = identity }: Options = {}): LeaveGuard {
  const { question, ask } = useLeaveQuestion(active);
  const isAllowed = useRef(false);

  const isSamePage = (address: string, other: string) => {
    const [a, b] = [normalize(address), normalize(other)];
    return includeQuery ? a === b : withoutQuery(a) === withoutQuery(b);
  };

  const block = (leave: Leave) =>
    ask(() => {
      isAllowed.current = true;
      const leaving = leave();
      void leaving?.then((isSuccessful) => {
        if (!isSuccessful) isAllowed.current = false;
      });
    });

  const onClick = useEffectEvent((event: MouseEvent) => {
    const address = isAllowed.current ? undefined : clickedLink(event)?.href;
    if (address === undefined || isSamePage(address, window.location.href)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    block(() => window.location.assign(address));
  });

  const blocksNavigation = useEffectEvent((): boolean => {
    const [before, target] = [entryBefore(), readCurrentEntry()];
    if (isAllowed.current || isSamePage(target.address, before.address)) return false;
    const steps = stepsBetween(before, target);
    traverse(-steps);
    // the question has a history entry of its own, which removes those that came after this one
    block(steps < 0 && target.index !== null ? () => window.history.go(steps) : () => window.location.assign(target.address));
    return true;
  });

  const asksBefore = useEffectEvent((leave: Leave): boolean => {
    if (isAllowed.current) return false;
    // another guard may have unsaved changes too
    block(() => leaveGuarded(leave));
    return true;
  });

  const onBeforeUnload = useEffectEvent((event: Event) => {
    if (!isAllowed.current) event.preventDefault();
  });

  useEffect(noteCurrentEntry);

  useEffect(() => {
    if (!active) return;
    const end = new AbortController();
    isAllowed.current = false;
    const removeGuard = addHistoryGuard({
      blocksNavigation: () => blocksNavigation(),
      asksBefore: (leave) => asksBefore(leave),
      onNavigated: () => {
        isAllowed.current = false;
      },
    });
    end.signal.addEventListener('abort', removeGuard);
    window.addEventListener('click', (event) => onClick(event), { capture: true, signal: end.signal });
    window.addEventListener('beforeunload', (event) => onBeforeUnload(event), { signal: end.signal });
    return () => end.abort();
  }, [active]);

  return { question, ask: block };
}

const withoutQuery = (address: string): string => address.replace(/\?[^#]*$/, '').replace(/(#[^?]*)\?.*$/, '$1');
