/** How an image is looked at: enlarged from its fitting size, and its middle moved, in pixels of the screen. */
export type View = { scale: number; x: number; y: number };
type Point = { x: number; y: number };
export type Size = { width: number; height: number };

export const fitting: View = { scale: 1, x: 0, y: 0 };
export const largest = 16;

/** Zoom is counted in doublings, in steps of this. @see EDIT-090 */
const zoomSnap = 0.1;

/** How near one is brought to a marker. Zoom 0 shows a tenth of the image's pixels on one of the screen. @see EDIT-090 EDIT-091 */
const flyZoom = 3;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The nearest scale that is a whole number of steps of zoom away from the fitting one. @see EDIT-090 */
export const snapped = (scale: number): number => between(1, 2 ** (Math.round(Math.log2(scale) / zoomSnap) * zoomSnap), largest);

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

/** What stays free at each side of a whole image: marks at its edges are seen, and no button lies over them. In pixels; so much is `px-5 py-14`. */
export const surround: Size = { width: 20, height: 56 };

/** The size an image is drawn at that is seen whole in a frame. */
function fittingSize(image: Size, frame: Size): Size {
  const times = Math.min(frame.width / image.width, frame.height / image.height);
  return { width: image.width * times, height: image.height * times };
}

/**
 * Brings a point of the image near, into the middle of the frame where its edges allow.
 * @param at fractions of the image, from its upper left corner
 * @param free what stays free at each side of the frame while the whole image is seen
 * @see EDIT-091
 */
export function flownTo(at: Point, image: Size, frame: Size, free: Size = surround): View {
  const shown = fittingSize(image, { width: frame.width - 2 * free.width, height: frame.height - 2 * free.height });
  if (!(shown.width > 0)) return fitting;
  const scale = snapped(((2 ** flyZoom / 10) * image.width) / shown.width);
  const offset = { x: (0.5 - at.x) * shown.width * scale, y: (0.5 - at.y) * shown.height * scale };
  return moved({ scale, x: 0, y: 0 }, offset, frame);
}
