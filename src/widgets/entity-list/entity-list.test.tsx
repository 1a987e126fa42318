import { act, cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testExamples } from '@/ui/gallery/testing/walk-example';
import { EntityListExample } from '../gallery/examples/entity-list-example';
import { EntityList } from './entity-list';
import type { RenderItem } from './list-item';
import type { ListItem, ListMode } from './list-layout';
import { useSelection } from './use-selection';

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

testExamples([{ title: 'Entity list', Example: EntityListExample }]);

const sizes = { minCardWidth: 16, cardText: 8, narrowCardText: 8, row: 3.5, narrowRow: 5 };
const sections = ['Norway', 'Sweden', 'Finland', 'Denmark'].map((title) => ({
  key: title,
  title,
  items: Array.from({ length: 8 }, (_, index) => ({ id: `${title}-${index}`, name: `${title} ${index}` })),
}));
const all = sections.flatMap(({ items }) => items.map(({ name }) => name));

const renderLink: RenderItem<ListItem> = ({ id, name }, { isFastScrolling }) => (
  <h3>{isFastScrolling ? name : <a href={`#${id}`}>{name}</a>}</h3>
);

describe('the Tab key', () => {
  it.each([
    ['grid', 300],
    ['grid', 1000],
    ['list', 120],
    ['list', 1000],
  ] as const)('reaches every item of a %s in a window %i px high, forwards and backwards', async (mode: ListMode, height) => {
    const user = userEvent.setup();
    vi.stubGlobal('innerHeight', height);
    render(<EntityList sections={sections} mode={mode} sizes={sizes} renderItem={renderLink} />);
    expect(screen.getAllByRole('heading', { level: 3 }).length).toBeLessThan(all.length);

    const reached: (string | null | undefined)[] = [];
    for (const _ of all) {
      await user.tab();
      reached.push(document.activeElement?.textContent);
    }
    expect(reached).toEqual(all);

    await user.tab({ shift: true });
    expect(document.activeElement?.textContent).toBe(all.at(-2));
  });

  it('reaches the next item during a fast scroll too', async () => {
    const user = userEvent.setup();
    vi.stubGlobal('innerHeight', 300);
    render(<EntityList sections={sections} mode="list" sizes={sizes} renderItem={renderLink} />);
    await user.tab();

    for (const name of all.slice(1)) {
      vi.stubGlobal('scrollY', window.scrollY + 600);
      act(() => void fireEvent.scroll(window));
      await user.tab();
      expect(document.activeElement?.textContent).toBe(name);
    }
  });
});

describe('selection', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
  const checked = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .flatMap((each) => (each.checked ? [each.ariaLabel ?? each.getAttribute('aria-label')] : []));
  const bar = () => within(screen.getByRole('region', { name: 'Selection' }));
  const anExample = () => {
    vi.stubGlobal('innerHeight', 2000);
    render(<EntityListExample />);
    return userEvent.setup();
  };

  it('selects one by one, and a range with Shift, by pointer or Space', async () => {
    const user = anExample();

    await user.click(box('Hall 1'));
    await user.keyboard('{Shift>}');
    await user.click(box('Hall 5'));
    await user.keyboard('{/Shift}');

    expect(checked()).toEqual(['Select Hall 1', 'Select Hall 3', 'Select Hall 5']);
    expect(bar().getAllByText('3 selected')).toHaveLength(2);
    box('Hall 3').focus();
    await user.keyboard(' ');
    expect(checked()).toEqual(['Select Hall 1', 'Select Hall 5']);
  });

  it('selects all with Ctrl+A or the button, and none with Escape', async () => {
    const user = anExample();
    box('Hall 1').focus();

    await user.keyboard('{Control>}a{/Control}');
    expect(checked()).toHaveLength(12);
    await user.keyboard('{Escape}');
    expect(checked()).toEqual([]);
    await user.click(box('Hall 2'));
    await user.click(bar().getByRole('button', { name: 'Select all 12' }));

    expect(checked()).toHaveLength(12);
  });

  it('keeps what a search hides, and says how many', async () => {
    const user = anExample();
    await user.click(box('Hall 1'));
    await user.click(box('Hall 2'));

    await user.type(screen.getByRole('textbox', { name: 'Search halls' }), 'hall 2');

    expect(bar().getAllByText('2 selected, 1 not shown')).toHaveLength(2);
  });

  it('ticks the box of an item by its name while somebody selects, and opens the item by Enter', async () => {
    const user = anExample();
    const name = (text: string) => screen.getByRole('link', { name: text });
    const pressed: boolean[] = [];
    const listen = (event: MouseEvent) => pressed.push(event.defaultPrevented);
    window.addEventListener('click', listen);

    await user.click(name('Hall 1'));
    await user.click(screen.getByRole('button', { name: 'Select' }));
    expect(bar().getAllByText('Nothing selected')).toHaveLength(2);
    await user.click(name('Hall 1'));
    await user.keyboard('{Shift>}');
    await user.click(name('Hall 5'));
    await user.keyboard('{/Shift}');
    expect(checked()).toEqual(['Select Hall 1', 'Select Hall 3', 'Select Hall 5']);
    act(() => name('Hall 7').focus());
    fireEvent.click(name('Hall 7'), { detail: 0 });
    window.removeEventListener('click', listen);

    expect(checked()).toHaveLength(3);
    // those that select reach nobody else
    expect(pressed).toEqual([false, false, false]);
  });

  it('selects by Space on a name, and further with Shift and the arrow keys', async () => {
    const user = anExample();
    act(() => screen.getByRole('link', { name: 'Hall 3' }).focus());

    await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');

    expect(checked()).toEqual(['Select Hall 3', 'Select Hall 5', 'Select Hall 7']);
    expect(document.activeElement?.textContent).toBe('Hall 7');
    await user.keyboard(' ');
    expect(checked()).toEqual(['Select Hall 3', 'Select Hall 5']);
  });

  it('says that it selects all that match, where the list is narrowed', async () => {
    const user = anExample();
    await user.click(box('Hall 1'));

    await user.type(screen.getByRole('textbox', { name: 'Search halls' }), 'hall 1');
    await user.click(bar().getByRole('button', { name: 'Select all 4 that match' }));

    expect(bar().getAllByText('4 selected')).toHaveLength(2);
  });

  it('forgets what is gone', () => {
    const ids = ['a', 'b', 'c'];
    const { result, rerender } = renderHook(({ listed }) => useSelection(listed, new Set(listed)), { initialProps: { listed: ids } });
    act(() => result.current.selectAll());
    expect(result.current).toMatchObject({ hiddenCount: 0, shownCount: 3 });

    rerender({ listed: ['b', 'c'] });
    expect([...result.current.selected]).toEqual(['b', 'c']);
    act(() => result.current.clear());

    expect(result.current).toMatchObject({ isSelecting: false, selected: new Set() });
  });

  it('moves between checkboxes with the arrow keys', async () => {
    const user = anExample();
    box('Hall 1').focus();

    await user.keyboard('{ArrowDown}');

    expect(document.activeElement).toBe(box('Hall 3'));
  });
});

describe('the keys of the page', () => {
  it('focuses the search with /, and shows the keys with ?, but not while somebody types', async () => {
    const user = userEvent.setup();
    render(<EntityListExample />);
    const search = screen.getByRole('textbox', { name: 'Search halls' });

    await user.keyboard('/');
    expect(document.activeElement).toBe(search);
    await user.keyboard('/?');
    expect(search).toHaveProperty('value', '/?');
    search.blur();
    await user.keyboard('?');

    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getByText('Select all')).toBeDefined();
  });

  it('leaves them alone where single keys are switched off [EDIT-105]', async () => {
    localStorage.setItem('shortcuts', 'off');
    const user = userEvent.setup();
    render(<EntityListExample />);

    await user.keyboard('/');

    expect(document.activeElement).toBe(document.body);
    localStorage.clear();
  });
});
