import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Menu, MenuItem, useAfterMenu } from './menu';
import { MoveItems } from './move-items';

afterEach(cleanup);

function RowMenu({
  isFirst = false,
  isLast = false,
  onMove = () => {},
}: {
  isFirst?: boolean;
  isLast?: boolean;
  onMove?: (by: number) => void;
}) {
  const [isRenaming, setRenaming] = useState(false);
  const rename = useAfterMenu(() => setRenaming(true));
  return (
    <>
      <Menu trigger={<button type="button">Menu</button>} onCloseAutoFocus={rename.onCloseAutoFocus}>
        <MenuItem onSelect={rename.onSelect}>Rename</MenuItem>
        <MoveItems isFirst={isFirst} isLast={isLast} onMove={onMove} />
      </Menu>
      {isRenaming && <input ref={(input) => input?.focus()} aria-label="Name" />}
    </>
  );
}

const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

describe('useAfterMenu', () => {
  it('leaves the focus with what the item has opened', async () => {
    render(<RowMenu />);

    await choose('Rename');

    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })));
  });

  it('returns the focus to the button after any other item, and after Escape', async () => {
    render(<RowMenu />);

    await choose('Move up');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' })));
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' })));
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('MoveItems', () => {
  it.each([
    ['Move up', -1],
    ['Move down', 1],
  ])('%s moves the row by %d', async (name, by) => {
    const onMove = vi.fn();
    render(<RowMenu onMove={onMove} />);

    await choose(name);

    expect(onMove.mock.calls).toEqual([[by]]);
  });

  it('does not move the first row up, nor the last one down', async () => {
    render(<RowMenu isFirst isLast />);

    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));

    const disabled = (name: string) => screen.getByRole('menuitem', { name }).hasAttribute('data-disabled');
    expect(['Move up', 'Move down', 'Rename'].map(disabled)).toEqual([true, true, false]);
  });
});
