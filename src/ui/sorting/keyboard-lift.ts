import {
  type Activators,
  KeyboardCode,
  type SensorContext,
  type SensorInstance,
  type SensorProps,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import type { KeyboardEvent } from 'react';

type Task = { kind: 'step'; by: -1 | 1 } | { kind: 'drop' };

const lifts: string[] = [KeyboardCode.Space, KeyboardCode.Enter];
const leaves: string[] = [KeyboardCode.Esc, KeyboardCode.Tab];
const steps: Readonly<Record<string, -1 | 1>> = {
  [KeyboardCode.Up]: -1,
  [KeyboardCode.Left]: -1,
  [KeyboardCode.Down]: 1,
  [KeyboardCode.Right]: 1,
};

/** After so many frames what is waited for does not come: what is lifted is not where it was put, and goes no further. */
const patience = 120;

/**
 * Lifts one of the things that are sorted with Space or Enter, moves it with the arrow keys from one place to the next, and puts it down.
 *
 * dnd-kit's own sensor hears no key before the next task, does nothing with one that comes before the places are measured, and scrolls
 * smoothly by leaving the key to the browser, whose own scrolling ends that halfway. Here every key is heard from the first moment, kept
 * until its turn, and done when the one before it arrived; nothing is left to the browser.
 */
export class KeyboardLift implements SensorInstance {
  autoScrollEnabled = false;

  static activators: Activators<object> = [
    {
      eventName: 'onKeyDown',
      handler: ({ nativeEvent: event, currentTarget }: KeyboardEvent<HTMLElement>, _options, { active }) => {
        if (!lifts.includes(event.code) || event.target !== (active.activatorNode.current ?? currentTarget)) return false;
        event.preventDefault();
        return true;
      },
    },
  ];

  #props: SensorProps<object>;
  #end = new AbortController();
  #tasks: Task[] = [];
  #at: UniqueIdentifier;
  /** where it was lifted, in the window */
  #from: { left: number; top: number } | null = null;
  #waited = 0;

  constructor(props: SensorProps<object>) {
    this.#props = props;
    this.#at = props.active;
    const page = (props.event.target as Node).ownerDocument ?? document;
    const listen = { signal: this.#end.signal };
    // the key that lifts is on its way through the page still
    page.addEventListener('keydown', (event) => event !== props.event && this.#hear(event), { ...listen, capture: true });
    page.addEventListener('visibilitychange', () => this.#leave(), listen);
    page.defaultView?.addEventListener('resize', () => this.#leave(), listen);
    props.activeNode.node.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    props.onStart({ x: 0, y: 0 });
    this.#turn();
  }

  #hear(event: globalThis.KeyboardEvent): void {
    const step = steps[event.code];
    if (step !== undefined) this.#tasks.push({ kind: 'step', by: step });
    else if (lifts.includes(event.code)) this.#tasks.push({ kind: 'drop' });
    else if (leaves.includes(event.code)) this.#leave();
    else return;
    if (event.code === KeyboardCode.Tab) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Once for each frame: does what is next as soon as what was done before has arrived. */
  #turn = (): void => {
    if (this.#end.signal.aborted) return;
    const context = this.#props.context.current;
    const hasArrived = this.#hasArrived(context);
    if (hasArrived || this.#waited > patience) {
      this.#waited = 0;
      const task = this.#tasks.shift();
      if (task?.kind === 'drop') this.#drop(hasArrived);
      else if (task) this.#step(task.by, context);
    } else this.#waited += 1;
    requestAnimationFrame(this.#turn);
  };

  #hasArrived({ collisionRect, droppableRects, over }: SensorContext): boolean {
    return collisionRect !== null && droppableRects.has(this.#at) && over?.id === this.#at;
  }

  #step(by: -1 | 1, { collisionRect, droppableContainers, droppableRects, active }: SensorContext): void {
    if (!collisionRect) return;
    this.#from ??= { left: collisionRect.left, top: collisionRect.top };
    const places = droppableContainers
      .getEnabled()
      .flatMap(({ id, node }) => {
        const rect = droppableRects.get(id);
        return rect ? [{ id, node, rect }] : [];
      })
      .toSorted((one, other) => one.rect.top - other.rect.top || one.rect.left - other.rect.left);
    const next = places[places.findIndex(({ id }) => id === this.#at) + by];
    if (!next || !active) return;
    this.#at = next.id;
    next.node.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // centre upon centre, so that it is nearest whatever the sizes; read after scrolling, which the rectangles follow
    const { left, top, width, height } = next.rect;
    this.#props.onMove({
      x: left + (width - collisionRect.width) / 2 - this.#from.left,
      y: top + (height - collisionRect.height) / 2 - this.#from.top,
    });
  }

  #drop(hasArrived: boolean): void {
    this.#end.abort();
    if (hasArrived) this.#props.onEnd();
    else this.#props.onCancel();
  }

  #leave(): void {
    if (this.#end.signal.aborted) return;
    this.#end.abort();
    this.#props.onCancel();
  }
}
