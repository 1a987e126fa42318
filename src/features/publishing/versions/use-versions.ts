import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { publicationQueries } from '@/backend/publishing/queries';
import type { PublicationVersion } from '@/domain/publishing/publication-version';
import type { Tour } from '@/domain/tours/tour';

/** The versions read so far, newest first, each once, and which of them is current. */
export function useVersions({ organization, id }: Tour) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    publicationQueries.versions(organization, id),
  );
  const { data: current } = useQuery(publicationQueries.current(organization, id));
  const versions = useMemo(() => versionsOf(data?.pages), [data]);
  return {
    versions,
    error,
    isPending,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    current: current?.version ?? null,
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}

/** Versions from before the tour had a code are at its short address too. */
function versionsOf(pages: readonly { versions: readonly PublicationVersion[] }[] | undefined): PublicationVersion[] {
  const all = (pages ?? []).flatMap(({ versions }) => versions);
  const code = all.find(({ shortCode }) => shortCode !== '')?.shortCode ?? '';
  return [...new Map(all.map((version) => [version.id, { ...version, shortCode: version.shortCode || code }])).values()];
}
