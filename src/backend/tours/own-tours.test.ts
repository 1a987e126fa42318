import { beforeEach, expect, it, vi } from 'vitest';
import { orgId } from '@/domain/ids';
import { type ListedTour, listedTourFrom } from '@/domain/tours/listed-tour';
import { asOwnChange, ownChanges } from '../cache/own-changes';
import { ownToursOf } from './own-tours';

type State = { live: ListedTour | null | undefined; isSynced: boolean; isConfirmed: boolean };
/** Those who listen to the tour, the latest last. */
const listeners = vi.hoisted((): ((state: State) => void)[] => []);
vi.mock('../live/listen', () => ({
  inStore: () => (next: (state: State) => void) => {
    listeners.push(next);
    return () => undefined;
  },
}));

const acme = orgId('acme');
const hall = (name: string) => listedTourFrom('hall', { name, organization: 'acme' });
const confirmed = (live: ListedTour | null): State => ({ live, isSynced: true, isConfirmed: true });
const cached = (live: ListedTour): State => ({ live, isSynced: false, isConfirmed: false });

beforeEach(() => {
  listeners.length = 0;
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

it('shows what a write made of a tour, though its response came before the listener had it', async () => {
  const index = [hall('Hall')];
  let shown: readonly ListedTour[] = index;
  const own = ownToursOf(acme, () => {
    shown = own.apply(index);
  });

  await asOwnChange(['hall'], async () => listeners.at(-1)?.(confirmed(hall('Hall'))));
  expect([...ownChanges().keys()]).toEqual(['hall']);
  listeners.at(-1)?.(cached(hall('Hall')));
  listeners.at(-1)?.(confirmed(null));

  expect(shown).toEqual([]);
  own.stop();
});

it('forgets a change that the store confirms as the index has it', async () => {
  const own = ownToursOf(acme, () => own.apply([hall('Saved')]));

  await asOwnChange(['hall'], async () => listeners.at(-1)?.(confirmed(hall('Hall'))));
  listeners.at(-1)?.(confirmed(hall('Saved')));

  expect(ownChanges().size).toBe(0);
  own.stop();
});
