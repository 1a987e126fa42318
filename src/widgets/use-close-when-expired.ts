import { useState } from 'react';
import { canRead } from '@/domain/access/tours';
import { AppError } from '@/domain/app-error';
import type { Tour } from '@/domain/tours/tour';
import { useCurrentUser } from './current-user';
import { useAccessContext } from './use-access-context';

type Opened = Pick<Tour, 'id' | 'organization' | 'collection' | 'createdBy' | 'public'>;

/**
 * Closes an open tour as soon as the invitation that opened it expires. Nothing is written at that moment, so the server ends no listener.
 * @throws AppError `permission-denied` to the page's error boundary, unless `mayClose` is false
 * @see ACCESS-054
 */
export function useCloseWhenExpired(tour: Opened, mayClose = true): void {
  const currentUser = useCurrentUser();
  const context = useAccessContext(tour.organization);
  const [openedAt] = useState(() => new Date());
  const canReadAt = (now: Date) => canRead(currentUser, tour, { ...context, now });
  if (mayClose && canReadAt(openedAt) && !canReadAt(context.now))
    throw new AppError('permission-denied', 'You do not have access to this Digital Twin');
}
