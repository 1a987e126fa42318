import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '@/domain/app-error';
import { TourName } from './tour-name';

afterEach(cleanup);

function aName({ canRename = true, save = async (_name: string): Promise<void> => undefined } = {}) {
  const saved: string[] = [];
  const keep = (name: string) => {
    saved.push(name);
    return save(name);
  };
  const view = render(<TourName name="Old Hall" canRename={canRename} save={keep} />);
  const becomes = (name: string) => view.rerender(<TourName name={name} canRename={canRename} save={keep} />);
  return { saved, becomes, user: userEvent.setup() };
}

const opener = () => screen.getByRole('button', { name: 'Rename tour' });
const field = () => screen.getByRole('textbox', { name: 'Tour Name' });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('TourName', () => {
  it('renames by keyboard: open, type over the old name, Enter; the focus returns', async () => {
    const { saved, user } = aName();

    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(field());
    await user.keyboard('  New Hall {Enter}');

    expect(saved).toEqual(['New Hall']);
    expect(document.activeElement).toBe(opener());
  });

  it('Escape leaves everything as it was', async () => {
    const { saved, user } = aName();

    await user.click(opener());
    await user.keyboard('Other{Escape}');

    expect([saved, heading()]).toEqual([[], 'Old Hall']);
    expect(document.activeElement).toBe(opener());
  });

  it('writes nothing when the name is the same', async () => {
    const { saved, user } = aName();

    await user.click(opener());
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(saved).toEqual([]);
  });

  it('says at the field that a name must not be empty or longer than 200 characters, and writes nothing', async () => {
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

  it('brings a refused name back as it was typed, with the reason', async () => {
    const { user } = aName({ save: () => Promise.reject(new AppError('permission-denied', 'You do not have permission for this.')) });

    await user.click(opener());
    await user.keyboard('New Hall{Enter}');

    expect(await screen.findByDisplayValue('New Hall')).toBe(field());
    expect(screen.getByRole('alert').textContent).toBe('Not saved. You do not have permission for this.');
  });

  it('says that it is saving until the server has answered', async () => {
    const { user } = aName({ save: () => new Promise(() => undefined) });

    await user.click(opener());
    await user.keyboard('New Hall{Enter}');

    expect(screen.getByRole('status').textContent).toBe('Saving…');
  });

  it('keeps what one is typing when somebody else renames the tour, and says so', async () => {
    const { saved, becomes, user } = aName();
    await user.click(opener());
    await user.keyboard('Mine');

    becomes('Theirs');

    expect(field()).toHaveProperty('value', 'Mine');
    expect(screen.getByRole('status').textContent).toContain('changed to “Theirs”');
    await user.click(screen.getByRole('button', { name: 'Keep theirs' }));
    expect([saved, heading()]).toEqual([[], 'Theirs']);
  });

  it('offers no renaming to who may not write', () => {
    aName({ canRename: false });

    expect(screen.queryByRole('button')).toBeNull();
    expect(heading()).toBe('Old Hall');
  });
});
