import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { poiId } from '@/domain/ids';
import { toastError } from '@/ui/toast';
import { hasEnteredItems } from '../content/item-drafts';
import { anEditing, aTour } from '../testing/an-editing';
import { EditPanel } from './edit-panel';

vi.mock('@/ui/toast');

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
    await user.click(screen.getByRole('button', { name: `Actions for ${of}` }));
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
  it('is rejected without name and address, and added with them [EDIT-038 MODEL-079]', async () => {
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

  it('keeps the form open for the next one', async () => {
    const { user, items } = aTab('links');
    await user.type(line(adding, 'Name'), 'Maker');
    await user.type(line(adding, 'Address'), 'example.org{Enter}');

    expect(document.activeElement).toBe(line(adding, 'Name'));
    await user.type(line(adding, 'Name'), 'Mail');
    await user.type(line(adding, 'Address'), 'mailto:a@example.org{Enter}');

    expect(items()).toHaveLength(2);
  });

  it('with a script URL is rejected', async () => {
    const { user, items } = aTab('links');

    await user.type(line(adding, 'Name'), 'x');
    await user.type(line(adding, 'Address'), 'javascript:alert(1){Enter}');

    expect(screen.getByRole('alert').textContent).toContain('Enter a web address');
    expect(items()).toEqual([]);
  });

  it('is edited in place, and Cancel reverts it', async () => {
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

  it('is moved and deleted, and restored by undo', async () => {
    const { items, menu, session } = aTab('links', [maker, plan]);
    await menu('Plan', 'Move up');
    expect(items()).toEqual([plan, maker]);

    await menu('Plan', 'Delete');
    expect(items()).toEqual([maker]);
    session.undo();

    expect(items()).toEqual([plan, maker]);
  });

  it('stays the edited one when others before it are moved, deleted or restored', async () => {
    const { user, items, menu, session } = aTab('links', [maker, plan, { ...maker, name: 'Shop' }]);
    await user.click(screen.getByRole('button', { name: /^Edit ?Plan/ }));
    await user.type(line(/^Edit Plan/, 'Name'), 's');
    await menu('Maker', 'Delete');

    expect(line(/^Edit Plan/, 'Name').value).toBe('Plans');
    act(() => session.undo());
    await user.type(line(/^Edit Plan/, 'Name'), '{Enter}');

    expect(items()).toEqual([maker, { ...plan, name: 'Plans' }, { ...maker, name: 'Shop' }]);
  });

  it('that is unfinished is restored when the user returns', async () => {
    const { user, open } = aTab('links', [maker]);
    await user.click(screen.getByRole('button', { name: 'Add link' }));
    await user.type(line(adding, 'Name'), 'Half');

    await user.click(screen.getByRole('tab', { name: 'info' }));
    open('sink');
    open('stove');
    await user.click(screen.getByRole('tab', { name: 'links' }));

    expect(line(adding, 'Name').value).toBe('Half');
  });

  it('that is unfinished takes on what somebody else changes of it, and is asked about until it is deleted', async () => {
    const { user, session, state, items, menu } = aTab('links', [plan, maker]);
    await menu('Maker', 'Edit');
    await user.type(line(/^Edit Maker/, 'Description'), ', Ghent');
    const { base } = state();
    const renamed = JSON.parse(JSON.stringify(base).replace('"Maker"', '"Founder"'));
    act(() => void session.rebase(renamed, 'second'));

    expect(line(/^Edit Founder/, 'Description').value).toBe('Since 1890, Ghent');
    expect(hasEnteredItems(state())).toBe(true);
    act(() => void session.editPoi('Clear', poiId('stove'), (poi) => ({ ...poi, content: [] })));
    expect(hasEnteredItems(state())).toBe(false);
    act(() => void session.undo());
    await user.click(send(/^Edit Founder/, 'Done'));

    expect(items()).toEqual([plan, { ...maker, name: 'Founder', content: 'Since 1890, Ghent' }]);
    expect(hasEnteredItems(state())).toBe(false);
  });

  it('stored without a safe address is shown as broken', () => {
    aTab('links', [{ ...maker, url: 'javascript:hit()' }]);

    expect(screen.getByText(/^Invalid link/)).toBeTruthy();
  });
});

describe('a video', () => {
  it('is rejected without name and address [EDIT-038]', async () => {
    const { user, items } = aTab('embeds');

    await user.type(line(adding, 'Address'), 'https://youtu.be/dQw4w9WgXcQ{Enter}');

    expect(screen.getByRole('alert').textContent).toBe('Link name and address are required.');
    expect(items()).toEqual([]);
  });

  const known = [
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ', 'YouTube video dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ', 'YouTube video dQw4w9WgXcQ'],
    ['youtu.be/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ', 'YouTube video dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'vimeo', '76979871', 'Vimeo video 76979871'],
  ];
  it.each(known)('at %s is recognized while typing, and stored by its id [EDIT-039 MODEL-080]', async (address, type, id, said) => {
    const { user, items } = aTab('embeds');

    await user.type(line(adding, 'Name'), 'The sweep');
    await user.type(line(adding, 'Address'), address);
    expect(form(adding).getByText(said)).toBeTruthy();
    await user.keyboard('{Enter}');

    expect(items()).toEqual([{ name: 'The sweep', url: id, type }]);
  });

  it('keeps where it begins, and the key of a private one', async () => {
    const { user, items } = aTab('embeds');

    await user.type(line(adding, 'Name'), 'The sweep');
    await user.type(line(adding, 'Address'), 'https://youtu.be/dQw4w9WgXcQ?t=1m30s');
    expect(form(adding).getByText('YouTube video dQw4w9WgXcQ, starts at 1:30')).toBeTruthy();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Add video' }));
    await user.type(line(adding, 'Name'), 'Inside');
    await user.type(line(adding, 'Address'), 'https://vimeo.com/76979871/0a1b2c3d4e{Enter}');

    expect(items()).toEqual([
      { name: 'The sweep', url: 'dQw4w9WgXcQ', type: 'youtube', start: 90 },
      { name: 'Inside', url: '76979871', type: 'vimeo', hash: '0a1b2c3d4e' },
    ]);
  });

  it('is taken from its embed code [EDIT-039]', async () => {
    const { user, items } = aTab('embeds');

    await user.type(line(adding, 'Name'), 'The sweep');
    await user.click(line(adding, 'Address'));
    await user.paste('<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=5" title="Tour"></iframe>');
    expect(form(adding).getByText('YouTube video dQw4w9WgXcQ, starts at 0:05')).toBeTruthy();
    await user.keyboard('{Enter}');

    expect(items()).toEqual([{ name: 'The sweep', url: 'dQw4w9WgXcQ', type: 'youtube', start: 5 }]);
  });

  it('is no playlist, which is rejected with the reason [EDIT-039]', async () => {
    const { user, items } = aTab('embeds');
    const reason = 'This is a playlist. Enter the address of one of its videos.';

    await user.type(line(adding, 'Name'), 'All films');
    await user.type(line(adding, 'Address'), 'https://www.youtube.com/embed/videoseries?list=PL0000000000');
    expect(form(adding).getByText(reason)).toBeTruthy();
    await user.keyboard('{Enter}');
    expect([screen.getByRole('alert').textContent, items()]).toEqual([reason, []]);

    await user.clear(line(adding, 'Address'));
    await user.type(line(adding, 'Address'), 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL0000000000');
    expect(form(adding).getByText('YouTube video dQw4w9WgXcQ, without its playlist')).toBeTruthy();
  });

  it('of another service is stored without a type, with a message [EDIT-040]', async () => {
    const { user, items } = aTab('embeds');

    await user.type(line(adding, 'Name'), 'Film');
    await user.type(line(adding, 'Address'), 'https://example.org/film.mp4');
    expect(form(adding).getByText('We do not recgonize this third party.')).toBeTruthy();
    await user.keyboard('{Enter}');

    expect(items()).toEqual([{ name: 'Film', url: 'https://example.org/film.mp4', type: '' }]);
    expect(within(screen.getByRole('button', { name: /^Edit ?Film/ })).getByText('We do not recgonize this third party.')).toBeTruthy();
    expect(toastError).toHaveBeenCalledWith('We do not recgonize this third party.');
  });

  it('is edited by its address, and unchanged if the address is [EDIT-039]', async () => {
    const { user, items } = aTab('embeds', [{ name: 'Film', url: '76979871', type: 'vimeo' }]);
    await user.click(screen.getByRole('button', { name: /^Edit ?Film/ }));
    expect(line(/^Edit/, 'Address').value).toBe('https://vimeo.com/76979871');

    await user.type(line(/^Edit/, 'Name'), ' two{Enter}');

    expect(items()).toEqual([{ name: 'Film two', url: '76979871', type: 'vimeo' }]);
  });

  it('sends no requests to video services', () => {
    aTab('embeds', [{ name: 'Film', url: 'dQw4w9WgXcQ', type: 'youtube' }]);

    expect(document.querySelector('[src*="youtu"], [src*="ytimg"]')).toBeNull();
  });
});
