import type { Viewer } from '../../../viewer/port';
import { InteractionType, type SceneComponent } from '../contract';

type Inputs = { eventsEnabled: boolean; userNavigationEnabled: boolean; unfiltered: boolean };

/** `mp.input`: emits the visitor's input as events, and can disable navigation. */
export function inputComponent(viewer: Viewer): SceneComponent {
  const stops: (() => void)[] = [];
  const send = (type: string, data: object) => {
    const { eventsEnabled } = component.inputs as Inputs;
    if (eventsEnabled) component.notify?.(type, { type, ...data });
  };
  const component: SceneComponent = {
    inputs: { eventsEnabled: true, userNavigationEnabled: true, unfiltered: true } satisfies Inputs,
    emits: Object.fromEntries(Object.values(InteractionType).map((type) => [type, true])),
    onInit() {
      viewer.setNavigationEnabled('all', (component.inputs as Inputs).userNavigationEnabled);
      const canvas = viewer.renderer.domElement;
      stops.push(
        viewer.clicks.subscribe(({ pixel, hit }) =>
          send(InteractionType.CLICK, { position: pixel, point: hit.position, normal: hit.normal }),
        ),
        viewer.pointer.subscribe(({ object, position, normal }) =>
          send(InteractionType.HOVER, { hover: object !== 'none', point: { ...position }, normal: { ...normal } }),
        ),
        ...drags(canvas, send),
        hear(canvas, 'wheel', ({ deltaX, deltaY }) => send(InteractionType.SCROLL, { delta: { x: deltaX, y: deltaY } })),
        ...(['keydown', 'keyup'] as const).map((kind) =>
          hear(canvas.ownerDocument, kind, ({ key, code, altKey, ctrlKey, shiftKey, metaKey }) =>
            send(InteractionType.KEY, {
              key,
              code,
              state: kind === 'keydown' ? 'down' : 'up',
              modifiers: { altKey, ctrlKey, shiftKey, metaKey },
            }),
          ),
        ),
      );
    },
    onInputsUpdated() {
      viewer.setNavigationEnabled('all', (component.inputs as Inputs).userNavigationEnabled);
    },
    onDestroy() {
      viewer.setNavigationEnabled('all', true);
      for (const stop of stops.splice(0)) stop();
    },
  };
  return component;
}

type Heard = HTMLElementEventMap & DocumentEventMap;

function hear<K extends keyof Heard>(target: HTMLElement | Document, kind: K, heard: (event: Heard[K]) => void): () => void {
  const listener = heard as EventListener;
  target.addEventListener(kind, listener, { passive: true });
  return () => target.removeEventListener(kind, listener);
}

function drags(canvas: HTMLElement, send: (type: string, data: object) => void): (() => void)[] {
  let last: { x: number; y: number } | undefined;
  let dragging = false;
  const end = () => {
    if (dragging) send(InteractionType.DRAG_END, {});
    dragging = false;
    last = undefined;
  };
  return [
    hear(canvas, 'pointerdown', ({ clientX: x, clientY: y, button }) => {
      last = { x, y };
      send(InteractionType.POINTER_BUTTON, { button, state: 'down' });
    }),
    hear(canvas, 'pointermove', ({ clientX: x, clientY: y }) => {
      send(InteractionType.POINTER_MOVE, { position: { x, y } });
      if (!last) return;
      if (!dragging) send(InteractionType.DRAG_BEGIN, {});
      dragging = true;
      send(InteractionType.DRAG, { delta: { x: x - last.x, y: y - last.y } });
      last = { x, y };
    }),
    hear(canvas, 'pointerup', ({ button }) => {
      send(InteractionType.POINTER_BUTTON, { button, state: 'up' });
      end();
    }),
    hear(canvas, 'pointercancel', end),
  ];
}
