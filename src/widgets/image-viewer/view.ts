/** How an image is looked at: enlarged from its fitting size, and its middle moved, in pixels of the screen. */
export type View = { scale: number; x: number; y: number };
type Point = { x: number; y: number };
type Size = { width: number; height: number };

export const fitting: View = { scale: 1, x: 0, y: 0 };
export const largest = 8;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** Moves the image, but no further than half of the frame beyond its edges. */
export function moved(view: View, by: Point, frame: Size): View {
  const most = (length: number) => (length * (view.scale - 1)) / 2;
  return {
    scale: view.scale,
    x: between(-most(frame.width), view.x + by.x, most(frame.width)),
    y: between(-most(frame.height), view.y + by.y, most(frame.height)),
  };
}

/** Enlarges the image so many times around a point, counted from the middle of the frame; what is under the point stays there. */
export function enlarged(view: View, times: number, at: Point, frame: Size): View {
  const scale = between(1, view.scale * times, largest);
  const real = scale / view.scale;
  return moved({ scale, x: at.x - (at.x - view.x) * real, y: at.y - (at.y - view.y) * real }, { x: 0, y: 0 }, frame);
}
