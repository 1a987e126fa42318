import { act, cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RichTextField } from './rich-text-field';

beforeEach(() => {
  // jsdom has no layout
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null }) as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
afterEach(cleanup);

type Options = { value?: string; maxLength?: number; error?: string };
type FormProps = Options & { onChange: (html: string) => void; onSubmit: () => void };

function Form({ value = '', maxLength = 50_000, error, onChange, onSubmit }: FormProps) {
  const [text, setText] = useState(value);
  const change = (html: string) => {
    onChange(html);
    setText(html);
  };
  return (
    <form
      aria-label="Page"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <RichTextField label="Terms" value={text} onChange={change} maxLength={maxLength} hint="Shown once." error={error} />
      <button type="button" onClick={() => setText('<p>Theirs</p>')}>
        Other version
      </button>
      <input aria-label="Title" />
    </form>
  );
}

async function aField(options: Options = {}) {
  const [onChange, onSubmit] = [vi.fn(), vi.fn()];
  const { container } = render(<Form {...options} onChange={onChange} onSubmit={onSubmit} />);
  const field = await screen.findByRole('textbox', { name: 'Terms' });
  return { container, field, onChange, onSubmit, user: userEvent.setup() };
}

const paste = (into: HTMLElement, text: string) => {
  const clipboardData = { getData: (type: string) => (type === 'text/plain' ? text : ''), types: ['text/plain'], files: [] };
  act(() => void fireEvent(into, createEvent.paste(into, { clipboardData })));
};

describe('RichTextField', () => {
  it('is named, with its hint and error, and passes axe', async () => {
    const { container, field } = await aField({ value: '<p>Swept</p>', error: 'Enter the terms.' });

    expect(within(screen.getByRole('group', { name: 'Terms' })).getByText('Shown once.')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Enter the terms.');
    expect(field.textContent).toBe('Swept');
    const descriptions = field
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect([descriptions, field.getAttribute('aria-invalid')]).toEqual([['Shown once.', 'Enter the terms.'], 'true']);
    // jsdom draws no colours
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  });

  it('does not take focus, and has no Done button', async () => {
    await aField();

    expect(document.activeElement).toBe(document.body);
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  });

  it('reports what was typed when it loses focus', async () => {
    const { field, onChange, user } = await aField();
    act(() => field.focus());

    paste(field, 'Swept');
    await user.click(screen.getByRole('textbox', { name: 'Title' }));

    expect(onChange).toHaveBeenLastCalledWith('<p>Swept</p>');
  });

  it('reports what was typed before the form is saved with Ctrl+S', async () => {
    const { field, onChange } = await aField();
    paste(field, 'Swept');
    expect(onChange).not.toHaveBeenCalled();

    fireEvent.keyDown(field, { key: 's', ctrlKey: true });

    expect(onChange).toHaveBeenCalledWith('<p>Swept</p>');
  });

  it.each([
    ['Ctrl+Enter', { key: 'Enter', ctrlKey: true }],
    ['F8', { key: 'F8' }],
  ])('reports what was typed before it is saved with %s, without a line more', async (_, key) => {
    const { field, onChange } = await aField();
    paste(field, 'Swept');

    fireEvent.keyDown(field, key);

    expect(onChange).toHaveBeenCalledExactlyOnceWith('<p>Swept</p>');
    expect(field.querySelector('br')).toBeNull();
  });

  it('shows a value that was set from elsewhere', async () => {
    const { field, user } = await aField({ value: '<p>Mine</p>' });

    await user.click(screen.getByRole('button', { name: 'Other version' }));

    await waitFor(() => expect(field.textContent).toBe('Theirs'));
  });

  it('keeps a text that is too long, and says by how much', async () => {
    const { field, onChange } = await aField({ maxLength: 20 });

    paste(field, 'x'.repeat(15));

    await waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(screen.getByRole('alert').textContent).toContain('This has 22 characters including formatting; the maximum is 20.');
  });

  it('says by name that a file is left out, since there is nowhere to put it', async () => {
    const { field, onChange } = await aField();
    const clipboardData = { getData: () => '', types: ['Files'], files: [new File(['x'], 'plan.png', { type: 'image/png' })] };

    act(() => void fireEvent(field, createEvent.paste(field, { clipboardData })));

    expect(screen.getByRole('alert').textContent).toBe('Not pasted: file “plan.png”.');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('adds a link by keyboard without submitting the form around it', async () => {
    const { field, onChange, onSubmit, user } = await aField();
    act(() => field.focus());
    fireEvent.keyDown(field, { key: 'k', ctrlKey: true });

    await user.type(screen.getByRole('textbox', { name: 'Address' }), 'example.org{Enter}');

    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('<p><a href="https://example.org">example.org</a></p>'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
