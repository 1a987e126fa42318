import { customSceneFrom } from '@/domain/application/custom-models';
import { type Folder, foldersFrom } from '@/domain/folders';
import { iconsOf } from '@/domain/icons';
import { poiId } from '@/domain/ids';
import { connectShowcase } from '@/showcase/connect-showcase';
import { readDelivery } from '@/showcase/delivery';
import { fakeFrame } from '@/showcase/testing/fake-frame';
import { fakeSdk } from '@/showcase/testing/fake-sdk';
import { createPlayerSession } from '../player-session';
import type { Beginning } from '../player-store';
import type { Content } from '../stand';

/** Calls of the viewer that are answered at once. */
export const easy = [
  'Asset.registerTexture',
  'Camera.setRotation',
  'Camera.zoomTo',
  'Floor.moveTo',
  'Floor.showAll',
  'Measurements.toggleMode',
  'Mode.moveTo',
  'Renderer.takeScreenShot',
  'Sweep.moveTo',
  'Sweep.disable',
  'Sweep.enable',
  'Tag.add',
  'Tag.allowAction',
  'Tag.editBillboard',
  'Tag.editColor',
  'Tag.editIcon',
  'Tag.editPosition',
  'Tag.remove',
];

/** A stove and a sink on the ground floor, and a roof. */
export const twoStoredFolders = [
  {
    id: 'ground',
    name: 'Ground',
    pois: [
      { identifier: 'stove', name: 'Stove', sweep: 'b', rotation: { x: 5, y: 90 }, zoom: 1, position: { x: 2, y: 1.5, z: 0 } },
      { identifier: 'sink', name: 'Sink', type: 'tag', sweep: 'a', tag: { label: 'The sink', description: 'Of steel', icon: 'red' } },
    ],
  },
  { id: 'attic', name: 'Attic', pois: [{ identifier: 'roof', name: 'Roof', type: 'tag', sweep: 'a', tag: { label: 'The roof' } }] },
];
export const twoFolders: Folder[] = foldersFrom(twoStoredFolders);

const plainly: Beginning = { uiMode: 'play', activePoi: null, sidebarOpen: true };

/** A visit whose viewer is a fake; needs fake timers. */
export function aVisit({
  beginning = {},
  content = {},
  still = false,
}: {
  beginning?: Partial<Beginning>;
  content?: Partial<Content>;
  still?: boolean;
} = {}) {
  const tour: Content = { folders: twoFolders, icons: iconsOf([]), scene: customSceneFrom(undefined), ...content };
  const session = createPlayerSession({ ...plainly, ...beginning }, tour, () => still);
  const fake = fakeSdk({ auto: easy });
  const page = fakeFrame();
  const showcase = connectShowcase(page.frame, { delivery: readDelivery({}), model: 'AbCdEfGh123', service: '' });
  const detach = session.attach(showcase);
  const load = () => page.load({ connect: async () => fake.sdk });
  return {
    session,
    fake,
    page,
    showcase,
    load,
    /** the model plays */
    play: () => fake.phase.set({ phase: 'appphase.playing' }),
    state: session.store.getState,
    open: (poi: string) => session.store.getState().openPoi(poiId(poi)),
    end: () => {
      detach();
      showcase.disconnect();
    },
  };
}
