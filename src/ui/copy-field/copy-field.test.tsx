import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CopyField } from './copy-field';

afterEach(cleanup);

it('copies its text and says so', async () => {
  const user = userEvent.setup();
  render(<CopyField label="Link" text="https://loggia.example" copyLabel="Copy the link" />);

  await user.click(screen.getByRole('button', { name: 'Copy the link' }));

  expect(await navigator.clipboard.readText()).toBe('https://loggia.example');
  expect(screen.getByRole('status').textContent).toBe('Copied!');
});

it('says that copying failed, and selects its text on focus', async () => {
  const user = userEvent.setup();
  render(<CopyField label="Link" text="https://loggia.example" copyLabel="Copy the link" />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));

  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(screen.getByRole('status').textContent).toBe('Failed to copy');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
  await user.click(field);

  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});
