import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { AppError } from '@/domain/app-error';
import type { Placing } from '@/showcase/port';
import { announce } from '@/ui/announce/announce';
import { Button } from '@/ui/button';
import { usePortalHost } from '@/ui/portal-host';
import { toastError } from '@/ui/toast';
import { useMediaQuery } from '@/ui/use-media-query';
import { pleaseWaitMessage } from '@/widgets/player-session/player-controls';
import { usePlayerSession } from '@/widgets/player-session/player-session-context';
import { ScanBanner } from '@/widgets/player-session/scan-banner';
import { whileViewerReady } from '@/widgets/player-session/while-viewer-ready';
import type { Place } from './anchor-choice';
import { pinOf, pinStem } from './pin';

export type PlacingState = {
  isOn: boolean;
  /** The viewer waits for a press. */
  canPlace: boolean;
  start: () => void;
  putInMiddle: () => void;
  cancel: () => void;
};

/** Lets the user choose a place in the scan, with the pointer or in the middle of the view. */
export function usePlacing(onPlaced: (place: Place) => void): PlacingState {
  const player = usePlayerSession();
  const placing = useRef<Placing | null>(null);
  const [state, setState] = useState<'off' | 'starting' | 'on'>('off');
  const cancel = () => placing.current?.cancel();
  useEffect(() => () => placing.current?.cancel(), []);
  const start = async () => {
    const viewer = player.readyShowcase();
    const from = player.lastInsideView();
    if (!viewer || !from) return toastError(pleaseWaitMessage());
    setState('starting');
    const release = player.freezeTags();
    const choose = async () => {
      if (viewer.values.measuring.value) await viewer.measure(false);
      placing.current = await viewer.startPlacing(pinOf('new', 'New comment', from.position), pinStem);
      setState('on');
      return placing.current.done;
    };
    try {
      const position = await whileViewerReady(viewer, choose());
      if (position) {
        onPlaced({ sweep: player.lastInsideView()?.sweep ?? from.sweep, position: position.anchorPosition });
        announce('The place is chosen.');
        await viewer.removeTag(pinOf('new', '', from.position).id);
      }
    } catch (error) {
      console.error(error);
      toastError(error instanceof AppError ? error.message : 'Couldn’t choose the place. Try again.');
    } finally {
      placing.current = null;
      release();
      setState('off');
    }
  };
  const putInMiddle = async () => {
    try {
      await placing.current?.putInMiddle();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      toastError(error.message);
    }
  };
  return { isOn: state !== 'off', canPlace: state === 'on', start: () => void start(), putInMiddle: () => void putInMiddle(), cancel };
}

/** Shown over the scan while a place is chosen, in place of the panel. */
export function PlacingBanner({ placing: { canPlace, putInMiddle, cancel } }: { placing: PlacingState }) {
  const isTouch = useMediaQuery('(pointer: coarse)');
  const hint = isTouch ? 'Tap the place. Drag to look around.' : 'Click the place. Drag to look around, or choose the middle of the view.';
  const host = usePortalHost() ?? document.body;
  return createPortal(
    <ScanBanner title="What is the comment about?" hint={canPlace ? hint : 'Preparing the scan…'}>
      <Button size="small" disabled={!canPlace} onClick={putInMiddle}>
        Middle of the view
      </Button>
      <Button size="small" look="quiet" disabled={!canPlace} onClick={cancel}>
        Cancel
      </Button>
    </ScanBanner>,
    host,
  );
}
