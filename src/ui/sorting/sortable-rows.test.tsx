import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SortableRow, SortableRows } from './sortable-rows';

// jsdom has no layout to scroll in
Element.prototype.scrollIntoView ??= () => {};

afterEach(cleanup);

function Rows({ names, onKey = () => {} }: { names: readonly string[]; onKey?: (key: string) => void }) {
  return (
    <SortableRows label="Files" className="gap-1" keys={names} nameOf={(name) => name} onMove={() => {}}>
      {names.map((name) => (
        <SortableRow key={name} sortKey={name} name={name} className="flex" handle={{}} data-row={name} onKeyDown={({ key }) => onKey(key)}>
          <input aria-label={`Name of ${name}`} />
        </SortableRow>
      ))}
    </SortableRows>
  );
}

describe('SortableRows', () => {
  it('is a named list of rows, each with its handle first', () => {
    render(<Rows names={['Plan', 'Deed']} />);

    const list = screen.getByRole('list', { name: 'Files' });
    expect([...list.children].map((row) => row.firstElementChild?.getAttribute('aria-label'))).toEqual(['Move Plan', 'Move Deed']);
    expect(list.querySelector('[data-row="Deed"]')?.contains(screen.getByRole('textbox', { name: 'Name of Deed' }))).toBe(true);
  });

  it('is nothing without rows', () => {
    render(<Rows names={[]} />);

    expect(screen.queryByRole('list')).toBeNull();
  });

  it('hears the keys that are pressed in a row', async () => {
    const onKey = vi.fn();
    render(<Rows names={['Plan']} onKey={onKey} />);

    await userEvent.type(screen.getByRole('textbox'), '{F2}');

    expect(onKey).toHaveBeenCalledWith('F2');
  });
});
