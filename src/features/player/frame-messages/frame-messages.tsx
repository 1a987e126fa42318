import { useEffect, useEffectEvent } from 'react';
import { findPoi } from '@/domain/folders/find';
import { guidedTourId, poiId } from '@/domain/ids';
import { type FrameReport, type FrameRequest, frameRequestFrom } from '@/domain/sharing/frame-messages';
import type { Tour } from '@/domain/tours/tour';
import type { PlayerSession } from '@/widgets/player-session/player-session';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { closeTopmost, isAnythingOpen } from '../controls/commands';

/** What an embedded tour tells any page around it: nothing that its visitors don't see there. */
const report = (message: FrameReport) => window.parent.postMessage(message, '*');

/** Tells the page around an embedded tour what happens, and does what that page alone asks for. @see docs/embedding.md */
export function FrameMessages({ tour }: { tour: Tour }) {
  const session = usePlayerSession();
  const isReady = usePlayerState((state) => state.stage.name === 'ready');
  const point = usePlayerState((state) => state.activePoi);
  useEffect(() => {
    if (isReady) report({ type: 'loggia:ready' });
  }, [isReady]);
  useEffect(() => {
    if (point !== null) report({ type: 'loggia:opened', point });
  }, [point]);
  const answer = useEffectEvent((request: FrameRequest) => {
    const { openPoi, openGuidedTour } = session.store.getState();
    if (request.type === 'open') {
      const id = poiId(request.point);
      if (findPoi(tour.folders, id)) openPoi(id);
    } else if (request.type === 'play') {
      const id = guidedTourId(request.guide);
      if (tour.guidedTours.some((each) => each.id === id))
        openGuidedTour({ id, stop: null, start: 'atOnce', loops: false, isPressed: false });
    } else void goTo(session, request.sweep);
  });
  useEffect(() => {
    const end = new AbortController();
    const listen = ({ source, data }: MessageEvent) => {
      const request = source === window.parent ? frameRequestFrom(data) : null;
      if (request) answer(request);
    };
    const leave = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) reportEscape(session);
    };
    window.addEventListener('message', listen, { signal: end.signal });
    window.addEventListener('keydown', leave, { signal: end.signal });
    const stop = session.events.subscribe(({ type }) => type === 'escape' && closeFromScan(session));
    return () => {
      end.abort();
      stop();
    };
  }, [session]);
  return null;
}

/** Goes where the page around it asks for, if that is there: visitors cannot help an address of old. */
async function goTo(session: PlayerSession, sweep: string): Promise<void> {
  const viewer = session.readyShowcase();
  const present = await viewer?.presentSweepId(sweep).catch(() => sweep);
  const sweeps = viewer?.values.sweeps.value ?? [];
  if (present === undefined || (sweeps.length > 0 && !sweeps.some(({ id }) => id === present))) return;
  const rotation = session.currentSharedView()?.rotation ?? { x: 0, y: 0, z: 0 };
  session.goToView({ sweep, rotation, zoom: 1, position: { x: 0, y: 0, z: 0 } });
}

/** Escape first closes what is open here. */
function reportEscape(session: PlayerSession): void {
  if (!isAnythingOpen(session) && !document.querySelector('dialog[open]')) report({ type: 'loggia:escape' });
}

/** After a press in the scan its frame has the focus, and keys do not reach the shortcuts. A line that is being measured there ends by Escape. */
function closeFromScan(session: PlayerSession): void {
  const { isMeasuring, uiMode } = session.store.getState();
  if (isMeasuring || uiMode === 'edit') return;
  if (isAnythingOpen(session)) closeTopmost(session);
  else reportEscape(session);
}
