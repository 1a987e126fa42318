import type { IconDescription } from '@/domain/icons';
import type { Tour } from '@/domain/tours/tour';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';

const clusterDialog = () => import('./cluster-dialog').then((part) => part.ClusterDialog);

type Props = { tour: Tour; icons: readonly IconDescription[] };

/** The cluster that somebody pressed in the scan. */
export function ClusterHost({ tour, icons }: Props) {
  const { store } = usePlayerSession();
  const points = usePlayerState((state) => state.cluster);
  if (points === null) return null;
  const close = () => store.setState({ cluster: null });
  return (
    <LazyOverlay onClose={close}>
      <LazyComponent load={clusterDialog} props={{ tour, icons, points, onClose: close }} />
    </LazyOverlay>
  );
}
