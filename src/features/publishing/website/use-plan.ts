import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { configuration, fileRoots, modelService } from '@/backend/config';
import { organizationQueries } from '@/backend/organizations/queries';
import { publicationQueries } from '@/backend/publishing/queries';
import { modelOf } from '@/domain/application/configuration';
import type { Organization } from '@/domain/organizations/organization';
import type { PublicationVersion } from '@/domain/publishing/publication-version';
import type { Snapshot } from '@/domain/publishing/snapshots';
import { type ArchivedFile, archivedFiles, type OwnHosts } from '@/domain/publishing/website/archived-files';
import type { Tour } from '@/domain/tours/tour';
import { type NoOfflineScan, type OfflineScan, offlineScan } from '@/showcase/offline-scan';
import { readShowcaseDelivery } from '@/showcase/showcase-delivery';

/** What the website of a version is made of; its size in bytes is an estimate. */
export type WebsitePlan = {
  tour: Tour;
  version: PublicationVersion;
  snapshot: Snapshot;
  /** The model that visitors see. */
  model: string;
  organization: Organization;
  hosts: OwnHosts;
  files: ReadonlyMap<string, ArchivedFile>;
  scan: OfflineScan | null;
  /** Why the archive has no scan; null if it has one. */
  noScan: NoOfflineScan | null;
  bytes: number;
};

/** The description that was published, or the tour's as it is for a version from before versions had details. */
export const websiteDescription = ({ tour, snapshot }: Pick<WebsitePlan, 'tour' | 'snapshot'>): string =>
  snapshot.details ? snapshot.description : snapshot.description || tour.description;

/** Reads what the website of a version contains. */
export function usePlan(tour: Tour, version: PublicationVersion) {
  const content = useQuery(publicationQueries.content({ organization: tour.organization, tour: tour.id, version: version.id }));
  const organization = useQuery(organizationQueries.one(tour.organization));
  const model = content.data && modelOf({ id: tour.id, matterportId: content.data.matterportId }, configuration());
  const scan = useQuery({
    queryKey: ['offline-scan', model ?? ''],
    queryFn: ({ signal }) =>
      offlineScan({ delivery: readShowcaseDelivery(import.meta.env), service: modelService(), model: model ?? '' }, signal),
    enabled: model !== undefined,
    retry: false,
    // scans are published again
    staleTime: 0,
  });
  const plan = useMemo(
    () =>
      content.data && organization.data && scan.data
        ? planOf({ tour, version, snapshot: content.data, model: model ?? '', organization: organization.data, scan: scan.data })
        : null,
    [tour, version, content.data, model, organization.data, scan.data],
  );
  const retry = () => {
    if (content.error) void content.refetch();
    if (organization.error) void organization.refetch();
    if (scan.error) void scan.refetch();
  };
  return { plan, error: content.error ?? organization.error ?? scan.error, retry };
}

type Sources = Pick<WebsitePlan, 'tour' | 'version' | 'snapshot' | 'model' | 'organization'> & { scan: OfflineScan | NoOfflineScan };

function planOf({ scan: scanOrReason, ...sources }: Sources): WebsitePlan {
  const hosts: OwnHosts = { files: fileRoots(), app: `${location.origin}/` };
  const [scan, noScan] = typeof scanOrReason === 'string' ? [null, scanOrReason] : [scanOrReason, null];
  const files = archivedFiles(sources.snapshot, hosts);
  return { ...sources, hosts, files, scan, noScan, bytes: sources.version.bytes + (scan?.bytes ?? 0) };
}
