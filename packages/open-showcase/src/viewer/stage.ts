import { PerspectiveCamera, Scene, SRGBColorSpace, WebGLRenderer } from 'three';
import { type Cell, live } from './live-values';
import type { Live } from './port';
import { viewerError } from './viewer-error';

/** Called before a frame; returns true to request another one after it. */
export type BeforeFrame = (now: number, deltaMs: number) => boolean;

/** The canvas, its renderer, and the frame loop: a frame is drawn after a change, or while a callback requests the next one. */
export type Stage = {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: WebGLRenderer;
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  /** CSS pixels */
  readonly size: Live<{ w: number; h: number }>;
  /** Share of the width, in the middle, that the embedding page does not cover. */
  readonly freeWidth: Cell<number>;
  /** false while the graphics context is lost */
  readonly drawable: Live<boolean>;
  beforeFrame: (called: BeforeFrame) => () => void;
  invalidate: () => void;
  /** Draws synchronously. */
  draw: () => void;
  dispose: () => void;
};

/** Fallback interval for hidden pages, where the browser fires no animation frames but moves must still finish, ms. */
const longestPauseMs = 1000;

/**
 * @param host filled by the canvas
 * @throws NotSupported when the browser has no WebGL
 */
export function createStage(host: HTMLElement): Stage {
  const renderer = rendererOrRefusal();
  const canvas = renderer.domElement;
  const scene = new Scene();
  const camera = new PerspectiveCamera();
  const cells = { size: live({ w: 1, h: 1 }), drawable: live(true), freeWidth: live(1) };
  const { size, drawable } = cells;
  const called = new Set<BeforeFrame>();
  const ends: (() => void)[] = [];
  let pending = 0;
  let fallback: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  let wanted = false;
  let disposed = false;

  const draw = () => {
    if (drawable.value) renderer.render(scene, camera);
  };

  function frame(now: number) {
    cancelAnimationFrame(pending);
    clearTimeout(fallback);
    pending = 0;
    wanted = false;
    // the first frame after a pause must not jump
    const delta = Math.min(now - last, 100);
    last = now;
    let again = false;
    for (const before of called) again = before(now, delta) || again;
    draw();
    if (again || wanted) schedule();
  }

  function schedule() {
    wanted = true;
    if (pending || disposed) return;
    pending = requestAnimationFrame(frame);
    fallback = setTimeout(() => frame(performance.now()), longestPauseMs);
  }

  ends.push(followSize(host, renderer, size, frame), followContext(canvas, drawable, schedule));
  host.append(canvas);

  return {
    canvas,
    renderer,
    scene,
    camera,
    ...cells,
    beforeFrame(before) {
      called.add(before);
      return () => called.delete(before);
    },
    invalidate: schedule,
    draw,
    dispose() {
      disposed = true;
      cancelAnimationFrame(pending);
      clearTimeout(fallback);
      called.clear();
      for (const end of ends) end();
      canvas.remove();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

function rendererOrRefusal(): WebGLRenderer {
  const canvas = document.createElement('canvas');
  const attributes = { antialias: true, alpha: false, powerPreference: 'high-performance', stencil: false } as const;
  const context = canvas.getContext('webgl2', attributes) as WebGL2RenderingContext | null;
  if (!context) {
    throw viewerError(
      'NotSupported',
      'This browser cannot draw 3D (WebGL 2 is off). Turn on graphics acceleration, or open the tour in another browser.',
    );
  }
  const renderer = new WebGLRenderer({ canvas, context, ...attributes });
  renderer.outputColorSpace = SRGBColorSpace;
  return renderer;
}

function followSize(host: HTMLElement, renderer: WebGLRenderer, size: Cell<{ w: number; h: number }>, frame: (now: number) => void) {
  const measure = () => {
    const w = Math.max(1, host.clientWidth);
    const h = Math.max(1, host.clientHeight);
    const ratio = Math.min(devicePixelRatio, 2);
    if (w === size.value.w && h === size.value.h && ratio === renderer.getPixelRatio()) return;
    renderer.setPixelRatio(ratio);
    renderer.setSize(w, h);
    size.set({ w, h });
    // draw in the same task as the resize, or the canvas flashes empty
    frame(performance.now());
  };
  const observer = new ResizeObserver(measure);
  observer.observe(host);
  measure();
  return () => observer.disconnect();
}

function followContext(canvas: HTMLCanvasElement, drawable: Cell<boolean>, schedule: () => void) {
  const lost = (event: Event) => {
    event.preventDefault();
    drawable.set(false);
  };
  const restored = () => {
    drawable.set(true);
    schedule();
  };
  canvas.addEventListener('webglcontextlost', lost);
  canvas.addEventListener('webglcontextrestored', restored);
  return () => {
    canvas.removeEventListener('webglcontextlost', lost);
    canvas.removeEventListener('webglcontextrestored', restored);
  };
}
