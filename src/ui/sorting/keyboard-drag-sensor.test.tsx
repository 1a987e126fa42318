import type { SensorContext, SensorProps, UniqueIdentifier } from '@dnd-kit/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeyboardDragSensor } from './keyboard-drag-sensor';

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView ??= () => {};
});
afterEach(() => {
  press('Escape');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const rowHeight = 40;
const rectOf = (at: number, height = rowHeight) => ({
  top: at * rowHeight,
  left: 0,
  width: 100,
  height,
  right: 100,
  bottom: at * rowHeight + height,
});

/** A list with one row picked up. The test decides when rows are measured and when a move is complete. */
function aList(rows = ['a', 'b', 'c'], lifted = 1) {
  const state = { at: rows[lifted] as UniqueIdentifier, isMeasured: false };
  const moves: { x: number; y: number }[] = [];
  const done: string[] = [];
  const nodes = new Map(rows.map((id) => [id, { current: document.createElement('li') }]));
  const context = {
    get current() {
      return {
        active: { id: rows[lifted] },
        collisionRect: state.isMeasured ? rectOf(lifted) : null,
        droppableRects: new Map(state.isMeasured ? rows.map((id, at) => [id, rectOf(at)]) : []),
        droppableContainers: { getEnabled: () => rows.map((id) => ({ id, node: nodes.get(id) })) },
        over: state.isMeasured ? { id: state.at } : null,
      } as unknown as SensorContext;
    },
  };
  const event = new KeyboardEvent('keydown', { code: 'Space' });
  Object.defineProperty(event, 'target', { value: document.body });
  new KeyboardDragSensor({
    active: rows[lifted]!,
    activeNode: { node: nodes.get(rows[lifted]!) },
    event,
    context,
    options: {},
    onStart: () => done.push('start'),
    onMove: (by: { x: number; y: number }) => moves.push(by),
    onEnd: () => done.push('end'),
    onCancel: () => done.push('cancel'),
  } as unknown as SensorProps<object>);
  return {
    moves,
    done,
    measure: () => {
      state.isMeasured = true;
    },
    completeMoveTo: (row: string) => {
      state.at = row;
    },
    frames: (count = 2) => void vi.advanceTimersByTime(count * 17),
  };
}

const press = (code: string) => {
  const event = new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event;
};

describe('a row that was picked up with the keyboard', () => {
  it('queues keys pressed before the rows are measured, and prevents their default action', () => {
    const list = aList();

    const key = press('ArrowUp');
    list.frames();
    expect([key.defaultPrevented, list.moves]).toEqual([true, []]);
    list.measure();
    list.frames();

    expect(list.moves).toEqual([{ x: 0, y: -rowHeight }]);
  });

  it('starts each step after the previous one is complete', () => {
    const list = aList(['a', 'b', 'c', 'd'], 3);
    list.measure();
    press('ArrowUp');
    press('ArrowUp');
    list.frames(5);
    expect(list.moves).toEqual([{ x: 0, y: -rowHeight }]);

    list.completeMoveTo('c');
    list.frames();

    expect(list.moves).toEqual([
      { x: 0, y: -rowHeight },
      { x: 0, y: -2 * rowHeight },
    ]);
  });

  it('is dropped at its target when Space is pressed before the move is complete', () => {
    const list = aList();
    list.measure();
    press('ArrowDown');
    press('Space');
    list.frames(5);
    expect(list.done).toEqual(['start']);

    list.completeMoveTo('c');
    list.frames();

    expect(list.done).toEqual(['start', 'end']);
    expect(press('ArrowDown').defaultPrevented).toBe(false);
  });

  it('returns to its original position immediately on Escape', () => {
    const list = aList();

    press('ArrowDown');
    press('Escape');
    list.measure();
    list.frames();

    expect([list.done, list.moves]).toEqual([['start', 'cancel'], []]);
  });

  it('returns to its original position when a move never completes', () => {
    const list = aList();
    list.measure();
    press('ArrowDown');
    press('Space');

    list.frames(300);

    expect(list.done).toEqual(['start', 'cancel']);
  });

  it('does not move past the first or last position', () => {
    const list = aList(['a', 'b'], 1);
    list.measure();

    press('ArrowDown');
    press('Space');
    list.frames();

    expect([list.moves, list.done]).toEqual([[], ['start', 'end']]);
  });
});
