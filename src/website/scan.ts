import { scanFolder, showcaseFolder } from '@/domain/publishing/website/scan-files';
import type { ViewerData } from '@/domain/publishing/website/viewer-data';
import { connectShowcase } from '@/showcase/connect-showcase';
import type { Destination, PlacedTag, Showcase } from '@/showcase/port';
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
  onFailed: () => void;
};

/** Finds where to go, once the scan is ready; null for nowhere. */
export type FindDestination = (data: ViewerData, showcase: Showcase) => Destination | null;

export type Scan = { showcase: Showcase; goTo: (find: FindDestination) => void };

/** The scan of the archive in a frame. `goTo` waits until it is ready; only the last of several destinations is visited. */
export function openScan({ frame, model, showsScanMarks, data, onTag, onFailed }: Options): Scan {
  const showcase = connectShowcase(frame, { delivery: deliveryOf(model), model, service: '.' });
  let next: FindDestination | null = null;
  const move = async () => {
    const found = await data;
    if (showcase.state.value.name !== 'ready' || !next) return;
    const destination = next(found, showcase);
    next = null;
    if (!destination) return;
    // a point of an older scan may have no place any more; its content is shown all the same
    await showcase.goTo(destination, { transition: isMotionReduced() ? 'instant' : 'fly' }).catch(() => undefined);
  };
  const hideScanMarks = () => {
    if (showsScanMarks || showcase.state.value.name !== 'ready') return;
    const ids = new Set(showcase.values.modelTags.value.map(({ id }) => id));
    // a viewer that can't hide them goes on showing them
    showcase.hideModelTags(ids).catch(() => undefined);
    showcase.changeSetting('measurements', false).catch(() => undefined);
  };
  showcase.values.modelTags.subscribe(hideScanMarks);
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
    goTo: (find) => {
      next = find;
      void move();
    },
  };
}
