/** Scale relative to the fitted size, and offset of the image's center in screen pixels. */
export type View = { scale: number; x: number; y: number };
type Point = { x: number; y: number };
export type Size = { width: number; height: number };

export const fittedView: View = { scale: 1, x: 0, y: 0 };
export const maxScale = 16;

/** Step of the zoom, which is log2 of the scale. @see EDIT-090 */
const zoomSnap = 0.1;

/** Zoom level for a marker. At level 0, 10 image pixels are 1 screen pixel. @see EDIT-090 EDIT-091 */
const markerZoom = 3;

const clamp = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value));

/** The nearest scale that is a whole number of zoom steps above the fitted size. @see EDIT-090 */
export const snappedScale = (scale: number): number => clamp(1, 2 ** (Math.round(Math.log2(scale) / zoomSnap) * zoomSnap), maxScale);

/** Moves the image, clamped to its edges. */
export function panned(view: View, by: Point, frame: Size): View {
  const maxOffset = (length: number) => (length * (view.scale - 1)) / 2;
  return {
    scale: view.scale,
    x: clamp(-maxOffset(frame.width), view.x + by.x, maxOffset(frame.width)),
    y: clamp(-maxOffset(frame.height), view.y + by.y, maxOffset(frame.height)),
  };
}

/** Scales the image by a factor around a point, measured from the frame's center; the point stays in place. */
export function zoomed(view: View, factor: number, at: Point, frame: Size): View {
  const scale = clamp(1, view.scale * factor, maxScale);
  const appliedFactor = scale / view.scale;
  return panned({ scale, x: at.x - (at.x - view.x) * appliedFactor, y: at.y - (at.y - view.y) * appliedFactor }, { x: 0, y: 0 }, frame);
}

/** Distance to the frame's edges of an element that was panned into view, in px. */
const revealMargin = 24;

type Box = Point & Size;

/** How far to pan so that an element is inside the frame; 0 where it is. */
export function panIntoView(element: Box, frame: Box): Point {
  const shift = (start: number, length: number, min: number, frameLength: number) => {
    const [end, max] = [start + length, min + frameLength];
    return start < min ? min + revealMargin - start : end > max ? max - revealMargin - end : 0;
  };
  return {
    x: shift(element.x, element.width, frame.x, frame.width),
    y: shift(element.y, element.height, frame.y, frame.height),
  };
}

/** Margin in px at each side of the fitted image, so that markers at its edges are visible and not covered by buttons. Same as `px-5 py-14`. */
export const fitMargin: Size = { width: 20, height: 56 };

/** Size of an image scaled to fit into a frame. */
function fittingSize(image: Size, frame: Size): Size {
  const times = Math.min(frame.width / image.width, frame.height / image.height);
  return { width: image.width * times, height: image.height * times };
}

/**
 * Zooms to a point of the image and centers it as far as the edges allow.
 * @param at fractions of the image, from its upper left corner
 * @param free margin at each side of the fitted image, in px
 * @see EDIT-091
 */
export function viewOfPoint(at: Point, image: Size, frame: Size, free: Size = fitMargin): View {
  const fitted = fittingSize(image, { width: frame.width - 2 * free.width, height: frame.height - 2 * free.height });
  if (!(fitted.width > 0)) return fittedView;
  const scale = snappedScale(((2 ** markerZoom / 10) * image.width) / fitted.width);
  const offset = { x: (0.5 - at.x) * fitted.width * scale, y: (0.5 - at.y) * fitted.height * scale };
  return panned({ scale, x: 0, y: 0 }, offset, frame);
}
