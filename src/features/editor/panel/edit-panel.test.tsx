import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allPois } from '@/domain/folders/folder';
import { addPoi } from '../tags/new-poi';
import { anEditing, aTour } from '../testing/an-editing';
import { EditPanel } from './edit-panel';

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const block = (type: string, content: unknown, name = type) => ({ identifier: `b-${name}`, type, name, content });
const withContent = (...content: unknown[]) =>
  aTour({ folders: [{ id: 'ground', name: 'Ground', pois: [{ identifier: 'stove', name: 'Stove', content }] }] });

function aPanel(options: Parameters<typeof anEditing>[0] = {}) {
  const editing = anEditing({ activePoi: 'stove', ...options });
  const { user } = editing.show(<EditPanel />);
  const names = () => editing.poi('stove')?.content.map(({ name }) => name);
  const choose = async (of: string, item: string) => {
    await user.click(screen.getByRole('button', { name: `Actions for ${of}` }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...editing, user, names, choose };
}

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent;
const way = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}( tab|$)`) });

describe('the edit panel', () => {
  it('is shown next to the scan for the open point of interest [EDIT-003, EDIT-004]', async () => {
    const { open } = aPanel();
    const panel = screen.getByRole('region', { name: 'Edit panel' });
    expect(within(panel).getByRole('heading', { level: 2, name: 'Stove' })).toBeTruthy();

    open('roof');

    expect(await within(screen.getByRole('region', { name: 'Edit panel' })).findByRole('heading', { level: 2, name: 'Roof' })).toBeTruthy();
  });

  it('begins with the name of a new point of interest selected, which Undo still takes back', async () => {
    const { session, user, state, player, poi } = aPanel({ activePoi: 'roof' });
    const before = state().edited.folders;

    act(() => void addPoi(session, 'poi'));
    const first = player.state().activePoi ?? '';
    const field = await screen.findByDisplayValue<HTMLInputElement>('New PoI');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'New PoI'.length]);
    await user.keyboard('Oven');
    expect(poi(first)?.name).toBe('Oven');

    act(() => void addPoi(session, 'poi'));
    await waitFor(() => expect((document.activeElement as HTMLInputElement).value).toBe('New PoI'));
    const second = player.state().activePoi;
    await user.keyboard('{Control>}z{/Control}');

    expect(allPois(state().edited.folders).map(({ identifier }) => identifier)).not.toContain(second);
    expect(allPois(state().edited.folders)).toHaveLength(allPois(before).length + 1);
  });

  it('is hidden for a deleted point of interest [EDIT-003]', () => {
    aPanel({ activePoi: 'gone' });

    expect(screen.queryByRole('region', { name: 'Edit panel' })).toBeNull();
  });

  it('has the tabs info, links, Videos, files and advanced, in this order [EDIT-006]', async () => {
    const { user } = aPanel();

    expect(tabs()).toEqual(['info', 'links', 'Videos', 'files', 'advanced']);
    expect(chosenTab()).toBe('info');
    await user.click(screen.getByRole('tab', { name: 'Videos' }));
    expect(screen.getByRole('tabpanel', { name: 'Videos' })).toBeTruthy();
  });

  it('moves along the tabs by Previous and Next, which do nothing at the ends [EDIT-007]', async () => {
    const { user } = aPanel();
    expect(way('Previous').disabled).toBe(true);

    for (const next of ['links', 'Videos', 'files', 'advanced']) {
      expect(way('Next').disabled).toBe(false);
      await user.click(way('Next'));
      expect(chosenTab()).toBe(next);
    }

    expect(way('Next').disabled).toBe(true);
    await user.click(way('Previous'));
    expect(chosenTab()).toBe('files');
  });

  it('is closed by Close [EDIT-007]', async () => {
    const { user, player } = aPanel();

    await user.click(way('Close'));

    await waitFor(() => expect(screen.queryByRole('region', { name: 'Edit panel' })).toBeNull());
    expect(player.state().activePoi).toBeNull();
    expect(player.state().uiMode).toBe('edit');
  });

  it('keeps the tab from one point of interest to the next', async () => {
    const { user, open } = aPanel();
    await user.click(screen.getByRole('tab', { name: 'links' }));

    open('roof');

    expect(chosenTab()).toBe('links');
  });
});

describe('the name of a point of interest', () => {
  const name = () => screen.getByLabelText<HTMLInputElement>('Name');

  it('changes while typing, as one step [EDIT-098]', async () => {
    const { user, poi, session } = aPanel();
    await user.clear(name());
    await user.type(name(), 'Tiled stove');
    expect(poi('stove')?.name).toBe('Tiled stove');
    await user.tab();

    session.undo();

    expect(poi('stove')?.name).toBe('Stove');
  });

  it('does not change while the field is empty', async () => {
    const { user, poi } = aPanel();

    await user.clear(name());

    expect(screen.getByRole('alert').textContent).toContain('needs a name');
    expect(poi('stove')?.name).toBe('Stove');
    await user.tab();
    expect(name().value).toBe('Stove');
  });
});

describe('the content of a point of interest', () => {
  const offered = () =>
    within(screen.getByRole('group', { name: 'Add content' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it('can be Text, Link(s), File(s) and Video(s) [EDIT-036]', () => {
    aPanel();

    expect(offered()).toEqual(['Text', 'Link(s)', 'File(s)', 'Video(s)']);
  });

  it('can also be Custom for admins [EDIT-036 ACCESS-041]', () => {
    aPanel({ isAdmin: true });

    expect(offered()).toEqual(['Text', 'Link(s)', 'File(s)', 'Video(s)', 'Custom']);
  });

  it('is added, and opened in its tab [EDIT-037, EDIT-098]', async () => {
    const { user, names, state, poi } = aPanel();

    await user.click(screen.getByRole('button', { name: 'Link(s)' }));

    expect(names()).toEqual(['Links']);
    expect(chosenTab()).toBe('links');
    expect(state().activeBlock).toBe(poi('stove')?.content[0]?.identifier);
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('has a name, box and columns of its own, and a text or items [MODEL-075 MODEL-076 MODEL-077 MODEL-078]', async () => {
    const { user, poi } = aPanel({ isAdmin: true });

    for (const kind of offered()) {
      await user.click(screen.getByRole('tab', { name: 'info' }));
      await user.click(screen.getByRole('button', { name: kind ?? '' }));
    }

    const common = { identifier: expect.stringMatching(/^[A-Za-z0-9]{20}$/), box: 'grid', cols: 1 };
    expect(poi('stove')?.content).toEqual([
      { ...common, type: 'text', name: 'Textbox', content: '' },
      { ...common, type: 'list', name: 'Links', content: [{ name: '', content: '', url: '', type: '' }] },
      { ...common, type: 'file', name: 'Files', content: [] },
      { ...common, type: 'embeds', name: 'Embeds', content: [] },
      { ...common, type: 'custom', name: 'Custom', content: '' },
    ]);
  });

  it('is renamed in place; an empty name is ignored [EDIT-037]', async () => {
    const { user, names } = aPanel({ tour: withContent(block('list', [], 'Links')) });
    const field = screen.getByLabelText<HTMLInputElement>('Content name');

    await user.clear(field);
    expect(names()).toEqual(['Links']);
    await user.type(field, 'Where from{Enter}');

    expect(names()).toEqual(['Where from']);
  });

  it('is reordered, across its kinds [EDIT-037, EDIT-098]', async () => {
    const { names, choose } = aPanel({
      tour: withContent(block('text', '<p>a</p>', 'One'), block('list', [], 'Two'), block('file', [], 'Three')),
    });

    await choose('Three', 'Move up');
    expect(names()).toEqual(['One', 'Three', 'Two']);
    await choose('One', 'Move down');

    expect(names()).toEqual(['Three', 'One', 'Two']);
  });

  it('is reordered among its kind in a tab of one kind [EDIT-037]', async () => {
    const tour = withContent(block('list', [], 'One'), block('text', '', 'Between'), block('list', [], 'Two'));
    const { user, names, choose } = aPanel({ tour });
    await user.click(screen.getByRole('tab', { name: 'links' }));

    await choose('Two', 'Move up');

    expect(names()).toEqual(['Two', 'One', 'Between']);
  });

  it('is deleted, and restored by undo [EDIT-037, EDIT-098]', async () => {
    const { names, choose, session } = aPanel({ tour: withContent(block('text', '', 'One'), block('file', [], 'Two')) });

    await choose('One', 'Delete');
    expect(names()).toEqual(['Two']);
    session.undo();

    expect(names()).toEqual(['One', 'Two']);
  });

  it('shows the counts of the other tabs, and opens them', async () => {
    const { user } = aPanel({ tour: withContent(block('list', [{ name: 'Maker', url: 'https://example.org' }], 'Links')) });

    await user.click(screen.getByRole('button', { name: /1 link ?Maker/ }));

    expect(chosenTab()).toBe('links');
  });

  it('of an unknown kind is kept, and can be moved', async () => {
    const { names, choose, poi } = aPanel({ tour: withContent(block('text', '', 'One'), block('hologram', { a: 1 }, 'Two')) });

    await choose('Two', 'Move up');

    expect(names()).toEqual(['Two', 'One']);
    expect(poi('stove')?.content[0]).toMatchObject({ type: 'unknown', original: { type: 'hologram', content: { a: 1 } } });
  });
});

describe('a custom block', () => {
  const tour = withContent(block('custom', '<h1>Hours</h1><script>hit()</script>', 'Calculator'));

  it('can be edited by admins, with a preview [EDIT-036]', async () => {
    const { user, poi } = aPanel({ tour, isAdmin: true });
    const code = screen.getByLabelText<HTMLTextAreaElement>('HTML of Calculator');

    await user.clear(code);
    await user.type(code, '<b>9–17</b>');

    expect(poi('stove')?.content[0]?.content).toBe('<b>9–17</b>');
    const frame = screen.getByTitle<HTMLIFrameElement>('Preview of Calculator');
    expect(frame.srcdoc).toContain('<b>9–17</b>');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');
  });

  it('is read-only for other users [EDIT-036]', () => {
    aPanel({ tour });

    expect(screen.queryByLabelText('HTML of Calculator')).toBeNull();
    expect(screen.getByTitle<HTMLIFrameElement>('Preview of Calculator').srcdoc).not.toContain('<script');
  });
});
