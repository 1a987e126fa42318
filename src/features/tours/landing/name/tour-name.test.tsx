import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '@/domain/app-error';
import { showLanguage } from '@/language/show-language';
import { TourName } from './tour-name';

afterEach(async () => {
  cleanup();
  await showLanguage('en');
});

function aName({ canRename = true, save = async (_name: string): Promise<void> => undefined } = {}) {
  const saved: string[] = [];
  const keep = (name: string) => {
    saved.push(name);
    return save(name);
  };
  const client = new QueryClient();
  const page = (name: string) => (
    <QueryClientProvider client={client}>
      <TourName name={name} canRename={canRename} save={keep} />
    </QueryClientProvider>
  );
  const view = render(page('Old Hall'));
  const becomes = (name: string) => view.rerender(page(name));
  return { saved, becomes, user: userEvent.setup() };
}

const opener = () => screen.getByRole('button', { name: 'Rename tour' });
const field = () => screen.getByRole('textbox', { name: 'Tour Name' });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('TourName', () => {
  it('renames by keyboard and restores the focus', async () => {
    const { saved, user } = aName();

    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(field());
    await user.keyboard('  New Hall {Enter}');

    expect(saved).toEqual(['New Hall']);
    expect(document.activeElement).toBe(opener());
  });

  it('cancels on Escape', async () => {
    const { saved, user } = aName();

    await user.click(opener());
    await user.keyboard('Other{Escape}');

    expect([saved, heading()]).toEqual([[], 'Old Hall']);
    expect(document.activeElement).toBe(opener());
  });

  it('writes nothing if the name is unchanged', async () => {
    const { saved, user } = aName();

    await user.click(opener());
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(saved).toEqual([]);
  });

  it('rejects an empty name or one longer than 200 characters', async () => {
    const { saved, user } = aName();

    await user.click(opener());
    await user.clear(field());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Enter a name.');
    await user.click(field());
    await user.paste('x'.repeat(201));
    await user.keyboard('{Enter}');

    expect(screen.getByRole('alert').textContent).toBe('Use at most 200 characters.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(saved).toEqual([]);
  });

  it('restores the input with the reason if saving fails', async () => {
    const { user } = aName({ save: () => Promise.reject(new AppError('permission-denied', 'You don’t have permission to do this.')) });

    await user.click(opener());
    await user.keyboard('New Hall{Enter}');

    expect(await screen.findByDisplayValue('New Hall')).toBe(field());
    expect(screen.getByRole('alert').textContent).toBe('Not saved. You don’t have permission to do this.');
  });

  it('shows that it is saving until the server responds', async () => {
    const { user } = aName({ save: () => new Promise(() => undefined) });

    await user.click(opener());
    await user.keyboard('New Hall{Enter}');

    expect(screen.getByRole('status').textContent).toBe('Saving…');
  });

  it('keeps the input and shows a notice when someone else renames the tour', async () => {
    const { saved, becomes, user } = aName();
    await user.click(opener());
    await user.keyboard('Mine');

    becomes('Theirs');

    expect(field()).toHaveProperty('value', 'Mine');
    expect(screen.getByRole('status').textContent).toContain('changed to “Theirs”');
    await user.click(screen.getByRole('button', { name: 'Keep theirs' }));
    expect([saved, heading()]).toEqual([[], 'Theirs']);
  });

  it('hides renaming without write access', () => {
    aName({ canRename: false });

    expect(screen.queryByRole('button')).toBeNull();
    expect(heading()).toBe('Old Hall');
  });

  it('is renamed in the language of the page, with its messages', async () => {
    await showLanguage('de');
    const { user } = aName({ save: () => Promise.reject(new AppError('unavailable', 'Keine Verbindung.')) });

    await user.click(screen.getByRole('button', { name: 'Tour umbenennen' }));
    const input = screen.getByRole('textbox', { name: 'Name der Tour' });
    await user.clear(input);
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(screen.getByRole('alert').textContent).toBe('Geben Sie einen Namen ein.');
    await user.type(input, 'Neue Halle{Enter}');

    expect(await screen.findByText('Nicht gespeichert. Keine Verbindung.')).toBeDefined();
  });
});
