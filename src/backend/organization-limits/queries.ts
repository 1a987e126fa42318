import { queryOptions } from '@tanstack/react-query';
import type { OrgId } from '@/domain/ids';
import { type Standstill, standstillFrom } from '@/domain/organization-limits/blocks';
import { type OrganizationReceipt, organizationReceiptFrom } from '@/domain/organization-limits/deletion';
import { type Limits, limitsFrom } from '@/domain/organization-limits/limits';
import { shownMonths, type Usage, usageFrom } from '@/domain/organization-limits/usage';
import { call } from '../callables';
import { withAppErrors } from '../errors';
import { store } from '../firestore/store';
import { docOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import type { Source } from '../live/source';

const limitsOf = (organization: OrgId): Source<Limits> => ({
  path: `organizations/${organization}/limits`,
  read: (_id, stored) => limitsFrom(stored),
});

const blocksOf = (organization: OrgId): Source<Standstill> => ({
  path: `organizations/${organization}/blocked`,
  read: (_id, stored) => standstillFrom(stored),
});

const receiptsShown = 100;

export const organizationLimitQueries = {
  /** The limits of an organization, live; null where there are none. @throws AppError `permission-denied`, `unavailable` */
  limits: (organization: OrgId) => liveQuery(['organizations', organization, 'limits'], docOf(limitsOf(organization), 'current')),
  /** Why nothing in an organization changes, live; null while it does. @throws AppError `permission-denied`, `unavailable` */
  standstill: (organization: OrgId) => liveQuery(['organizations', organization, 'standstill'], docOf(blocksOf(organization), 'changes')),
  /** What an organization used, latest month first; counted now where it never was. @throws AppError `permission-denied`, `unavailable` */
  usage: (organization: OrgId) =>
    queryOptions({
      queryKey: ['organizations', organization, 'usage'],
      queryFn: () => withAppErrors(usageOf(organization)),
      staleTime: 0,
      retry: false,
    }),
  /** The receipts of organizations that were deleted, latest first. @throws AppError `permission-denied`, `unavailable` */
  receipts: () =>
    queryOptions({ queryKey: ['organizationReceipts'], queryFn: () => withAppErrors(receipts()), staleTime: 0, retry: false }),
};

async function usageOf(organization: OrgId): Promise<Usage[]> {
  const months = await usageMonths(organization);
  if (months.some(({ countedAt }) => countedAt !== null)) return months;
  await call('countUsage', { organization });
  return usageMonths(organization);
}

async function usageMonths(organization: OrgId): Promise<Usage[]> {
  const { db, collection, fieldsOf, getDocs, limit, orderBy, query } = await store();
  const months = collection(db, `organizations/${organization}/usage`);
  const { docs } = await getDocs(query(months, orderBy('month', 'desc'), limit(shownMonths)));
  return docs.map((month) => usageFrom(month.id, fieldsOf(month)));
}

async function receipts(): Promise<OrganizationReceipt[]> {
  const { db, collection, fieldsOf, getDocs, limit, orderBy, query } = await store();
  const { docs } = await getDocs(query(collection(db, 'organizationReceipts'), orderBy('deletedAt', 'desc'), limit(receiptsShown)));
  return docs.map((receipt) => organizationReceiptFrom(receipt.id, fieldsOf(receipt)));
}
