import type { ViewerData } from '@/domain/publishing/website/viewer-data';
import type { Showcase } from '@/showcase/port';
import { followWhereabouts } from '@/showcase/whereabouts';
import { create } from './dom';

/** A room is not announced again within a moment, in ms. */
const announceMs = 3000;

type Options = { showcase: Showcase; data: Promise<ViewerData>; area: HTMLElement; stage: HTMLElement };

/** The name of the room where the visitor is, over the scan, and its floor; screen readers hear it once the camera stands still. */
export async function showWhereabouts({ showcase, data, area, stage }: Options): Promise<void> {
  const { rooms, floors } = await data;
  if (rooms.length === 0) return;
  const { values, state } = showcase;
  const sign = create('p', { class: 'here', 'aria-hidden': 'true', hidden: true });
  const status = create('p', { class: 'unseen', role: 'status' });
  area.append(sign);
  stage.append(status);
  const announce = announcer(status, () => values.sweep.value !== '');
  values.sweep.subscribe(announce.retry);
  const show = (id: string | null) => {
    const room = rooms.find((each) => each.id === id);
    const floor = floors.length > 1 ? floors.find(({ index }) => index === room?.floor) : undefined;
    const names = room ? [create('span', { ...room.written }, room.name)] : [];
    const parts = floor ? [...names, create('span', { ...floor.written }, floor.title)] : names;
    sign.replaceChildren(...parts);
    sign.hidden = !room;
    announce.say(parts.flatMap((part, index) => [...(index > 0 ? [', '] : []), part.cloneNode(true)]));
  };
  let stop = () => {};
  const follow = () => {
    stop();
    stop = state.value.name === 'ready' ? followWhereabouts(values, rooms, show) : () => {};
  };
  state.subscribe(follow);
  follow();
}

/** Writes into a status what is new, as soon as it may, and not again within a moment. */
function announcer(status: HTMLElement, mayAnnounce: () => boolean) {
  let last = Number.NEGATIVE_INFINITY;
  let next: readonly (string | Node)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const textOf = (parts: readonly (string | Node)[]) => parts.map((part) => (typeof part === 'string' ? part : part.textContent)).join('');
  const retry = () => {
    clearTimeout(timer);
    if (next.length === 0 || textOf(next) === status.textContent || !mayAnnounce()) return;
    const write = () => {
      last = Date.now();
      status.replaceChildren(...next);
    };
    timer = setTimeout(write, Math.max(0, last + announceMs - Date.now()));
  };
  const say = (parts: readonly (string | Node)[]) => {
    next = parts;
    retry();
  };
  return { say, retry };
}
