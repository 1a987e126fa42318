import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { pointCheckQueries } from '@/backend/point-checks/queries';
import { noCheckedStates, withLatest } from '@/domain/point-checks/checked-state';
import type { Tour } from '@/domain/tours/tour';
import { usePlayerSession } from '@/widgets/player-session/player-session-context';
import { useSentChecks } from './sent-checks';
import { useWaitingChecks } from './use-waiting-checks';

type Props = { tour: Pick<Tour, 'id'> };

/** Shows points in the states in which they were found last: by others, and by checks that are still on this device. */
export function CheckedStates({ tour: { id } }: Props) {
  const { store } = usePlayerSession();
  const { data: stored } = useQuery(pointCheckQueries.states(id));
  const waiting = useWaitingChecks();
  const sent = useSentChecks();
  const states = useMemo(
    () =>
      [...sent, ...waiting.map((check) => ({ ...check, at: new Date(check.madeAt) }))]
        .filter(({ tour }) => tour === id)
        .reduce((all, { point, state, at }) => withLatest(all, point, { state, at }), stored ?? noCheckedStates),
    [stored, sent, waiting, id],
  );
  useEffect(() => store.setState({ checkedStates: states }), [store, states]);
  useEffect(() => () => store.setState({ checkedStates: noCheckedStates }), [store]);
  return null;
}
