import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownRequestQuery } from '@/backend/access-requests/own-request';
import { identityFrom } from '@/domain/access/identity';
import { ownRequestFrom } from '@/domain/access-requests/own-request';
import { AppError } from '@/domain/app-error';
import { tourId, userId } from '@/domain/ids';
import type { Stored } from '@/domain/stored';
import { showLanguage } from '@/language/show-language';
import { AskForAccess } from './ask-for-access';

const callables = vi.hoisted(() => ({ call: vi.fn(async (..._: unknown[]) => ({ message: 'requested' })) }));
vi.mock('@/backend/callables', () => callables);

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const tour = tourId('hall');
const eve = identityFrom({ uid: 'eve', email: 'eve@x.example', displayName: 'Eve' }, { email_verified: true });
const user = userEvent.setup();

async function open(request: Stored | null) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false }, mutations: { networkMode: 'always' } },
  });
  const { queryKey } = ownRequestQuery(userId('eve'), tour);
  const store = (stored: Stored | null) => client.setQueryData(queryKey, stored && ownRequestFrom('hall', stored));
  store(request);
  const opened = vi.fn();
  await act(
    async () =>
      void render(
        <QueryClientProvider client={client}>
          <AskForAccess currentUser={eve} tour={tour} isEditing={false} open={opened} />
        </QueryClientProvider>,
      ),
  );
  return { opened, store: (stored: Stored) => act(async () => void store(stored)) };
}

const press = () => user.click(screen.getByRole('button', { name: 'Ask for access' }));

it('sends what is asked for and why, and then waits for the answer', async () => {
  const { store, opened } = await open(null);
  await user.selectOptions(screen.getByRole('combobox', { name: 'What you need' }), 'Can View and Edit');
  await user.type(screen.getByRole('textbox', { name: 'Why you need it' }), 'I measure it.');
  await press();
  expect(callables.call.mock.calls[0]).toEqual([
    'requestAccess',
    { tour: 'hall', accessLevel: 'readUpdate', note: 'I measure it.', language: 'en' },
  ]);

  await store({ state: 'open', requestedAt: new Date() });
  await screen.findByText('Access requested.');
  expect(screen.queryByRole('button', { name: 'Ask for access' })).toBeNull();

  await store({ state: 'granted', requestedAt: new Date() });
  await waitFor(() => expect(opened).toHaveBeenCalled());
});

it('says why asking was refused, and what is wrong with a note', async () => {
  callables.call.mockRejectedValueOnce(new AppError('resource-exhausted', 'You asked for 10 tours today. Ask again tomorrow.'));
  await open(null);
  await user.type(screen.getByRole('textbox', { name: 'Why you need it' }), 'www.example.org');
  await press();
  expect(callables.call).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toMatch(/^Leave out web and email addresses/);

  await user.clear(screen.getByRole('textbox', { name: 'Why you need it' }));
  await press();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('You asked for 10 tours today. Ask again tomorrow.'));
});

it('says that it was declined, and after a day asks again', async () => {
  const { store } = await open({ state: 'declined', requestedAt: new Date() });
  screen.getByText(/^Your request was declined. You can ask again /);

  await store({ state: 'declined', requestedAt: new Date(Date.now() - 25 * 3_600_000) });
  await screen.findByText('Your request was declined.');
  screen.getByRole('button', { name: 'Ask for access' });
});

it('opens nothing by itself for an answer from an earlier visit', async () => {
  const { opened } = await open({ state: 'granted', requestedAt: new Date() });
  expect(opened).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Open the tour' }));
  expect(opened).toHaveBeenCalledOnce();
});

describe('in the language of the page', () => {
  afterEach(() => showLanguage('en'));

  it('asks in German, and sends what was chosen', async () => {
    await showLanguage('de');
    await open(null);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Was Sie brauchen' }), 'Ansehen und bearbeiten');
    await user.type(screen.getByRole('textbox', { name: 'Wozu Sie es brauchen' }), 'www.example.org');
    await user.click(screen.getByRole('button', { name: 'Zugriff anfragen' }));
    expect(screen.getByRole('alert').textContent).toMatch(/^Lassen Sie Web- und E-Mail-Adressen weg\./);

    await user.clear(screen.getByRole('textbox', { name: 'Wozu Sie es brauchen' }));
    await user.click(screen.getByRole('button', { name: 'Zugriff anfragen' }));

    expect(callables.call.mock.calls[0]).toEqual(['requestAccess', { tour: 'hall', accessLevel: 'readUpdate', note: '', language: 'de' }]);
  });

  it.each([
    ['de', /Sie können ab \p{L}+, 09:30 erneut anfragen\.$/u],
    ['ar', /يمكنك الطلب مرة أخرى بدءًا من \p{L}+ 9:30 ص\.$/u],
    ['en', /You can ask again \p{L}+ (at )?09:30\.$/u],
  ])('says in %s when one can ask again', async (code, text) => {
    vi.setSystemTime(new Date(2026, 10, 26, 9, 40));
    await showLanguage(code);

    await open({ state: 'declined', requestedAt: new Date(2026, 10, 26, 9, 30) });

    screen.getByText(text);
    vi.useRealTimers();
  });
});
