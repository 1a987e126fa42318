import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pointTypeQueries } from '@/backend/point-types/queries';
import { useEditingSession, useEditingState } from '../session/editing-context';

/** Follows the types of the tour's organization while the editor is open. Who may not read them has those of the tour. */
export function FollowCatalog() {
  const { store } = useEditingSession();
  const organization = useEditingState((state) => state.input.tour.organization);
  const { data } = useQuery({ ...pointTypeQueries.ifAllowed(organization), enabled: organization !== '', throwOnError: false });
  const types = data?.types ?? null;
  useEffect(() => store.setState({ catalog: types }), [store, types]);
  return null;
}
