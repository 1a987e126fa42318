import { type QueryClient, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cardOf } from '@/backend/people/cards';
import type { AuditEntry } from '@/domain/audit/audit';
import { accountsIn } from '@/domain/audit/audit-filter';
import type { AuditNames } from '@/domain/audit/audit-sentence';

/** The addresses of the accounts in entries, as they are now: an entry has none. */
export function useAccountNames(entries: readonly AuditEntry[]): AuditNames {
  const accounts = useMemo(() => accountsIn(entries), [entries]);
  const cards = useQueries({
    queries: accounts.map((uid) => ({ ...cardOf(uid), throwOnError: false })),
    combine: (results) => results.map(({ data, isError }) => (data === undefined && !isError ? undefined : data?.email || null)),
  });
  return useMemo(
    () => new Map(accounts.flatMap((uid, index) => (cards[index] === undefined ? [] : [[uid, cards[index] ?? null] as const]))),
    [accounts, cards],
  );
}

/** The same once all are read, for an export. @throws AppError where one cannot be read */
export async function readAccountNames(client: QueryClient, entries: readonly AuditEntry[]): Promise<AuditNames> {
  return new Map(
    await Promise.all(accountsIn(entries).map(async (uid) => [uid, (await client.ensureQueryData(cardOf(uid)))?.email || null] as const)),
  );
}
