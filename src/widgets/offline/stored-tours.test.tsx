import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeCopy, storedCopies } from '@/backend/offline/copies';
import { offlineCopyFrom } from '@/domain/offline/copy';
import { showLanguage } from '@/language/show-language';
import { toastError } from '@/ui/toast';
import { StoredTours } from './stored-tours';

vi.mock('@/ui/toast');
vi.mock('@/backend/offline/copies', () => ({ removeCopy: vi.fn(), storedCopies: vi.fn() }));

const copies = [
  { id: 'tour/hall', path: '/digital-twin/hall', title: 'Hall', state: 'saved', bytes: 3_450_000 },
  { id: 'tour/mill', path: '/digital-twin/mill', title: 'Mill', state: 'opened', bytes: 12_000 },
  { id: 'tour/barn', path: '/digital-twin/barn', title: 'Barn', state: 'saving', bytes: 900 },
].map(offlineCopyFrom);

beforeEach(() => {
  vi.mocked(storedCopies).mockReset().mockResolvedValue(copies);
  vi.mocked(removeCopy).mockReset().mockResolvedValue(undefined);
  vi.mocked(toastError).mockReset();
});
afterEach(async () => {
  cleanup();
  await showLanguage('en');
});

async function someTours() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StoredTours />
    </QueryClientProvider>,
  );
  await screen.findByRole('link', { name: 'Hall' });
}

const states = () => screen.getAllByRole('listitem').map((row) => row.querySelector('a + span')?.textContent?.replaceAll('\u00a0', ' '));

it.each([
  ['en', ['Saved for offline · 3.5 MB', 'Opened recently · 12 kB', 'Not completely saved · 900 B'], 'Remove Hall'],
  ['de', ['Offline gespeichert · 3,5 MB', 'Kürzlich geöffnet · 12 kB', 'Nicht vollständig gespeichert · 900 B'], 'Hall entfernen'],
  ['fr', ['Enregistrée hors ligne · 3,5 Mo', 'Ouverte récemment · 12 ko', 'Enregistrement incomplet · 900 o'], 'Retirer Hall'],
  ['ar', ['متاحة دون اتصال · 3.5 ميغابايت', 'فُتحت مؤخرًا · 12 كيلوبايت', 'لم يكتمل حفظها · 900 بايت'], 'إزالة Hall'],
])('stored tours say their state and size: %s', async (language, texts, button) => {
  await showLanguage(language);
  await someTours();

  expect(states()).toEqual(texts);
  expect(screen.getByRole('button', { name: button })).toBeTruthy();
});

it('a failure to remove one is said in the language of that moment', async () => {
  vi.mocked(removeCopy).mockRejectedValue(new Error('in use'));
  await someTours();
  await act(() => showLanguage('es'));

  await userEvent.click(screen.getByRole('button', { name: 'Eliminar Mill' }));

  expect(vi.mocked(toastError).mock.calls).toEqual([['No se pudo eliminar el recorrido de este dispositivo. Inténtelo de nuevo.']]);
});
