// A process that publishes, to be killed at any moment: it reports that it is ready, publishes what it is sent, and reports that it is done.

import { store } from '../../../../functions/src/core/app';
import { publish } from '../../../../functions/src/publishing/publish';
import type { Identity } from '../../../../src/domain/access/identity';
import { callableInputs } from '../../../../src/domain/callables/inputs';
import { tourFrom } from '../../../../src/domain/tours/tour';

export type Order = { request: Record<string, unknown> & { tour: string }; caller: Identity };

process.on('message', async ({ request, caller }: Order) => {
  const saved = await store().doc(`tours/${request.tour}`).get();
  const input = callableInputs.publishTour.parse(request);
  await publish(tourFrom(saved.id, saved.data() ?? {}), input, { caller, confirmRights: () => Promise.resolve() });
  process.send?.('published');
});
// connects to the store, so that only publishing is left to be interrupted
await store().doc('locks/ready').get();
process.send?.('ready');
