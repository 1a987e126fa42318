import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { RouteFrame } from './route-frame';

// React logs every error that a boundary catches
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Props = { load: () => Promise<string> };

function Screen({ load }: Props) {
  return <h1>{useSuspenseQuery({ queryKey: ['page'], queryFn: load, retry: false }).data}</h1>;
}

function aPage(load: Props['load']) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <RouteFrame pageKey="hall" skeleton={<p>Loading</p>}>
          <Screen load={load} />
        </RouteFrame>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('RouteFrame', () => {
  it('shows the skeleton, then the page', async () => {
    aPage(async () => 'Hall');

    expect(screen.getByText('Loading')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Hall' })).toBeDefined();
  });

  it('shows the error, and Retry loads again', async () => {
    const user = userEvent.setup();
    const answers = [() => Promise.reject(new AppError('unavailable', 'The server cannot be reached.')), async () => 'Hall'];
    aPage(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));

    expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('heading', { name: 'Hall' })).toBeDefined();
  });

  it.each(['permission-denied', 'not-found'] as const)('shows the same page for %s [ACCESS-046 ACCESS-047]', async (code) => {
    aPage(() => Promise.reject(new AppError(code, 'secret reason')));

    expect(await screen.findByRole('heading', { name: 'Access denied' })).toBeDefined();
    expect(screen.getByText('You do not have access to this Digital Twin')).toBeDefined();
    expect(document.body.textContent).not.toContain('secret reason');
  });
});
