import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localKeys } from '@/domain/application/local-keys';
import { tourAsVersion } from '@/domain/publishing/compare';
import { publicationVersionFrom } from '@/domain/publishing/publication-version';
import { tourFrom } from '@/domain/tours/tour';
import { writeSetting } from '@/ui/settings';
import { WebsiteDialog } from './website-dialog';

const websiteEntries = vi.hoisted(() => vi.fn());
vi.mock('./entries', () => ({ websiteEntries }));
vi.mock('@/widgets/archive/save-archive', () => ({
  saveArchive: async (read: (signal: AbortSignal) => unknown) => void read(new AbortController().signal),
}));
vi.mock('@/ui/save-stream', () => ({ chooseSaveTarget: async () => ({ write: async () => undefined }) }));
const tour = tourFrom('t', { name: 'Hall', folders: [] });
const snapshot = vi.hoisted(() => ({ languages: [] as string[] }));
const version = publicationVersionFrom('v1', { name: 'Version 1', poiCount: 1 });
vi.mock('./use-plan', async (original) => ({
  ...(await original<object>()),
  usePlan: () => ({
    plan: {
      tour,
      version,
      snapshot: { ...tourAsVersion(tour), ...snapshot },
      model: '',
      files: new Map(),
      scan: null,
      noScan: 'none',
      bytes: 10,
    },
    error: null,
    retry: () => undefined,
  }),
}));

beforeEach(() => {
  websiteEntries.mockReset();
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = vi.fn();
});
afterEach(() => {
  cleanup();
  writeSetting(localKeys.language, null);
  snapshot.languages = [];
});

const languageSelect = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
const open = () => render(<WebsiteDialog tour={tour} version={version} onClose={() => undefined} />);
const downloaded = () => waitFor(() => expect(websiteEntries).toHaveBeenCalledOnce()).then(() => websiteEntries.mock.lastCall?.[1]);

it('offers the page in every language, each in its own name, and packs it in the one that is chosen', async () => {
  open();
  expect(languageSelect().value).toBe('en');
  expect([...languageSelect().options].map(({ text }) => text)).toEqual(expect.arrayContaining(['English', 'Deutsch', 'العربية']));

  await userEvent.selectOptions(languageSelect(), 'Deutsch');
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));

  expect(await downloaded()).toBe('de');
});

it('begins with the language that its reader chose', async () => {
  writeSetting(localKeys.language, 'fr');
  open();

  await userEvent.click(screen.getByRole('button', { name: 'Download' }));

  expect(await downloaded()).toBe('fr');
});

it('has nothing to choose for a version in several languages, which has a page in each', async () => {
  snapshot.languages = ['de', 'en'];
  open();

  expect(screen.queryByRole('combobox')).toBeNull();
  screen.getByText('A page for each of: German and English');
});
