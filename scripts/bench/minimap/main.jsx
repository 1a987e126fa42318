// The minimap of a tour of 1,000 points in a scan of 500 sweeps, without a viewer: the page says where the camera is.
import { Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { iconRefs, iconsOf } from '@/domain/icons';
import { tourFrom } from '@/domain/tours/tour';
import { Minimap } from '@/features/player/minimap/minimap';
import { storeMinimapSettings } from '@/features/player/minimap/settings';
import { unknownValues } from '@/showcase/follow-values';
import { createPlayerSession } from '@/widgets/player-session/player-session';
import { PlayerSessionProvider } from '@/widgets/player-session/player-session-context';
import '@/ui/tokens.css';

const [pointCount, sweepCount, side] = [1000, 500, 60];
/** Spread evenly over a square of 60 m, and the same in each run. */
const spread = (index, count) => ({ x: ((index * 7919) % count) * (side / count), z: (index / count) * side });

const pois = Array.from({ length: pointCount }, (_, index) => {
  const { x, z } = spread(index, pointCount);
  return { identifier: `p${index}`, name: `Point ${index}`, icon: iconRefs[index % iconRefs.length], position: { x, y: 1, z } };
});
const tour = tourFrom('hall', { name: 'Hall', matterportId: 'AbCdEfGh123', folders: [{ id: 'all', name: 'All', pois }] });

const values = unknownValues();
values.sweeps.set(
  Array.from({ length: sweepCount }, (_, index) => {
    const { x, z } = spread(index, sweepCount);
    return { id: `s${index}`, position: { x, y: 1.5, z }, floor: 0 };
  }),
);
values.mode.set('inside');
values.fieldOfView.set(80);

const content = { folders: tour.folders, icons: [], scene: { models: [] } };
const session = createPlayerSession({ uiMode: 'play', activePoi: null, sidebarOpen: false }, content);
session.store.setState({ stage: { name: 'ready' }, sweep: 's0', viewMode: 'inside', floors: [{ index: 0, name: 'Ground' }] });
const showcase = { values };
let renders = 0;
const countRender = () => {
  renders += 1;
};

createRoot(document.getElementById('root')).render(
  <PlayerSessionProvider session={{ ...session, readyShowcase: () => showcase }}>
    <Profiler id="map" onRender={countRender}>
      <Minimap tour={tour} model={tour.matterportId} icons={iconsOf([])} />
    </Profiler>
  </PlayerSessionProvider>,
);

const frame = () => new Promise(requestAnimationFrame);
const poseAt = (step) => {
  const position = { x: 5 + (step % 400) / 10, y: 1.5, z: 30 };
  values.pose.set({ position, rotation: { x: 0, y: step % 360 }, sweep: 's0', mode: 'inside' });
};

/** A walk of 200 frames, and what each of 2,000 poses costs besides drawing it. */
window.measureMinimap = async (settings) => {
  storeMinimapSettings(settings);
  for (let wait = 0; wait < 30; wait += 1) await frame();
  const rendersBefore = renders;
  const started = await frame();
  let ended = started;
  for (let step = 0; step < 200; step += 1) {
    poseAt(step);
    ended = await frame();
  }
  const from = performance.now();
  for (let step = 0; step < 2000; step += 1) poseAt(step);
  const perPose = (performance.now() - from) / 2000;
  const marks = document.querySelectorAll('[data-cluster]').length;
  return { framesPerSecond: 200_000 / (ended - started), perPose, renders: renders - rendersBefore, marks };
};
