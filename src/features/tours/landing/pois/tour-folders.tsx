import { useMemo } from 'react';
import { dashboardPlayerPath, playerPath } from '@/domain/page-addresses';
import type { Tour } from '@/domain/tours/tour';
import { EmptyState } from '@/ui/empty-state';
import { useTexts } from '@/ui/use-texts';
import { landingTexts } from '../texts';
import { FolderExhibit } from './folder-exhibit';
import { leadOf } from './poi-picture';

type Props = { tour: Tour; inDashboard: boolean };

/** A tour's folders with a picture each, and their PoIs, each linking to its place in the tour. @see PLAYER-044 PLAYER-045 MODEL-065 */
export function TourFolders({ tour, inDashboard }: Props) {
  const t = useTexts(landingTexts);
  const { folders, floors } = tour;
  const exhibits = useMemo(() => folders.map((folder) => ({ folder, lead: leadOf(folder) })), [folders]);
  const hasPictures = exhibits.some(({ lead }) => lead !== null);
  if (folders.length === 0) {
    return <EmptyState title={t.noFolders}>{t.noFoldersReason}</EmptyState>;
  }
  return (
    <div className="grid items-start gap-x-8 gap-y-10 sm:grid-cols-2">
      {exhibits.map(({ folder, lead }) => (
        <FolderExhibit
          key={folder.id}
          folder={folder}
          lead={lead}
          hasPictures={hasPictures}
          floors={floors}
          pathTo={(poi) => pathTo(tour, poi, inDashboard)}
        />
      ))}
    </div>
  );
}

/** @see ROUTE-043 */
function pathTo({ id, matterportId }: Tour, poi: string, inDashboard: boolean): string {
  if (matterportId === '') return '';
  const player = inDashboard ? dashboardPlayerPath(id) : playerPath(id);
  return `${player}?start=${encodeURIComponent(poi)}`;
}
