import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button';
import { SelectField } from './select-field';
import { SwitchField } from './switch-field';
import { TextField } from './text-field';

afterEach(cleanup);

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

describe('a field', () => {
  it('is named by its label and described by its hint and error', () => {
    render(<TextField label="Tour Name" hint="As visitors read it." error="Enter a name." required />);

    const field = screen.getByRole('textbox', { name: 'Tour Name' });
    expect(described(field)).toEqual(['As visitors read it.', 'Enter a name.']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Enter a name.');
  });

  it('has no error or description when it is valid', () => {
    render(<SelectField label="Tour Type" options={[{ value: 'h', label: 'House' }]} />);

    const field = screen.getByRole('combobox', { name: 'Tour Type' });
    expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toEqual([null, null]);
  });
});

describe('a switch', () => {
  it('calls onChange with the opposite state', async () => {
    const change = vi.fn();
    render(<SwitchField label="Tags" checked onChange={change} />);

    await userEvent.click(screen.getByRole('switch', { name: 'Tags', checked: true }));

    expect(change.mock.calls).toEqual([[false]]);
  });

  it('is toggled by a press on its label or hint, and named by its label alone', async () => {
    const change = vi.fn();
    render(<SwitchField label="Sweeps" hint="The circles you can step onto" checked={false} onChange={change} />);

    await userEvent.click(screen.getByText('Sweeps'));
    await userEvent.click(screen.getByText('The circles you can step onto'));

    expect(change.mock.calls).toEqual([[true], [true]]);
    expect(described(screen.getByRole('switch', { name: 'Sweeps' }))).toEqual(['The circles you can step onto']);
  });

  it('is not toggled by its label while it is disabled', async () => {
    const change = vi.fn();
    render(<SwitchField label="Public" checked={false} disabled onChange={change} />);

    await userEvent.click(screen.getByText('Public'));

    expect(change).not.toHaveBeenCalled();
  });
});

describe('a button', () => {
  it('ignores clicks and does not submit the form while it is busy', async () => {
    const [press, send] = [vi.fn(), vi.fn()];
    const form = (busy: boolean) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Button type="submit" busy={busy} onClick={press}>
          Save
        </Button>
      </form>
    );
    const { rerender } = render(form(true));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect([press, send].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);

    rerender(form(false));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect([press, send].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});
