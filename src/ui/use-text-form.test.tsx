import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TextField } from './text-field';
import { useTextForm } from './use-text-form';

afterEach(cleanup);

type Props = { submit: (text: string) => string | null; initialError: string | null };

function Form({ submit, initialError }: Props) {
  const { onSubmit, ...field } = useTextForm('Hall', submit, initialError);
  return (
    <form onSubmit={onSubmit}>
      <TextField label="Name" {...field} />
    </form>
  );
}

function aForm(submit: Props['submit'], initialError: string | null = null) {
  render(<Form submit={submit} initialError={initialError} />);
  return { user: userEvent.setup(), field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }) };
}

describe('useTextForm', () => {
  it('submits the text', async () => {
    const submit = vi.fn(() => null);
    const { user, field } = aForm(submit);

    await user.type(field, ' 2{Enter}');

    expect(submit).toHaveBeenCalledExactlyOnceWith('Hall 2');
    expect(screen.queryByText('Taken.')).toBeNull();
  });

  it('shows what is wrong until the text changes', async () => {
    const { user, field } = aForm(() => 'Taken.');

    await user.type(field, '{Enter}');
    expect(screen.getByText('Taken.')).toBeTruthy();
    await user.type(field, '!');

    expect(screen.queryByText('Taken.')).toBeNull();
    expect(field.value).toBe('Hall!');
  });

  it('can begin with an error', () => {
    aForm(() => null, 'Not saved.');

    expect(screen.getByText('Not saved.')).toBeTruthy();
  });
});
