import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { orgId, userId } from '@/domain/ids';
import { CurrentUserProvider } from '@/widgets/current-user';
import { OfflineBanner } from './offline-banner';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('counts the changes that wait for the network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const member = {
    uid: userId('u'),
    email: 'e@acme.example',
    displayName: 'E',
    verified: true,
    organization: orgId('acme'),
    role: 'user' as const,
  };
  render(
    <QueryClientProvider client={client}>
      <CurrentUserProvider identity={member}>
        <OfflineBanner />
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
  screen.getByText(/Changes are saved when you’re back online\./);
  let answer = (_: null) => {};
  const save = () =>
    client
      .getMutationCache()
      .build(client, { mutationFn: () => new Promise<null>((resolve) => (answer = resolve)) })
      .execute(null);

  await act(async () => void save());
  screen.getByText(/1 change is waiting/);
  await act(async () => void save());
  screen.getByText(/2 changes are waiting/);
  await act(async () => answer(null));

  expect(screen.getByRole('status').textContent).toContain('1 change is waiting');
});
