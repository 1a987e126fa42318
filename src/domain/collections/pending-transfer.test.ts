import { expect, it } from 'vitest';
import { collectionId, tourId, userId } from '../ids';
import { pendingTransfersFrom, remainingTours, withoutPendingTransfer, withPendingTransfer } from './pending-transfer';

const ada = userId('ada');
const villas = collectionId('villas');
const aTransfer = (tours: string[], collection = villas) => ({ user: ada, collection, tours: tours.map(tourId) });

it('stores one unfinished transfer for each user and collection [COLL-012]', () => {
  const first = withPendingTransfer(null, aTransfer(['a', 'b']));
  const second = withPendingTransfer(withPendingTransfer(first, aTransfer(['c'], collectionId('docks'))), aTransfer(['b']));

  expect(pendingTransfersFrom(second)).toEqual([aTransfer(['c'], collectionId('docks')), aTransfer(['b'])]);
  expect(pendingTransfersFrom(withoutPendingTransfer(second, aTransfer([])))).toEqual([aTransfer(['c'], collectionId('docks'))]);
  expect(withoutPendingTransfer(first, aTransfer([]))).toBeNull();
});

it('reads anything that a device may have stored', () => {
  for (const stored of [null, '', 'no json', '7', '{}', '[null, 7]']) expect(pendingTransfersFrom(stored)).toEqual([]);
});

it('knows which tours remain: those that exist and are elsewhere [COLL-012]', () => {
  const tours = [
    { id: tourId('a'), collection: villas },
    { id: tourId('b'), collection: collectionId('') },
    { id: tourId('c'), collection: collectionId('docks') },
    { id: tourId('x'), collection: collectionId('') },
  ];

  expect(remainingTours(aTransfer(['a', 'b', 'c', 'gone']), tours).map(({ id }) => id)).toEqual(['b', 'c']);
});
