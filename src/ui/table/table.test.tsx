import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MenuItem } from '../menu';
import type { Column, Sort } from './columns';
import type { RowSelection } from './row-selection';
import { Table } from './table';

type Row = { id: string; name: string; tours: number };

const aRow = (_: unknown, index: number): Row => ({ id: `r${index}`, name: `Row ${index}`, tours: (index * 7) % 10 });
const columns: Column<Row>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'tours', title: 'Tours', cell: ({ tours }) => tours, sortBy: ({ tours }) => tours },
  { key: 'note', title: 'Note', cell: () => 'None' },
];
const [onOpen, onEdit] = [vi.fn(), vi.fn()];

beforeEach(() => {
  // jsdom has no layout: the table is ten rows high
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(480);
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, options?: ScrollToOptions | number) {
    this.scrollTop = typeof options === 'object' ? (options.top ?? 0) : 0;
    this.dispatchEvent(new Event('scroll'));
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const spy of [onOpen, onEdit]) spy.mockClear();
});

function Rows({ count = 5, isLoading = false }) {
  const [sort, setSort] = useState<Sort | null>(null);
  const [selection, setSelection] = useState<RowSelection>(new Set());
  const rows = Array.from({ length: count }, aRow);
  return (
    <>
      <Table
        label="Members"
        rows={rows}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        sort={sort}
        onSort={setSort}
        selection={selection}
        onSelect={setSelection}
        onOpen={onOpen}
        menuOf={({ name }) => <MenuItem onSelect={() => onEdit(name)}>Edit</MenuItem>}
        isLoading={isLoading}
        empty={<p>No users found.</p>}
      />
      <output>{[...selection].join(' ')}</output>
    </>
  );
}

const grid = () => screen.getByRole('grid', { name: 'Members' });
const rows = () =>
  within(grid())
    .getAllByRole('row')
    .filter((row) => row.dataset.index !== undefined);
const names = () => rows().map((row) => within(row).getAllByRole('gridcell')[1]?.textContent);
const selected = () => screen.getByRole('status').textContent;
const heading = (name: string) => screen.getByRole('columnheader', { name });
const tickBox = (name: string) => screen.getByRole('checkbox', { name });
const focused = () => (document.activeElement as HTMLElement).dataset.index;

describe('a table', () => {
  it('sorts by a column, ascending first, and says so', async () => {
    render(<Rows />);
    expect([heading('Name'), heading('Note')].map((cell) => cell.getAttribute('aria-sort'))).toEqual(['none', null]);

    await userEvent.click(screen.getByRole('button', { name: 'Tours' }));
    expect(heading('Tours').getAttribute('aria-sort')).toBe('ascending');
    expect(names()).toEqual(['Row 0', 'Row 3', 'Row 2', 'Row 1', 'Row 4']);
    await userEvent.click(screen.getByRole('button', { name: 'Tours' }));

    expect([heading('Tours').getAttribute('aria-sort'), names()[0]]).toEqual(['descending', 'Row 4']);
  });

  it('selects rows, up to a row with Shift, and all of them', async () => {
    render(<Rows />);
    const user = userEvent.setup();
    await user.click(tickBox('Select Row 1'));
    expect((tickBox('Select all') as HTMLInputElement).indeterminate).toBe(true);
    expect(rows()[1]?.getAttribute('aria-selected')).toBe('true');

    await user.keyboard('{Shift>}');
    await user.click(tickBox('Select Row 3'));
    await user.keyboard('{/Shift}');
    expect(selected()).toBe('r1 r2 r3');
    await user.click(tickBox('Select all'));
    expect(selected()).toBe('r1 r2 r3 r0 r4');
    await user.click(tickBox('Select all'));

    expect(selected()).toBe('');
  });

  it('is used by keyboard', async () => {
    render(<Rows />);
    const user = userEvent.setup();
    rows()[0]?.focus();

    await user.keyboard('{ArrowDown} {Shift>}{ArrowDown}{/Shift}');
    expect([focused(), selected()]).toEqual(['2', 'r1 r2']);
    await user.keyboard('{End}{Enter}');
    expect(onOpen.mock.calls).toEqual([[aRow(null, 4)]]);
    await user.keyboard('{Control>}a{/Control}');
    expect(selected()?.split(' ')).toHaveLength(5);
    await user.tab();

    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu of Row 4' }));
  });

  it('selects by Ctrl or Shift and a click on a row, and nothing by Escape', async () => {
    render(<Rows />);
    const user = userEvent.setup();

    await user.keyboard('{Control>}');
    await user.click(screen.getByText('Row 1'));
    await user.keyboard('{/Control}{Shift>}');
    await user.click(screen.getByText('Row 3'));
    await user.keyboard('{/Shift}');
    expect(selected()).toBe('r1 r2 r3');
    rows()[0]?.focus();
    await user.keyboard('{Escape}');

    expect(selected()).toBe('');
  });

  it('opens the menu of a row by a right click too', async () => {
    render(<Rows />);

    expect(fireEvent.contextMenu(screen.getByText('Row 2'))).toBe(false);

    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(onEdit.mock.calls).toEqual([['Row 2']]);
  });

  it('opens the menu of a row', async () => {
    render(<Rows />);

    await userEvent.click(screen.getByRole('button', { name: 'Menu of Row 2' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));

    expect(onEdit.mock.calls).toEqual([['Row 2']]);
  });

  it('draws a few of 50,000 rows and says how many there are', async () => {
    render(<Rows count={50_000} />);
    expect(grid().getAttribute('aria-rowcount')).toBe('50001');
    expect(rows().length).toBeLessThan(30);
    rows()[0]?.focus();

    await userEvent.keyboard('{End}');

    expect(focused()).toBe('49999');
    expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('50001');
  });

  it('says that it is empty, or is loading', () => {
    const { rerender } = render(<Rows count={0} />);
    screen.getByText('No users found.');

    rerender(<Rows count={0} isLoading />);

    expect([grid().getAttribute('aria-busy'), screen.queryByText('No users found.')]).toEqual(['true', null]);
  });

  it('has cards with named values, and a list to sort by, on a small screen', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    render(<Rows />);
    expect(screen.queryByRole('columnheader')).toBeNull();
    expect(
      within(rows()[1] as HTMLElement)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent),
    ).toEqual(['', 'Row 1', '', 'Tours7', 'NoteNone']);

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, descending');
    await userEvent.click(tickBox('Select all'));

    expect([names()[0], selected()?.split(' ').length]).toEqual(['Row 4', 5]);
  });
});
