import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import type { Tag } from '@/domain/pois/poi';
import { type Pixel, pixelOf, plus } from '@/domain/scan-view';
import { cn } from '@/ui/cn';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { type EditingSession, useEditingSession, useEditingState } from '../session/editing-context';
import type { EditingState } from '../session/editing-state';
import { currentScanView, dragTag, type TagDrag, type TagPart } from './drag-tag';
import { moveTag, onTagKey, turnStem } from './move-tag';

/** How far from the icon the handle of the stem is, in pixels. */
const stemHandlePx = 36;
/** A pointer that moves less has only pressed the handle. */
const minDragPx = 3;

/** Handles over the tag of the open point, which drag it and its stem in the scan. */
export function TagHandles() {
  const poi = usePlayerState((state) =>
    state.uiMode === 'edit' && state.stage.name === 'ready' && state.viewMode === 'inside' && !state.isMeasuring ? state.activePoi : null,
  );
  const isBusy = useEditingState((state) => state.placing !== null || state.changingView !== null || state.tool !== null);
  const hasTag = useEditingState((state) => poi !== null && shownTag(state, poi) !== null);
  return poi !== null && hasTag && !isBusy ? <Handles key={poi} poi={poi} /> : null;
}

function shownTag({ edited }: Pick<EditingState, 'edited'>, id: PoiId): Tag | null {
  const poi = findPoi(edited.folders, id);
  return poi?.type === 'tag' ? poi.tag : null;
}

function Handles({ poi }: { poi: PoiId }) {
  const session = useEditingSession();
  const layer = useRef<HTMLDivElement>(null);
  const name = useEditingState((state) => findPoi(state.edited.folders, poi)?.name ?? '');
  useFollowTag(layer, session, poi);
  return (
    <div ref={layer} className="pointer-events-none invisible absolute inset-0 overflow-clip">
      <Handle part="tag" poi={poi} label={`Move “${name}” in the scan`} />
      <Handle part="stem" poi={poi} label={`Stem of “${name}” in the scan`} />
    </div>
  );
}

/** Keeps the handles where the camera shows the tag, frame by frame, without rendering. */
function useFollowTag(layer: RefObject<HTMLDivElement | null>, session: EditingSession, poi: PoiId): void {
  useEffect(() => {
    const { store, player } = session;
    const viewer = player.readyShowcase();
    const place = () => {
      if (layer.current) placeHandles(layer.current, session, poi);
    };
    place();
    const ends = [
      viewer?.values.pose.subscribe(place),
      viewer?.values.fieldOfView.subscribe(place),
      store.subscribe((state, before) => state.edited !== before.edited && place()),
      // panels move the scan
      player.store.subscribe((state, before) => state.freeShare !== before.freeShare && place()),
    ];
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('resize', place);
      for (const end of ends) end?.();
    };
  }, [layer, session, poi]);
}

function placeHandles(layer: HTMLElement, session: EditingSession, poi: PoiId): void {
  const [view, tag] = [currentScanView(session.player), shownTag(session.store.getState(), poi)];
  const [foot, icon] = [
    view && tag && pixelOf(view, tag.anchorPosition),
    view && tag && pixelOf(view, plus(tag.anchorPosition, tag.stemVector)),
  ];
  const frame = session.player.readyShowcase()?.frameBox();
  // also takes them out of the order of focus
  layer.style.visibility = foot && icon && frame ? 'visible' : 'hidden';
  if (!foot || !icon || !frame) return;
  const box = layer.getBoundingClientRect();
  const [x, y] = [frame.x - box.x, frame.y - box.y];
  const [dx, dy] = [icon.x - foot.x, icon.y - foot.y];
  const length = Math.hypot(dx, dy);
  // of a stem that points at the camera, the handle is above
  const along = length < 1 ? { x: 0, y: -1 } : { x: dx / length, y: dy / length };
  const places: Readonly<Record<TagPart, Pixel>> = {
    tag: icon,
    stem: { x: icon.x + along.x * stemHandlePx, y: icon.y + along.y * stemHandlePx },
  };
  for (const handle of layer.querySelectorAll<HTMLElement>('[data-part]')) {
    const at = places[handle.dataset.part as TagPart];
    handle.style.transform = `translate(${at.x + x}px, ${at.y + y}px) translate(-50%, -50%)`;
  }
}

type HandleProps = { part: TagPart; poi: PoiId; label: string };

function Handle({ part, poi, label }: HandleProps) {
  const session = useEditingSession();
  const drag = useDragging(session, poi, part);
  const change = part === 'tag' ? moveTag : turnStem;
  return (
    <button
      type="button"
      data-part={part}
      aria-label={label}
      title={part === 'tag' ? 'Drag to move the tag. Arrow keys: 1 cm, with Shift 10 cm.' : 'Drag to turn the stem, or use the arrow keys.'}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown PageUp PageDown"
      className={cn(
        'pointer-events-auto absolute top-0 left-0 cursor-move touch-none rounded-full',
        part === 'tag'
          ? 'size-11 border-2 border-accent-line border-dashed [outline-offset:3px]'
          : 'size-4 border-2 border-light bg-accent-line shadow-lifted before:absolute before:-inset-1.5 touch:before:-inset-3.5',
      )}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && drag.cancel(event)) return;
        onTagKey(event, (step, isCoarse) => change(session, poi, step, isCoarse));
      }}
      onBlur={session.endStep}
      {...drag.handlers}
    />
  );
}

type Dragging = { pointer: number; from: Pixel; drag: TagDrag; isMoved: boolean };

function useDragging(session: EditingSession, poi: PoiId, part: TagPart) {
  const current = useRef<Dragging | null>(null);
  const end = (how: 'drop' | 'cancel') => {
    const dragging = current.current;
    current.current = null;
    if (how === 'drop') void dragging?.drag.drop();
    else dragging?.drag.cancel();
    return dragging !== null;
  };
  // a tag that is closed while it is dragged stays where it was dropped last
  useEffect(() => () => void current.current?.drag.drop(), []);
  return {
    cancel: (event: KeyboardEvent) => {
      if (!end('cancel')) return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
    handlers: {
      onPointerDown: ({ isPrimary, button, pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
        const drag = isPrimary && button === 0 ? dragTag(session, poi, part) : null;
        if (!drag) return;
        currentTarget.setPointerCapture?.(pointerId);
        current.current = { pointer: pointerId, from: { x: clientX, y: clientY }, drag, isMoved: false };
      },
      onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
        const dragging = current.current;
        if (dragging?.pointer !== pointerId) return;
        const by = { x: clientX - dragging.from.x, y: clientY - dragging.from.y };
        dragging.isMoved ||= Math.hypot(by.x, by.y) >= minDragPx;
        if (dragging.isMoved) dragging.drag.moveBy(by);
      },
      onPointerUp: ({ pointerId }: PointerEvent) => void (current.current?.pointer === pointerId && end('drop')),
      onPointerCancel: ({ pointerId }: PointerEvent) => void (current.current?.pointer === pointerId && end('cancel')),
    },
  };
}
