// A list of places in a scan, and the session of the player that leads there. `window.departures` has, for each press on a line, when the
// player asked the viewer to go and when the viewer left, in ms since the press.
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { foldersFrom } from '@/domain/folders/folder';
import { PoiSidebar } from '@/features/player/sidebar/poi-sidebar';
import { connectShowcase } from '@/showcase/connect-showcase';
import { readShowcaseDelivery } from '@/showcase/showcase-delivery';
import { createPlayerSession } from '@/widgets/player-session/player-session';
import { PlayerSessionProvider, usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import '@/ui/tokens.css';

const asked = new URLSearchParams(location.search);
const model = asked.get('model');
const sweeps = asked.get('sweeps').split(',');

const folders = foldersFrom([
  {
    id: 'places',
    name: 'Places',
    pois: sweeps.map((sweep, index) => ({
      identifier: `poi-${index}`,
      name: `Place ${index + 1}`,
      sweep,
      rotation: { x: 0, y: 40 * index },
    })),
  },
]);
const tour = { folders, floors: ['Ground'] };
const nothing = () => undefined;

// `fade`, as without the wish for less motion: the transition that the ledger names.
const session = createPlayerSession(
  { uiMode: 'play', activePoi: null, sidebarOpen: true },
  { folders, icons: [], scene: { models: [], lights: [] } },
  () => false,
);

window.departures = [];
let press = null;
window.addEventListener('click', ({ timeStamp }) => (press = { pressed: timeStamp }), { capture: true });
const note = (what) => {
  if (!press || what in press) return;
  press[what] = performance.now() - press.pressed;
  if (what === 'left') window.departures.push(press);
};

/** Tells when it is asked to go, and when it leaves: no place is the present one any more, or the camera is elsewhere. */
function watched(showcase) {
  let before = null;
  showcase.values.moving.subscribe((isMoving) => isMoving && note('left'));
  showcase.values.pose.subscribe((pose) => {
    const now = JSON.stringify(pose);
    if (before !== null && now !== before && press?.asked !== undefined) note('left');
    before = now;
  });
  const goTo = (...to) => {
    note('asked');
    return showcase.goTo(...to);
  };
  return { ...showcase, goTo };
}

function Visit() {
  const frame = useRef(null);
  const { store, attach } = usePlayerSession();
  const activePoi = usePlayerState((state) => state.activePoi);
  const stage = usePlayerState((state) => state.stage.name);
  useEffect(() => {
    const showcase = connectShowcase(frame.current, { delivery: readShowcaseDelivery({}), model, service: '' });
    const detach = attach(watched(showcase));
    window.isStill = () => showcase.values.moving.value === false;
    return () => {
      detach();
      showcase.disconnect();
    };
  }, [attach]);
  return (
    <div data-glass="" data-stage={stage} className="relative h-dvh bg-canvas text-ink text-sm">
      <iframe ref={frame} title="3D view" className="absolute inset-0 size-full border-0" />
      <PoiSidebar
        tour={tour}
        activePoi={activePoi}
        isEditing={false}
        canWrite={false}
        hiddenFolders={store.getState().hiddenFolders}
        onOpen={store.getState().openPoi}
        onToggleFolder={nothing}
      />
    </div>
  );
}

createRoot(document.getElementById('root')).render(
  <PlayerSessionProvider session={session}>
    <Visit />
  </PlayerSessionProvider>,
);
