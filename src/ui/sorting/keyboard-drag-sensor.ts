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

const pickUpKeys: string[] = [KeyboardCode.Space, KeyboardCode.Enter];
const cancelKeys: string[] = [KeyboardCode.Esc, KeyboardCode.Tab];
const arrowSteps: Readonly<Record<string, -1 | 1>> = {
  [KeyboardCode.Up]: -1,
  [KeyboardCode.Left]: -1,
  [KeyboardCode.Down]: 1,
  [KeyboardCode.Right]: 1,
};

/** Frames to wait for a move to complete before giving up. */
const maxWaitFrames = 120;

/**
 * A keyboard sensor for dnd-kit: Space or Enter picks up an item, the arrow keys move it by one position, Space or Enter drops it.
 *
 * dnd-kit's own KeyboardSensor misses keys pressed before the next task, ignores keys pressed before the items are measured, and starts a
 * smooth scroll that the browser's default action for the key interrupts. This sensor listens immediately, queues every key until the
 * previous move is complete, and prevents all default actions.
 */
export class KeyboardDragSensor implements SensorInstance {
  autoScrollEnabled = false;

  static activators: Activators<object> = [
    {
      eventName: 'onKeyDown',
      handler: ({ nativeEvent: event, currentTarget }: KeyboardEvent<HTMLElement>, _options, { active }) => {
        if (!pickUpKeys.includes(event.code) || event.target !== (active.activatorNode.current ?? currentTarget)) return false;
        event.preventDefault();
        return true;
      },
    },
  ];

  #props: SensorProps<object>;
  #end = new AbortController();
  #tasks: Task[] = [];
  #targetId: UniqueIdentifier;
  /** position of the item when it was picked up, in the viewport */
  #origin: { left: number; top: number } | null = null;
  #waitedFrames = 0;

  constructor(props: SensorProps<object>) {
    this.#props = props;
    this.#targetId = props.active;
    const ownerDocument = (props.event.target as Node).ownerDocument ?? document;
    const listen = { signal: this.#end.signal };
    // the keydown that picked up the item is still being dispatched
    ownerDocument.addEventListener('keydown', (event) => event !== props.event && this.#handleKey(event), { ...listen, capture: true });
    ownerDocument.addEventListener('visibilitychange', () => this.#cancel(), listen);
    ownerDocument.defaultView?.addEventListener('resize', () => this.#cancel(), listen);
    props.activeNode.node.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    props.onStart({ x: 0, y: 0 });
    this.#runFrame();
  }

  #handleKey(event: globalThis.KeyboardEvent): void {
    const step = arrowSteps[event.code];
    if (step !== undefined) this.#tasks.push({ kind: 'step', by: step });
    else if (pickUpKeys.includes(event.code)) this.#tasks.push({ kind: 'drop' });
    else if (cancelKeys.includes(event.code)) this.#cancel();
    else return;
    if (event.code === KeyboardCode.Tab) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Runs once per frame: starts the next task when the previous move is complete. */
  #runFrame = (): void => {
    if (this.#end.signal.aborted) return;
    const context = this.#props.context.current;
    const isMoveComplete = this.#isMoveComplete(context);
    if (isMoveComplete || this.#waitedFrames > maxWaitFrames) {
      this.#waitedFrames = 0;
      const task = this.#tasks.shift();
      if (task?.kind === 'drop') this.#drop(isMoveComplete);
      else if (task) this.#step(task.by, context);
    } else this.#waitedFrames += 1;
    requestAnimationFrame(this.#runFrame);
  };

  #isMoveComplete({ collisionRect, droppableRects, over }: SensorContext): boolean {
    return collisionRect !== null && droppableRects.has(this.#targetId) && over?.id === this.#targetId;
  }

  #step(by: -1 | 1, { collisionRect, droppableContainers, droppableRects, active }: SensorContext): void {
    if (!collisionRect) return;
    this.#origin ??= { left: collisionRect.left, top: collisionRect.top };
    const targets = droppableContainers
      .getEnabled()
      .flatMap(({ id, node }) => {
        const rect = droppableRects.get(id);
        return rect ? [{ id, node, rect }] : [];
      })
      .toSorted((a, b) => a.rect.top - b.rect.top || a.rect.left - b.rect.left);
    const next = targets[targets.findIndex(({ id }) => id === this.#targetId) + by];
    if (!next || !active) return;
    this.#targetId = next.id;
    next.node.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // aligns the centers, so that closestCenter picks this item whatever the sizes; read after scrolling, because the rects follow it
    const { left, top, width, height } = next.rect;
    this.#props.onMove({
      x: left + (width - collisionRect.width) / 2 - this.#origin.left,
      y: top + (height - collisionRect.height) / 2 - this.#origin.top,
    });
  }

  #drop(isMoveComplete: boolean): void {
    this.#end.abort();
    if (isMoveComplete) this.#props.onEnd();
    else this.#props.onCancel();
  }

  #cancel(): void {
    if (this.#end.signal.aborted) return;
    this.#end.abort();
    this.#props.onCancel();
  }
}
