import { onTestFinished } from 'vitest';
import { customSceneFrom } from '@/domain/application/custom-models';
import { type Folder, foldersFrom } from '@/domain/folders/folder';
import { iconsOf } from '@/domain/icons';
import { poiId } from '@/domain/ids';
import { connectShowcase } from '@/showcase/connect-showcase';
import { readShowcaseDelivery } from '@/showcase/showcase-delivery';
import { fakeFrame } from '@/showcase/testing/fake-frame';
import { fakeSdk } from '@/showcase/testing/fake-sdk';
import type { TourContent } from '../player-context';
import { createPlayerSession } from '../player-session';
import type { InitialPlayerState } from '../player-store';

/** SDK calls that the fake viewer resolves immediately. */
export const resolvedCalls = [
  'Asset.registerTexture',
  'Camera.setRotation',
  'Camera.zoomTo',
  'Floor.moveTo',
  'Floor.showAll',
  'Measurements.addPoint',
  'Measurements.endLine',
  'Measurements.remove',
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

const initialState: InitialPlayerState = { uiMode: 'play', activePoi: null, sidebarOpen: true };

/** A player session with a fake viewer. Needs fake timers. */
export function aPlayerSession({
  beginning = {},
  content = {},
  still = false,
}: {
  beginning?: Partial<InitialPlayerState>;
  content?: Partial<TourContent>;
  still?: boolean;
} = {}) {
  const tour: TourContent = { folders: twoFolders, icons: iconsOf([]), scene: customSceneFrom(undefined), ...content };
  const session = createPlayerSession({ ...initialState, ...beginning }, tour, () => still);
  const fake = fakeSdk({ auto: resolvedCalls });
  const page = fakeFrame();
  const showcase = connectShowcase(page.frame, { delivery: readShowcaseDelivery({}), model: 'AbCdEfGh123', service: '' });
  const detach = session.attach(showcase);
  const load = () => page.load({ connect: async () => fake.sdk });
  const end = () => {
    detach();
    showcase.disconnect();
  };
  // a viewer that is not connected reports so after 30 s, into the test that runs then
  onTestFinished(end);
  return {
    session,
    fake,
    page,
    showcase,
    load,
    play: () => fake.phase.set({ phase: 'appphase.playing' }),
    state: session.store.getState,
    open: (poi: string) => session.store.getState().openPoi(poiId(poi)),
    end,
  };
}
