import { queryOptions } from '@tanstack/react-query';
import type { OrgId } from '@/domain/ids';
import type { ListedWebhook } from '@/domain/webhooks/webhook';
import { call } from '../callables';

export const webhookQueries = {
  /** The webhooks of an organization with their latest deliveries; not live, because no client reads their documents. @throws AppError `permission-denied`, `unavailable` */
  of: (organization: OrgId) =>
    queryOptions({
      queryKey: ['organizations', organization, 'webhooks'],
      queryFn: async (): Promise<ListedWebhook[]> => (await call('listWebhooks', { organization })).webhooks,
      retry: false,
      refetchOnWindowFocus: false,
    }),
};
