import { unknownValues } from '../follow-values';
import { signal } from '../observable-values';
import type { PlacedTag, ShowcaseEvent } from '../port';
import { readShowcaseDelivery } from '../showcase-delivery';
import { openShowcaseSession } from '../showcase-session';
import { fakeFrame } from './fake-frame';
import { fakeSdk } from './fake-sdk';

/** Calls that an idle viewer completes at once. */
const immediateCalls = [
  'Tag.add',
  'Tag.remove',
  'Tag.editPosition',
  'Tag.editIcon',
  'Tag.allowAction',
  'Asset.registerTexture',
  'Sweep.disable',
  'Sweep.enable',
];

/** A session on a fake viewer whose camera moves are resolved by the test. */
export function aShowcaseSession({ auto = immediateCalls, delivery = readShowcaseDelivery({}) } = {}) {
  const fake = fakeSdk({ auto });
  const page = fakeFrame();
  const values = unknownValues();
  const events = signal<ShowcaseEvent>();
  const heard: ShowcaseEvent[] = [];
  events.subscribe((event) => heard.push(event));
  const session = openShowcaseSession({ sdk: fake.sdk, frame: page.frame, delivery, values, events, zoomsAtOnce: false });
  return { session, fake, page, values, heard };
}

export const aTag = (id: string, more: Partial<PlacedTag> = {}): PlacedTag => ({
  id,
  label: `Tag ${id}`,
  description: '',
  anchorPosition: { x: 1, y: 0, z: 1 },
  stemVector: { x: 0, y: 0.5, z: 0 },
  color: { r: 1, g: 0, b: 0 },
  icon: { image: '/green.png', hover: '/green-hover.png' },
  ...more,
});
