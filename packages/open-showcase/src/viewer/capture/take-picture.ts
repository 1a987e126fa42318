import type { Object3D } from 'three';
import type { Pucks } from '../marks/pucks';
import type { Rig } from '../rig';
import type { Stage } from '../stage';
import { applyView } from '../view';
import { viewerError } from '../viewer-error';

const quality = 0.9;
const largest = 4096;

export type PictureParts = { stage: Stage; rig: Rig /** not to be seen */; hidden: readonly Object3D[]; pucks: Pucks | null };

/**
 * The view as a JPEG data URI. It is drawn on the canvas itself, which gets its size back before the browser paints.
 * @throws InvalidArgument for sizes beyond 1 to 4096; NotReady while the graphics context is lost
 */
export async function takePicture(parts: PictureParts, { width, height }: { width: number; height: number }): Promise<string> {
  if (![width, height].every((side) => side >= 1 && side <= largest)) {
    throw viewerError('InvalidArgument', `A picture is 1 to ${largest} pixels wide and high; ${width} × ${height} was asked for.`);
  }
  return drawnWithout(parts, () => drawnAt(parts, Math.round(width), Math.round(height)));
}

function drawnAt({ stage, rig }: PictureParts, width: number, height: number): string {
  const { renderer, camera, scene, size, canvas } = stage;
  const ratio = renderer.getPixelRatio();
  renderer.setPixelRatio(1);
  renderer.setSize(width, height, false);
  applyView(rig.view, camera, width / height);
  try {
    renderer.render(scene, camera);
    return canvas.toDataURL('image/jpeg', quality);
  } finally {
    renderer.setPixelRatio(ratio);
    renderer.setSize(size.value.w, size.value.h);
    rig.changed();
  }
}

/**
 * Draws without these objects, then restores the canvas.
 * @throws NotReady while the graphics context is lost
 */
export function drawnWithout<T>({ stage, hidden, pucks }: Omit<PictureParts, 'rig'>, draw: () => T): T {
  if (!stage.drawable.value) throw viewerError('NotReady', 'The graphics card is not available right now. Try again in a moment.');
  const seen = hidden.filter(({ visible }) => visible);
  const rings = pucks?.visible ?? false;
  for (const object of seen) object.visible = false;
  if (rings) {
    pucks?.setVisible(false);
    pucks?.update();
  }
  try {
    return draw();
  } finally {
    for (const object of seen) object.visible = true;
    if (rings) {
      pucks?.setVisible(true);
      pucks?.update();
    }
    stage.draw();
  }
}
