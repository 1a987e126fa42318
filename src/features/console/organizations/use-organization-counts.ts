import { useQueries } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { healthQueries } from '@/backend/health/queries';
import { organizationPageSize } from '@/backend/organizations/pages';
import { batchesOf } from '@/domain/batches';
import type { OrganizationCount } from '@/domain/health/health';
import type { OrgId } from '@/domain/ids';
import type { ListedOrganization } from '@/domain/organizations/organization';

type Options = {
  organizations: readonly ListedOrganization[];
  /** The list; its items have the id in `data-organization`. */
  list: RefObject<HTMLElement | null>;
  /** Changes with the items of the list. */
  shown: unknown;
  isEnabled: boolean;
};

/** The tours and members of organizations, a page at a time, once one of them is in sight; those that were not read are missing. @see ADMIN-007 */
export function useOrganizationCounts({ organizations, list, shown, isEnabled }: Options): ReadonlyMap<string, OrganizationCount> {
  const key = organizations.map(({ id }) => id).join('\n');
  const batches = useMemo(() => batchesOf(key === '' ? [] : (key.split('\n') as OrgId[]), organizationPageSize), [key]);
  const visible = useVisible(list, shown, isEnabled);
  return useQueries({
    queries: batches.map((batch) => ({
      ...healthQueries.counts(batch),
      enabled: batch.some((id) => visible.has(id)),
      // cards without counts say nothing wrong
      throwOnError: false,
    })),
    combine: countsById,
  });
}

const countsById = (results: readonly { data: OrganizationCount[] | undefined }[]): ReadonlyMap<string, OrganizationCount> =>
  new Map(results.flatMap(({ data }) => data ?? []).map((count) => [count.organization, count]));

/** The ids of the items that were in sight. */
function useVisible(list: RefObject<HTMLElement | null>, shown: unknown, isEnabled: boolean): ReadonlySet<string> {
  const [visible, setVisible] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the items are observed again when others are shown
  useEffect(() => {
    const items = list.current?.querySelectorAll<HTMLElement>('[data-organization]') ?? [];
    if (!isEnabled || items.length === 0) return;
    const observer = new IntersectionObserver((entries) => {
      const ids = entries
        .filter(({ isIntersecting }) => isIntersecting)
        .map(({ target }) => (target as HTMLElement).dataset.organization ?? '');
      if (ids.length > 0) setVisible((before) => (ids.every((id) => before.has(id)) ? before : new Set([...before, ...ids])));
    });
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [list, shown, isEnabled]);
  return visible;
}
