import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { removeAlignment, saveAlignment } from '@/backend/locations/alignments';
import { AppError } from '@/domain/app-error';
import type { Vector } from '@/domain/geometry';
import { locationId } from '@/domain/ids';
import { alignedPosition } from '@/domain/locations/alignment';
import { locationTourFrom } from '@/domain/locations/location';
import type { Placing, Showcase, TagPosition } from '@/showcase/port';
import { AlignPanel } from './align-panel';

vi.mock('@/backend/locations/alignments');
vi.mock('@/ui/toast');

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const at = (x: number, z: number): Vector => ({ x, y: 1, z });
const stem = { x: 0, y: 1, z: 0 };

/** A scan in which the test presses places; null where there is no surface in the middle of the view. */
function aScan() {
  let press: (position: TagPosition | null) => void = () => undefined;
  const scan = {
    middle: at(0, 0) as Vector | null,
    press: (to: Vector) => act(async () => press({ anchorPosition: to, stemVector: stem })),
  };
  const viewer = {
    startPlacing: vi.fn(async (): Promise<Placing> => {
      const done = new Promise<TagPosition | null>((resolve) => {
        press = resolve;
      });
      const putInMiddle = async () => {
        if (!scan.middle) throw new AppError('not-found', 'There is no surface in the middle of the view.');
        press({ anchorPosition: scan.middle, stemVector: stem });
      };
      return { done, cancel: () => press(null), putInMiddle };
    }),
    removeTag: vi.fn(async () => undefined),
  };
  return { ...viewer, scan, viewer: viewer as unknown as Showcase };
}

function aPanel(alignment: Parameters<typeof AlignPanel>[0]['alignment'] = null) {
  const [one, other] = ['before', 'after'].map((id) => locationTourFrom(id, { name: id, matterportId: `${id}-scan` }));
  if (!one || !other) throw new Error('Two tours are compared.');
  const [first, second] = [aScan(), aScan()];
  const onClose = vi.fn();
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })}>
      <AlignPanel
        pair={{ location: locationId('hall'), one, other }}
        viewers={{ first: first.viewer, second: second.viewer }}
        alignment={alignment}
        onClose={onClose}
      />
    </QueryClientProvider>,
  );
  return { first, second, onClose, unmount };
}

const point = (name: string) => within(screen.getByRole('listitem', { name }));
const choose = (name: string, button = 'Choose') => userEvent.click(point(name).getByRole('button', { name: button }));
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save alignment' });

async function chooseAll({ first, second }: Pick<ReturnType<typeof aPanel>, 'first' | 'second'>, places: readonly Vector[]) {
  const names = ['Point 1 in before', 'Point 1 in after', 'Point 2 in before', 'Point 2 in after'];
  for (const [index, name] of names.entries()) {
    await choose(name);
    await (index % 2 === 0 ? first : second).scan.press(places[index] ?? at(0, 0));
  }
}

describe('aligning two scans by hand', () => {
  it('stores what two places, pressed in both, give', async () => {
    const panel = aPanel();
    vi.mocked(saveAlignment).mockResolvedValue();
    expect(save().disabled).toBe(true);

    await chooseAll(panel, [at(0, 0), at(10, 0), at(0, 4), at(10, 4)]);
    await userEvent.click(save());

    const [pair, found] = vi.mocked(saveAlignment).mock.calls[0] ?? [];
    expect([pair?.one.id, pair?.other.id]).toEqual(['before', 'after']);
    expect(found && alignedPosition(found, at(0, 1)).x).toBeCloseTo(10, 9);
    expect(panel.onClose).toHaveBeenCalledOnce();
  });

  it('says what to do when the points are too near each other, and takes another', async () => {
    const panel = aPanel();

    await chooseAll(panel, [at(0, 0), at(10, 0), at(0, 0.4), at(10, 0.4)]);
    expect(screen.getByRole('alert').textContent).toContain('at least 1 metre apart');
    expect(save().disabled).toBe(true);
    await choose('Point 2 in before', 'Choose again');
    await panel.first.scan.press(at(0, 3));
    await choose('Point 2 in after', 'Choose again');
    await panel.second.scan.press(at(10, 3));

    expect(screen.queryByRole('alert')).toBeNull();
    expect(save().disabled).toBe(false);
  });

  it('takes the middle of the view for who has no pointer, and says when nothing is there', async () => {
    const { first } = aPanel();
    first.scan.middle = null;

    await choose('Point 1 in before', 'Middle of the view');
    expect(screen.getByRole('alert').textContent).toBe('There is no surface in the middle of the view.');
    first.scan.middle = at(1, 1);
    await choose('Point 1 in before', 'Middle of the view');

    expect(screen.queryByRole('alert')).toBeNull();
    expect(point('Point 1 in before').getByText('Chosen')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('1 of 4 points are chosen.');
  });

  it('keeps the points when saving fails, and takes the pins out of the scans at the end', async () => {
    vi.mocked(saveAlignment).mockRejectedValue(new AppError('permission-denied', 'You don’t have permission to do this.'));
    const panel = aPanel();

    await chooseAll(panel, [at(0, 0), at(10, 0), at(0, 4), at(10, 4)]);
    await userEvent.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe('You don’t have permission to do this.');
    expect(screen.getAllByText('Chosen')).toHaveLength(4);
    panel.unmount();

    expect(panel.first.removeTag).toHaveBeenCalledWith('alignment first 1');
    expect(panel.second.removeTag).toHaveBeenCalledWith('alignment second 2');
  });

  it('cancels the point that waits for a press, and removes an alignment', async () => {
    vi.mocked(removeAlignment).mockResolvedValue();
    const { onClose } = aPanel({ angle: 90, offset: at(1, 2) });

    await choose('Point 1 in after');
    await choose('Point 1 in after', 'Cancel');
    expect(point('Point 1 in after').getByRole('button', { name: 'Choose' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove alignment' }));

    expect(onClose).toHaveBeenCalledOnce();
  });
});
