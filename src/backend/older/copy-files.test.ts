import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orgId } from '@/domain/ids';
import { copySweepFiles } from './copy-files';

const storage = vi.hoisted(() => ({ files: [] as string[], opened: [] as string[], fails: (_path: string): boolean => false }));

vi.mock('../storage/list-files', () => ({
  listFiles: async (path: string) =>
    path.endsWith('/sweeps')
      ? { folders: ['s1'], files: [] }
      : { folders: [], files: storage.files.filter((file) => file.startsWith(`${path}/`)).map((file) => ({ path: file })) },
}));
vi.mock('../storage/open-file', () => ({
  openFile: async (path: string, signal: AbortSignal) => {
    storage.opened.push(path);
    signal.throwIfAborted();
    if (storage.fails(path)) throw new Error(`no ${path}`);
    return new Response('content');
  },
}));
vi.mock('../storage/upload-file', () => ({ uploadFile: async () => undefined }));

const names = Array.from({ length: 12 }, (_, index) => `${index}.pdf`);
const [from, to] = [
  { organization: orgId('acme'), tour: 'old' },
  { organization: orgId('acme'), tour: 'new' },
];
const copy = (signal: AbortSignal, onProgress = vi.fn()) => copySweepFiles(from, to, { onProgress, signal });

beforeEach(async () => {
  const { olderSweepFolder } = await import('@/domain/files/paths');
  storage.files = names.map((name) => `${olderSweepFolder(from.organization, from.tour, 's1')}/${name}`);
  storage.opened = [];
  storage.fails = () => false;
});

describe('copySweepFiles', () => {
  it('copies every file and reports each', async () => {
    const onProgress = vi.fn();

    expect(await copy(new AbortController().signal, onProgress)).toBe(12);

    expect(storage.opened).toHaveLength(12);
    expect(onProgress.mock.calls.map(([done]) => done)).toEqual(Array.from({ length: 13 }, (_, done) => done));
  });

  it('begins no other file after an error', async () => {
    storage.fails = (path) => path.endsWith('/1.pdf');

    await expect(copy(new AbortController().signal)).rejects.toThrow('no ');
    await new Promise((resolve) => setTimeout(resolve));

    expect(storage.opened.length).toBeLessThan(12);
  });

  it('begins no other file after a cancellation', async () => {
    const cancelled = new AbortController();
    const copying = copy(cancelled.signal, vi.fn((done: number) => done === 1 && cancelled.abort()) as never);

    await expect(copying).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve));

    expect(storage.opened.length).toBeLessThan(12);
  });
});
