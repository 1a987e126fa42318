import { useCallback, useMemo } from 'react';
import type { PublicationVersion } from '@/domain/publishing/publication-version';
import type { Tour } from '@/domain/tours/tour';
import { useCurrentMinute } from '@/ui/use-current-minute';
import { EntityList } from '@/widgets/entity-list/entity-list';
import type { RenderItem } from '@/widgets/entity-list/list-item';
import type { ListSizes } from '@/widgets/entity-list/list-layout';
import type { VersionRequest } from './version-dialogs';
import { VersionRow } from './version-row';

type Props = {
  tour: Tour;
  versions: readonly PublicationVersion[];
  current: string | null;
  /** By version; null where they are not counted. */
  visits: ReadonlyMap<string, number> | null;
  onRequest: (request: VersionRequest) => void;
};

const sizes: ListSizes = { minCardWidth: 20, cardText: 8, narrowCardText: 8, row: 5, narrowRow: 10.5 };

/** The versions, newest first; only the visible ones are rendered. */
export function VersionList({ tour, versions, current, visits, onRequest }: Props) {
  const now = useCurrentMinute();
  const sections = useMemo(() => [{ key: 'versions', title: 'Versions', items: versions }], [versions]);
  const renderItem: RenderItem<PublicationVersion> = useCallback(
    (version, view) => (
      <VersionRow
        version={version}
        tour={tour}
        view={view}
        now={now}
        onRequest={onRequest}
        isCurrent={version.id === current}
        visits={visits && (visits.get(version.id) ?? 0)}
      />
    ),
    [tour, current, visits, now, onRequest],
  );
  return <EntityList sections={sections} sizes={sizes} renderItem={renderItem} mode="list" />;
}
