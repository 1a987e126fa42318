import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
    await user.click(screen.getByRole('button', { name: `What to do with ${of}` }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...editing, user, names, choose };
}

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent;
const way = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the edit panel', () => {
  it('EDIT-003 EDIT-004 stands beside the scan for the point of interest that is open', () => {
    const { open } = aPanel();
    const panel = screen.getByRole('region', { name: 'Edit panel' });
    expect(within(panel).getByRole('heading', { level: 2, name: 'Stove' })).toBeTruthy();

    open('roof');

    expect(within(screen.getByRole('region', { name: 'Edit panel' })).getByRole('heading', { level: 2, name: 'Roof' })).toBeTruthy();
  });

  it('EDIT-003 stands for none that is gone', () => {
    aPanel({ activePoi: 'gone' });

    expect(screen.queryByRole('region', { name: 'Edit panel' })).toBeNull();
  });

  it('EDIT-006 has the tabs info, links, Videos, files and advanced, in this order', async () => {
    const { user } = aPanel();

    expect(tabs()).toEqual(['info', 'links', 'Videos', 'files', 'advanced']);
    expect(chosenTab()).toBe('info');
    await user.click(screen.getByRole('tab', { name: 'Videos' }));
    expect(screen.getByRole('tabpanel', { name: 'Videos' })).toBeTruthy();
  });

  it('EDIT-007 moves along the tabs by Previous and Next, which do nothing at the ends', async () => {
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

  it('EDIT-007 is left by Close', async () => {
    const { user, visit } = aPanel();

    await user.click(way('Close'));

    expect(screen.queryByRole('region', { name: 'Edit panel' })).toBeNull();
    expect(visit.state().activePoi).toBeNull();
    expect(visit.state().uiMode).toBe('edit');
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

  it('EDIT-098 is changed as it is typed, as one step', async () => {
    const { user, poi, session } = aPanel();
    await user.clear(name());
    await user.type(name(), 'Tiled stove');
    expect(poi('stove')?.name).toBe('Tiled stove');
    await user.tab();

    session.undo();

    expect(poi('stove')?.name).toBe('Stove');
  });

  it('stays what it was while nothing is written', async () => {
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

  it('EDIT-036 is offered as Text, Link(s), File(s) and Video(s)', () => {
    aPanel();

    expect(offered()).toEqual(['Text', 'Link(s)', 'File(s)', 'Video(s)']);
  });

  it('EDIT-036 is offered to admins as Custom too', () => {
    aPanel({ isAdmin: true });

    expect(offered()).toEqual(['Text', 'Link(s)', 'File(s)', 'Video(s)', 'Custom']);
  });

  it('EDIT-037 EDIT-098 is added, and opened where it is worked on', async () => {
    const { user, names, state, poi } = aPanel();

    await user.click(screen.getByRole('button', { name: 'Link(s)' }));

    expect(names()).toEqual(['Links']);
    expect(chosenTab()).toBe('links');
    expect(state().activeBlock).toBe(poi('stove')?.content[0]?.identifier);
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('EDIT-037 is renamed in place, and an empty name is none', async () => {
    const { user, names } = aPanel({ tour: withContent(block('list', [], 'Links')) });
    const field = screen.getByLabelText<HTMLInputElement>('Name of this content');

    await user.clear(field);
    expect(names()).toEqual(['Links']);
    await user.type(field, 'Where from{Enter}');

    expect(names()).toEqual(['Where from']);
  });

  it('EDIT-037 EDIT-098 is reordered, across its kinds', async () => {
    const { names, choose } = aPanel({
      tour: withContent(block('text', '<p>a</p>', 'One'), block('list', [], 'Two'), block('file', [], 'Three')),
    });

    await choose('Three', 'Move up');
    expect(names()).toEqual(['One', 'Three', 'Two']);
    await choose('One', 'Move down');

    expect(names()).toEqual(['Three', 'One', 'Two']);
  });

  it('EDIT-037 is reordered among its kind where only that is in sight', async () => {
    const tour = withContent(block('list', [], 'One'), block('text', '', 'Between'), block('list', [], 'Two'));
    const { user, names, choose } = aPanel({ tour });
    await user.click(screen.getByRole('tab', { name: 'links' }));

    await choose('Two', 'Move up');

    expect(names()).toEqual(['Two', 'One', 'Between']);
  });

  it('EDIT-037 EDIT-098 is deleted, and comes back by undo', async () => {
    const { names, choose, session } = aPanel({ tour: withContent(block('text', '', 'One'), block('file', [], 'Two')) });

    await choose('One', 'Delete');
    expect(names()).toEqual(['Two']);
    session.undo();

    expect(names()).toEqual(['One', 'Two']);
  });

  it('tells how much there is in the other tabs, and leads there', async () => {
    const { user } = aPanel({ tour: withContent(block('list', [{ name: 'Maker', url: 'https://example.org' }], 'Links')) });

    await user.click(screen.getByRole('button', { name: /1 link ?Maker/ }));

    expect(chosenTab()).toBe('links');
  });

  it('of a kind that is not known is kept, and can be moved', async () => {
    const { names, choose, poi } = aPanel({ tour: withContent(block('text', '', 'One'), block('hologram', { a: 1 }, 'Two')) });

    await choose('Two', 'Move up');

    expect(names()).toEqual(['Two', 'One']);
    expect(poi('stove')?.content[0]).toMatchObject({ type: 'unknown', original: { type: 'hologram', content: { a: 1 } } });
  });
});

describe('a custom block', () => {
  const tour = withContent(block('custom', '<h1>Hours</h1><script>hit()</script>', 'Calculator'));

  it('EDIT-036 is written by admins, beside what visitors see of it', async () => {
    const { user, poi } = aPanel({ tour, isAdmin: true });
    const code = screen.getByLabelText<HTMLTextAreaElement>('HTML of Calculator');

    await user.clear(code);
    await user.type(code, '<b>9–17</b>');

    expect(poi('stove')?.content[0]?.content).toBe('<b>9–17</b>');
    const frame = screen.getByTitle<HTMLIFrameElement>('Preview of Calculator');
    expect(frame.srcdoc).toContain('<b>9–17</b>');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');
  });

  it('EDIT-036 is seen, and not written, by the others', () => {
    aPanel({ tour });

    expect(screen.queryByLabelText('HTML of Calculator')).toBeNull();
    expect(screen.getByTitle<HTMLIFrameElement>('Preview of Calculator').srcdoc).not.toContain('<script');
  });
});
