import { useEffect, useEffectEvent } from 'react';
import { findPoi } from '@/domain/folders/find';
import { guidedTourId, poiId } from '@/domain/ids';
import { type FrameReport, type FrameRequest, frameRequestFrom } from '@/domain/sharing/frame-messages';
import type { Tour } from '@/domain/tours/tour';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';

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
    } else if (session.readyShowcase()?.values.sweeps.value?.some(({ id }) => id === request.sweep)) {
      const rotation = session.currentSharedView()?.rotation ?? { x: 0, y: 0, z: 0 };
      session.goToView({ sweep: request.sweep, rotation, zoom: 1, position: { x: 0, y: 0, z: 0 } });
    }
  });
  useEffect(() => {
    const end = new AbortController();
    const listen = ({ source, data }: MessageEvent) => {
      const request = source === window.parent ? frameRequestFrom(data) : null;
      if (request) answer(request);
    };
    // Escape first closes what is open here
    const leave = ({ key, defaultPrevented }: KeyboardEvent) => {
      const { panel, activePoi } = session.store.getState();
      if (key === 'Escape' && !defaultPrevented && panel === null && activePoi === null) report({ type: 'loggia:escape' });
    };
    window.addEventListener('message', listen, { signal: end.signal });
    window.addEventListener('keydown', leave, { signal: end.signal });
    return () => end.abort();
  }, [session]);
  return null;
}
