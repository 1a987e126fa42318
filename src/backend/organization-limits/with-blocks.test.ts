import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { withBlocks } from './with-blocks';

const readStored = vi.hoisted(() => vi.fn());
vi.mock('../rest/commit', () => ({ readStored }));

const denied = () => Promise.reject(new AppError('permission-denied', 'No.'));
/** What is blocked; what nobody may read is an error. */
const blocked = (...kinds: string[]) =>
  readStored.mockImplementation(async (_path: string, kind: string) => {
    if (kind === 'changes' && !kinds.includes(kind)) throw new AppError('permission-denied', 'No.');
    return kinds.includes(kind) ? {} : null;
  });

beforeEach(() => void readStored.mockReset());

it('says that there is no room, or that nothing changes, where something was refused', async () => {
  blocked('tours');
  await expect(withBlocks('acme', 'tours', denied())).rejects.toMatchObject({
    code: 'resource-exhausted',
    message: expect.stringMatching(/^The organization has as many tours as it may have/),
  });
  blocked('changes', 'tours');
  await expect(withBlocks('acme', 'tours', denied())).rejects.toMatchObject({
    code: 'failed-precondition',
    message: expect.stringMatching(/suspended/),
  });
  expect(readStored).toHaveBeenCalledWith('organizations/acme/blocked', 'tours');
});

it('reads nothing where it was not refused, and adds nothing where nothing is blocked', async () => {
  blocked();
  expect(await withBlocks('acme', 'files', Promise.resolve('done'))).toBe('done');
  await expect(withBlocks('acme', 'files', Promise.reject(new AppError('unavailable', 'Offline.')))).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(readStored).not.toHaveBeenCalled();
  await expect(withBlocks('acme', 'files', denied())).rejects.toMatchObject({ code: 'permission-denied', message: 'No.' });
});
