import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { DemoAccounts } from './demo-accounts';
import { mockAuthService, never, refusing } from './testing/mock-auth-service';

afterEach(cleanup);

const all = '[{ "email": "editor@casa-aperta.example", "description": "editor at Casa Aperta (superuser)", "password": "loggia-demo" }]';
const editor = /^editor at Casa Aperta/;

describe('the demo accounts', () => {
  it('sign in with one press, and once', async () => {
    const account = mockAuthService({ signIn: never });
    render(<DemoAccounts account={account} accounts={all} />);

    await userEvent.dblClick(screen.getByRole('button', { name: editor }));

    expect(account.signIn).toHaveBeenCalledExactlyOnceWith({ email: 'editor@casa-aperta.example', password: 'loggia-demo' });
    expect(screen.getByText('Signing in…')).toBeDefined();
  });

  it('say why signing in failed, and can be tried again', async () => {
    render(<DemoAccounts account={mockAuthService({ signIn: refusing('unavailable') })} accounts={all} />);

    await userEvent.click(screen.getByRole('button', { name: editor }));

    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByRole('button', { name: editor })).toHaveProperty('disabled', false);
  });
});
