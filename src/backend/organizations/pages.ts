import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type ListedOrganization, listedFields, listedOrganizationFrom } from '@/domain/organizations/organization';
import { call } from '../callables';
import { withAppErrors } from '../errors';
import { readDocument } from '../live/rest-fetches';
import { documentsRoot, sendRequest } from '../rest/rest';
import { organizations } from './refs';

/** Organizations that are read at once. Each is one read, and counting its tours and members two. */
export const organizationPageSize = 16;

type Page = { organizations: ListedOrganization[]; next: string | null };

const listed = { path: organizations.path, read: listedOrganizationFrom, fields: listedFields };

// for global admins; not live, because a listener would read all of them
export const organizationPages = {
  /** All organizations by id, a page at a time. @throws AppError `permission-denied`, `unavailable` @see ADMIN-007 */
  all: () =>
    infiniteQueryOptions({
      queryKey: ['organizationPages'],
      queryFn: ({ pageParam }) => withAppErrors(pageAfter(pageParam)),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }: Page) => next,
      staleTime: 0,
    }),
  /** The organizations whose name contains the text, among all of them. @throws AppError `permission-denied`, `unavailable` @see ADMIN-006 */
  found: (search: string) =>
    queryOptions({
      queryKey: ['organizationPages', 'found', search],
      queryFn: () => call('findOrganizations', { search }),
      retry: false,
      staleTime: 60_000,
    }),
};

async function pageAfter(last: string | null): Promise<Page> {
  const after = last !== null && {
    startAt: { values: [{ referenceValue: `${documentsRoot()}/${listed.path}/${last}` }], before: false },
  };
  const { documents } = await sendRequest({
    parent: documentsRoot(),
    structuredQuery: {
      select: { fields: listedFields.map((fieldPath) => ({ fieldPath })) },
      from: [{ collectionId: listed.path }],
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
      ...after,
      limit: organizationPageSize,
    },
  });
  const read = documents.map((document) => readDocument(listed, document));
  return { organizations: read, next: documents.length < organizationPageSize ? null : (read.at(-1)?.id ?? null) };
}
