import { queryOptions } from '@tanstack/react-query';
import type { ListedApiKey } from '@/domain/api-keys/api-key';
import type { OrgId } from '@/domain/ids';
import { call } from '../callables';

export const apiKeyQueries = {
  /** The API keys of an organization, latest first; not live, because no client reads their documents. @throws AppError `permission-denied`, `unavailable` */
  of: (organization: OrgId) =>
    queryOptions({
      queryKey: ['organizations', organization, 'apiKeys'],
      queryFn: async (): Promise<ListedApiKey[]> => (await call('listApiKeys', { organization })).keys,
      retry: false,
      refetchOnWindowFocus: false,
    }),
};
