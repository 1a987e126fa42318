import { type Affine, inverseOf, type Spot, toSpot } from '@/domain/plans/affine';
import type { Size } from '@/domain/plans/floor-frame';
import { svgElement } from './dom';

/** A map of a floor, with the numbers from the scan to its own units; `drawing` is all that can turn, `cone` in `view` what the visitor sees from `me`. */
export type FloorMap = {
  svg: SVGSVGElement;
  size: Size;
  floor: number;
  matrix: Affine;
  drawing: SVGGElement;
  me: SVGGElement;
  view: SVGGElement;
  cone: SVGPathElement;
};

/** A map of the page, with the mark of the visitor on it; none where the page has no numbers. */
export function floorMapOf(svg: SVGSVGElement): FloorMap[] {
  const matrix = numbersOf(svg.dataset.matrix);
  const [, , width = 0, height = 0] = numbersOf(svg.getAttribute('viewBox'));
  if (matrix.length !== 6) return [];
  const cone = svgElement('path');
  const [me, view] = [mark('me', svgElement('circle', { r: '7', class: 'dot' })), mark('view', cone)];
  const drawing = svgElement('g');
  drawing.append(...svg.childNodes, me);
  // what the visitor sees is below the links, which can be pressed there
  drawing.insertBefore(view, drawing.querySelector(':scope > a') ?? me);
  svg.append(drawing);
  return [{ svg, size: { width, height }, floor: Number(svg.dataset.floor), matrix: matrix as unknown as Affine, drawing, me, view, cone }];
}

/** What is drawn where the visitor is; its inner group has its scale. */
function mark(name: string, shape: SVGElement): SVGGElement {
  const [outer, inner] = [svgElement('g', { class: `mark ${name} away` }), svgElement('g')];
  inner.append(shape);
  outer.append(inner);
  return outer;
}

const numbersOf = (text: string | null | undefined): number[] => (text ?? '').split(' ').map(Number);

/** Where something on the screen is in the scan, by the map as it is now. */
export function spotsOn({ drawing, matrix }: FloorMap): (pointer: Pick<MouseEvent, 'clientX' | 'clientY'>) => Spot | null {
  const [toMap, toScan] = [drawing.getScreenCTM()?.inverse(), inverseOf(matrix)];
  return ({ clientX, clientY }) => (toMap && toScan ? toSpot(toScan, new DOMPoint(clientX, clientY).matrixTransform(toMap)) : null);
}

/** A copy for whoever sees it: its links are in the large map. */
export function copyOf(map: SVGSVGElement): SVGSVGElement {
  const copy = map.cloneNode(true) as SVGSVGElement;
  for (const name of ['role', 'aria-label']) copy.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  for (const link of copy.querySelectorAll('a')) {
    link.removeAttribute('aria-label');
    link.setAttribute('tabindex', '-1');
  }
  return copy;
}
