import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { orgId } from '@/domain/ids';
import { organizationLimitQueries } from './queries';

const call = vi.hoisted(() => vi.fn());
const getDocs = vi.hoisted(() => vi.fn());
vi.mock('../callables', () => ({ call }));
vi.mock('../firestore/store', () => ({
  store: async () => ({
    db: {},
    collection: vi.fn(),
    limit: vi.fn(),
    orderBy: vi.fn(),
    query: vi.fn(),
    getDocs,
    fieldsOf: (month: { fields: object }) => month.fields,
  }),
}));

const read = () => new QueryClient().fetchQuery(organizationLimitQueries.usage(orgId('Acme')));
const stored = (fields: object) => ({ docs: [{ id: '2026-11', fields }] });
const counted = stored({ tours: 3, countedAt: new Date(0) });

it('usage that nobody counted yet is counted when it is read first, also where mails were sent before', async () => {
  for (const before of [{ docs: [] }, stored({ mails: 2 })]) {
    call.mockReset();
    getDocs.mockReset().mockResolvedValueOnce(before).mockResolvedValue(counted);

    expect(await read()).toMatchObject([{ month: '2026-11', tours: 3 }]);

    expect(call.mock.calls).toEqual([['countUsage', { organization: 'Acme' }]]);
  }
});

it('usage that was counted is read alone', async () => {
  call.mockReset();
  getDocs.mockReset().mockResolvedValue(counted);

  expect(await read()).toMatchObject([{ tours: 3 }]);

  expect(call).not.toHaveBeenCalled();
});
