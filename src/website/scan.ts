import { scanFolder, showcaseFolder } from '@/domain/publishing/website/scan-files';
import type { ViewerData } from '@/domain/publishing/website/viewer-data';
import { roomsFrom } from '@/domain/rooms/room';
import { placeOfPoint } from '@/domain/rooms/room-of-point';
import { roomAt, roomsOf } from '@/domain/rooms/rooms';
import { connectShowcase } from '@/showcase/connect-showcase';
import type { PlacedTag, Showcase } from '@/showcase/port';
import type { ShowcaseDelivery } from '@/showcase/showcase-delivery';
import { isMotionReduced } from './motion';

const deliveryOf = (model: string): ShowcaseDelivery => ({
  form: 'page',
  address: `${showcaseFolder}/showcase.html`,
  key: '',
  script: '',
  module: false,
  flags: { scan: `../${scanFolder(model)}/scan.json`, wh: '0', lang: document.documentElement.lang },
});

type Options = {
  frame: HTMLIFrameElement;
  model: string;
  data: Promise<ViewerData>;
  /** Whether the scan's own tags and measurements are shown. */
  showsScanMarks: boolean;
  onTag: (id: string) => void;
  /** The room of a point is known. */
  onRoom: (id: string, name: string) => void;
  onFailed: () => void;
};

export type Scan = { showcase: Showcase; goTo: (id: string) => void };

/** The scan of the archive in a frame. `goTo` waits until it is ready; only the last of several points is visited. */
export function openScan({ frame, model, showsScanMarks, data, onTag, onRoom, onFailed }: Options): Scan {
  const showcase = connectShowcase(frame, { delivery: deliveryOf(model), model, service: '.' });
  let next: string | null = null;
  const move = async () => {
    const { points } = await data;
    const point = points.find(({ id }) => id === next);
    if (showcase.state.value.name !== 'ready' || !point?.sweep) return;
    next = null;
    const { sweep, rotation, zoom } = point;
    // a point of an older scan may have no place any more; its content is shown all the same
    await showcase.goTo({ sweep, rotation, zoom }, { transition: isMotionReduced() ? 'instant' : 'fly' }).catch(() => undefined);
  };
  const hideScanMarks = () => {
    if (showsScanMarks || showcase.state.value.name !== 'ready') return;
    const ids = new Set(showcase.values.modelTags.value.map(({ id }) => id));
    // a viewer that can't hide them goes on showing them
    showcase.hideModelTags(ids).catch(() => undefined);
    showcase.changeSetting('measurements', false).catch(() => undefined);
  };
  showcase.values.modelTags.subscribe(hideScanMarks);
  const postRooms = async () => {
    const { rooms: scanRooms, sweeps } = showcase.values;
    const rooms = roomsOf(scanRooms.value, roomsFrom(JSON.parse(document.body.dataset.rooms ?? '[]')));
    for (const { id, sweep, tag } of (await data).points) {
      const floor = sweeps.value.find((each) => each.id === sweep)?.floor ?? null;
      const place = placeOfPoint({ tag, sweep, position: { x: 0, y: 0, z: 0 }, floor }, sweeps.value);
      const room = place && roomAt(rooms, place);
      if (room) onRoom(id, room.name);
    }
  };
  showcase.values.rooms.subscribe(() => void postRooms());
  showcase.values.sweeps.subscribe(() => void postRooms());
  const begin = async () => {
    hideScanMarks();
    const tags = (await data).points.flatMap(({ id, tag }): PlacedTag[] => (tag ? [{ ...tag, id }] : []));
    await showcase.placeTags(tags).catch(() => undefined);
    await move();
  };
  showcase.state.subscribe(() => {
    const { name } = showcase.state.value;
    frame.dataset.state = name;
    if (name === 'ready') void begin();
    if (name === 'failed' || name === 'lost') onFailed();
  });
  showcase.events.subscribe((event) => {
    if (event.type === 'tag-click') onTag(event.id);
  });
  return {
    showcase,
    goTo: (id) => {
      next = id;
      void move();
    },
  };
}
