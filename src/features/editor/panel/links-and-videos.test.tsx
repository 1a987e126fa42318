import { act, cleanup, screen, within } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anEditing, aTour } from '../testing/an-editing';
import { EditPanel } from './edit-panel';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const holding = (type: 'list' | 'embeds', content: unknown[] = []) =>
  aTour({
    folders: [
      {
        id: 'ground',
        name: 'Ground',
        pois: [
          { identifier: 'stove', name: 'Stove', content: [{ identifier: 'b', type, name: 'Block', content }] },
          { identifier: 'sink', name: 'Sink' },
        ],
      },
    ],
  });

function aTab(tab: 'links' | 'embeds', content: unknown[] = []) {
  const editing = anEditing({ activePoi: 'stove', tour: holding(tab === 'links' ? 'list' : 'embeds', content) });
  editing.state().chooseTab(tab);
  const { user } = editing.show(<EditPanel />);
  const items = () => editing.poi('stove')?.content[0]?.content;
  const menu = async (of: string, item: string) => {
    await user.click(screen.getByRole('button', { name: `What to do with ${of}` }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...editing, user, items, menu };
}

const form = (name: RegExp) => within(screen.getByRole('form', { name }));
const line = (name: RegExp, label: string) => form(name).getByLabelText<HTMLInputElement>(label);
const send = (name: RegExp, button: string) => form(name).getByRole('button', { name: button });

const adding = /^Add a/;
const maker = { name: 'Maker', url: 'https://example.org', content: 'Since 1890', type: 'link' };
const plan = { name: 'Plan', url: 'https://example.com/plan', content: '', type: 'link' };

describe('a link', () => {
  it('EDIT-038 without name and address is refused in place, and with them added', async () => {
    const { user, items } = aTab('links');

    await user.click(send(adding, 'Add link'));
    expect(screen.getByRole('alert').textContent).toBe('Link name and address are required.');
    await user.type(line(adding, 'Name'), 'Maker');
    await user.click(send(adding, 'Add link'));
    expect(screen.getByRole('alert').textContent).toBe('Link name and address are required.');
    expect(document.activeElement).toBe(line(adding, 'Address'));
    await user.type(line(adding, 'Address'), 'example.org{Enter}');

    expect(items()).toEqual([{ name: 'Maker', url: 'https://example.org', content: '', type: 'link' }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves the lines open for the next one', async () => {
    const { user, items } = aTab('links');
    await user.type(line(adding, 'Name'), 'Maker');
    await user.type(line(adding, 'Address'), 'example.org{Enter}');

    expect(document.activeElement).toBe(line(adding, 'Name'));
    await user.type(line(adding, 'Name'), 'Mail');
    await user.type(line(adding, 'Address'), 'mailto:a@example.org{Enter}');

    expect(items()).toHaveLength(2);
  });

  it('that would run something is refused', async () => {
    const { user, items } = aTab('links');

    await user.type(line(adding, 'Name'), 'x');
    await user.type(line(adding, 'Address'), 'javascript:alert(1){Enter}');

    expect(screen.getByRole('alert').textContent).toContain('Enter a web address');
    expect(items()).toEqual([]);
  });

  it('is changed in place, and Cancel leaves it as it was', async () => {
    const { user, items } = aTab('links', [maker]);
    await user.click(screen.getByRole('button', { name: /^Edit ?Maker/ }));
    await user.type(line(/^Edit/, 'Name'), 's');
    await user.click(send(/^Edit/, 'Cancel'));
    expect(items()).toEqual([maker]);

    await user.click(screen.getByRole('button', { name: /^Edit ?Maker/ }));
    expect(line(/^Edit/, 'Name').value).toBe('Maker');
    await user.type(line(/^Edit/, 'Name'), 's{Enter}');

    expect(items()).toEqual([{ ...maker, name: 'Makers' }]);
  });

  it('is moved and deleted, and comes back by undo', async () => {
    const { items, menu, session } = aTab('links', [maker, plan]);
    await menu('Plan', 'Move up');
    expect(items()).toEqual([plan, maker]);

    await menu('Plan', 'Delete');
    expect(items()).toEqual([maker]);
    session.undo();

    expect(items()).toEqual([plan, maker]);
  });

  it('that is being changed stays that one when others before it are moved, deleted or come back', async () => {
    const { user, items, menu, session } = aTab('links', [maker, plan, { ...maker, name: 'Shop' }]);
    await user.click(screen.getByRole('button', { name: /^Edit ?Plan/ }));
    await user.type(line(/^Edit Plan/, 'Name'), 's');
    await menu('Maker', 'Delete');

    expect(line(/^Edit Plan/, 'Name').value).toBe('Plans');
    act(() => session.undo());
    await user.type(line(/^Edit Plan/, 'Name'), '{Enter}');

    expect(items()).toEqual([maker, { ...plan, name: 'Plans' }, { ...maker, name: 'Shop' }]);
  });

  it('that was begun is still there when one comes back from elsewhere', async () => {
    const { user, open } = aTab('links', [maker]);
    await user.click(screen.getByRole('button', { name: 'Add link' }));
    await user.type(line(adding, 'Name'), 'Half');

    await user.click(screen.getByRole('tab', { name: 'info' }));
    open('sink');
    open('stove');
    await user.click(screen.getByRole('tab', { name: 'links' }));

    expect(line(adding, 'Name').value).toBe('Half');
  });

  it('stored without a safe address is said to lead nowhere', () => {
    aTab('links', [{ ...maker, url: 'javascript:hit()' }]);

    expect(screen.getByText(/^Leads nowhere/)).toBeTruthy();
  });
});

describe('a video', () => {
  it('EDIT-038 without name and address is refused', async () => {
    const { user, items } = aTab('embeds');

    await user.type(line(adding, 'Address'), 'https://youtu.be/dQw4w9WgXcQ{Enter}');

    expect(screen.getByRole('alert').textContent).toBe('Link name and address are required.');
    expect(items()).toEqual([]);
  });

  const known = [
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4', 'youtube', 'dQw4w9WgXcQ', 'YouTube video dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ', 'YouTube video dQw4w9WgXcQ'],
    ['youtu.be/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ', 'YouTube video dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'vimeo', '76979871', 'Vimeo video 76979871'],
  ];
  it.each(known)('EDIT-039 at %s is recognised as it is written, and kept by its id', async (address, type, id, said) => {
    const { user, items } = aTab('embeds');

    await user.type(line(adding, 'Name'), 'The sweep');
    await user.type(line(adding, 'Address'), address);
    expect(form(adding).getByText(said)).toBeTruthy();
    await user.keyboard('{Enter}');

    expect(items()).toEqual([{ name: 'The sweep', url: id, type }]);
  });

  it('EDIT-040 of another service is kept without a type, and said not to be known', async () => {
    const said = vi.spyOn(toast, 'error');
    const { user, items } = aTab('embeds');

    await user.type(line(adding, 'Name'), 'Film');
    await user.type(line(adding, 'Address'), 'https://example.org/film.mp4');
    expect(form(adding).getByText('We do not recgonize this third party.')).toBeTruthy();
    await user.keyboard('{Enter}');

    expect(items()).toEqual([{ name: 'Film', url: 'https://example.org/film.mp4', type: '' }]);
    expect(within(screen.getByRole('button', { name: /^Edit ?Film/ })).getByText('We do not recgonize this third party.')).toBeTruthy();
    await vi.waitFor(() => expect(said).toHaveBeenCalledWith('We do not recgonize this third party.', expect.anything()));
  });

  it('EDIT-039 is shown by its address when it is changed, and stays the same when that stays', async () => {
    const { user, items } = aTab('embeds', [{ name: 'Film', url: '76979871', type: 'vimeo' }]);
    await user.click(screen.getByRole('button', { name: /^Edit ?Film/ }));
    expect(line(/^Edit/, 'Address').value).toBe('https://vimeo.com/76979871');

    await user.type(line(/^Edit/, 'Name'), ' two{Enter}');

    expect(items()).toEqual([{ name: 'Film two', url: '76979871', type: 'vimeo' }]);
  });

  it('asks no service for anything', () => {
    aTab('embeds', [{ name: 'Film', url: 'dQw4w9WgXcQ', type: 'youtube' }]);

    expect(document.querySelector('[src*="youtu"], [src*="ytimg"]')).toBeNull();
  });
});
