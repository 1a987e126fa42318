import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { poiId } from '@/domain/ids';
import { aTour } from '../../testing/an-editing';
import { aSidebar } from '../testing/a-sidebar';

describe('typing in the list', () => {
  it('finds a line by its name, and a space in it lifts nothing', async () => {
    const folders = [{ id: 'hall', name: 'Hall', pois: ['Desk by the wall', 'Desk'].map((name) => ({ identifier: name, name })) }];
    const { user, tree } = aSidebar({ tour: aTour({ folders }) });
    await user.click(screen.getByRole('textbox', { name: 'Find in the list' }));
    while (document.activeElement !== tree()) await user.tab();

    await user.keyboard('desk b');

    expect(document.getElementById(tree().getAttribute('aria-activedescendant') ?? '')?.title).toBe('Desk by the wall');
    expect(screen.queryByText(/picked up/)).toBeNull();
  });

  it('leaves letters to the shortcuts once a line was pressed or its name entered, until the list is walked through', async () => {
    const { user, line, tree, state } = aSidebar();
    const focused = () => document.getElementById(tree().getAttribute('aria-activedescendant') ?? '')?.title;

    await user.click(line(/^Ground/));
    act(() => tree().focus());
    await user.keyboard('s');
    expect([focused(), tree().dataset.letters]).toEqual(['Ground', 'shortcuts']);
    act(() => state().rename({ kind: 'folder', id: state().edited.folders[0]!.id }));
    await user.keyboard('Hall{Enter}s');
    expect([focused(), tree().dataset.letters, document.activeElement === tree()]).toEqual(['Hall', 'shortcuts', true]);
    await user.keyboard('{ArrowDown}r');

    expect([focused(), tree().dataset.letters]).toEqual(['Roof', 'lines']);
  });
});

describe('the tree', () => {
  it('scrolls to a new PoI after 400 ms [EDIT-015]', async () => {
    const { state, session, player } = aSidebar({
      tour: aTour({
        folders: [
          { id: 'ground', name: 'Ground', pois: Array.from({ length: 60 }, (_, at) => ({ identifier: `p${at}`, name: `PoI ${at}` })) },
        ],
      }),
    });
    vi.useFakeTimers();
    const scrolled = vi.spyOn(screen.getByRole('tree'), 'scrollTo').mockImplementation(() => {});
    const stove = { ...state().edited.folders[0]!.pois[0]!, identifier: poiId('new'), name: 'New PoI' };

    act(() => {
      session.edit('Add PoI', (edited) => ({ ...edited, folders: [{ ...edited.folders[0]!, pois: [...edited.folders[0]!.pois, stove] }] }));
      player.open('new');
    });
    act(() => void vi.advanceTimersByTime(399));
    expect(scrolled).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));

    expect(scrolled).toHaveBeenCalled();
  });

  it('does not render lines again while the user types into a PoI', async () => {
    const { session } = aSidebar();
    const line = screen.getByRole('treeitem', { name: /^Stove/ });
    const changes = new MutationObserver(() => {});
    changes.observe(screen.getByRole('tree'), { subtree: true, childList: true, attributes: true, characterData: true });

    act(() => void session.editPoi('Write', poiId('stove'), (poi) => ({ ...poi, category: 'Kitchen' })));

    expect(changes.takeRecords()).toEqual([]);
    expect(screen.getByRole('treeitem', { name: /^Stove/ })).toBe(line);
  });

  it('cancels moving a line when the focus leaves [EDIT-019]', async () => {
    const { user, onLine, lines, names } = aSidebar();
    const before = { lines: lines(), names: names() };

    await onLine(/^Ground/);
    await user.keyboard(' {ArrowDown}');
    expect(lines()).toEqual(['1 Ground', '1 Attic']);
    await user.click(screen.getByRole('textbox', { name: 'Find in the list' }));

    expect({ lines: lines(), names: names() }).toEqual(before);
    expect(screen.getByText('Ground stays where it was.')).toBeTruthy();
    await onLine(/^Attic/);
    await user.keyboard(' {ArrowUp}{Control>}z{/Control}');
    expect({ lines: lines(), names: names() }).toEqual(before);
  });

  it('treats a slow tap as a tap, and opens no menu on a long press [EDIT-017]', () => {
    const { line, active, state } = aSidebar();
    vi.useFakeTimers();
    const at = { clientX: 40, clientY: 20 };
    const hold = (ms: number) => {
      fireEvent.touchStart(line(/^Stove/), { touches: [at] });
      act(() => vi.advanceTimersByTime(ms));
      const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
      fireEvent(line(/^Stove/), Object.assign(menu, { pointerType: 'touch' }));
      fireEvent.touchEnd(line(/^Stove/), { touches: [] });
      act(() => vi.advanceTimersByTime(100));
    };

    hold(1500);
    expect([active(), screen.queryByRole('menu')]).toEqual([null, null]);
    hold(400);

    expect([active(), screen.queryByRole('menu'), state().past]).toEqual(['stove', null, []]);
  });

  it('keeps the focus when the focused line is deleted', async () => {
    const { user, onLine, tree } = aSidebar();

    await onLine(/^Stove/);
    await user.keyboard('{Delete}');

    const focused = document.getElementById(tree().getAttribute('aria-activedescendant') ?? '');
    expect([focused?.title, document.activeElement === tree()]).toEqual(['Sink', true]);
    fireEvent.keyDown(tree(), { key: 'Delete' });
    expect(screen.queryByRole('treeitem', { name: /^Sink/ })).toBeNull();
  });
});
