import { expect, it, vi } from 'vitest';
import { orgId } from '@/domain/ids';
import { saveArchive } from '@/widgets/archive/save-archive';
import { organizationArchive } from './organization-archive';

const exportedPages = vi.hoisted(() => vi.fn());
const openFile = vi.hoisted(() => vi.fn());
vi.mock('@/backend/organization-limits/commands', () => ({ exportedPages }));
vi.mock('@/backend/storage/open-file', () => ({ openFile }));

it('the archive of an organization has what the server returns and its files, and names those that are gone', async () => {
  exportedPages.mockImplementation(async function* () {
    yield { entries: [{ name: 'people.json', text: '[]' }], files: [], next: 'files' };
    yield { entries: [], files: ['a.pdf', 'gone.pdf'].map((name) => ({ path: `organizations/Acme/tour/t/${name}`, bytes: 3 })), next: '' };
  });
  openFile.mockImplementation(async (path: string) => (path.endsWith('gone.pdf') ? null : new Response('pdf')));
  let archive = new Uint8Array();
  const target = {
    write: async (stream: ReadableStream<Uint8Array>) => {
      archive = new Uint8Array(await new Response(stream).arrayBuffer());
    },
  };
  const progress: number[] = [];

  await saveArchive((signal) => organizationArchive(orgId('Acme'), signal), {
    target,
    signal: new AbortController().signal,
    onProgress: ({ files }) => progress.push(files),
  });

  const text = new TextDecoder().decode(archive);
  expect(['people.json', 'files/tour/t/a.pdf', 'README.txt'].filter((name) => !text.includes(name))).toEqual([]);
  expect(text).not.toContain('files/tour/t/gone.pdf');
  expect(text).toContain('organizations/Acme/tour/t/gone.pdf');
  expect(progress.at(-1)).toBe(3);
});
