import type { ThreadAnchor } from '@/domain/comments/anchor';
import { findPoi } from '@/domain/folders/find';
import { poiId } from '@/domain/ids';
import { publicTourPath } from '@/domain/publishing/publication-page-addresses';
import type { Tour } from '@/domain/tours/tour';
import { rotationTowards } from '@/showcase/moves';
import { pageAddress } from '@/widgets/copy-link';
import type { PlayerSession } from '@/widgets/player-session/player-session';
import { reportViewerError } from '@/widgets/player-session/viewer-errors';

/** What shows where a thread belongs: the point, the place in the scan, or the version in a new tab; null where that is gone, and for files. */
export function showAnchor(session: PlayerSession, tour: Tour, anchor: ThreadAnchor): (() => void) | null {
  const { kind, id, sweep, position } = anchor;
  if (kind === 'poi') {
    const poi = findPoi(tour.folders, poiId(id));
    return poi ? () => session.store.getState().openPoi(poi.identifier) : null;
  }
  if (kind === 'version') return () => void window.open(pageAddress(publicTourPath(tour.organization, tour.id, id)), '_blank', 'noopener');
  if (kind !== 'place' || !position || sweep === '') return null;
  return () => {
    const viewer = session.readyShowcase();
    const from = viewer?.values.sweeps.value.find((each) => each.id === sweep);
    if (!viewer || !from) return;
    viewer
      .goTo({ sweep, rotation: rotationTowards(from.position, position) }, { transition: 'fade' })
      .catch(reportViewerError(session.store));
  };
}
