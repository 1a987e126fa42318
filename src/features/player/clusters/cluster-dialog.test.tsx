import { cleanup, screen, within } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { poiId } from '@/domain/ids';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { PlayerSessionProvider } from '@/widgets/player-session/player-session-context';
import { aPlayerSession } from '@/widgets/player-session/testing/a-player-session';
import { aTour, openPlayer } from '../testing/a-player';
import { ClusterHost } from './cluster-host';

beforeEach(() => standInForDialogs());
afterEach(cleanup);

it('lists the points of a cluster that was pressed in the scan, each of which opens', async () => {
  const { session, state } = aPlayerSession();
  const screenOfTour = (
    <PlayerSessionProvider session={session}>
      <ClusterHost tour={aTour()} icons={[]} />
    </PlayerSessionProvider>
  );
  const { user } = openPlayer({ at: '/tour', path: '/tour', screen: screenOfTour, cachedQueries: [] });
  act(() => session.store.setState({ cluster: ['stove', 'sink', 'gone'].map(poiId) }));

  const dialog = within(await screen.findByRole('dialog', { name: '2 points here' }));
  await user.click(dialog.getByRole('button', { name: 'Sink' }));

  expect([state().cluster, state().activePoi]).toEqual([null, 'sink']);
  expect(screen.queryByRole('dialog')).toBeNull();
});
