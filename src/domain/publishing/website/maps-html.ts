import { allPois } from '../../folders/folder';
import { iconColors } from '../../icon-colors';
import { type Affine, type Spot, svgMatrix, toPixel } from '../../plans/affine';
import { floorFrame, type LaidPlan } from '../../plans/floor-frame';
import { type MapPoint, mapPoints } from '../../plans/floor-map';
import { planOfFloor } from '../../plans/laid-plan';
import { isArchived } from './archived-files';
import { element, escaped } from './escape';
import { pointAnchor } from './point-html';
import { siteFloors } from './site-floors';
import { websiteTexts } from './texts';
import type { Website, Written } from './website';

const size = { width: 800, height: 600 };
/** A still map of each floor: its plan where one was laid over the scan, else the shapes of the scan, with links to the points; "" without any. */
export function mapsHtml(site: Website): string {
  const { floorplans, model, folders } = site;
  const { floors, sweeps: all, rooms } = siteFloors(site);
  const points = mapPoints(allPois(folders), all);
  const maps = floors.map(({ index, title, written }) => {
    const found = planOfFloor(floorplans, index, model);
    const plan = found && isArchived(found.plan.url) ? { url: found.plan.url, laid: found.laid } : null;
    const outlines = rooms.filter(({ floor }) => floor === index).flatMap(({ areas }) => areas.map(({ corners }) => corners));
    const sweeps = all.filter(({ floor }) => floor === index).map(({ position }) => position);
    if (!plan && sweeps.length === 0) return '';
    return mapHtml({ index, title, written, plan, outlines, sweeps, points: points.filter(({ floor }) => floor === index) });
  });
  return maps.join('');
}

type FloorParts = {
  index: number;
  title: string;
  written: Written;
  plan: { url: string; laid: LaidPlan } | null;
  outlines: readonly (readonly Spot[])[];
  sweeps: readonly Spot[];
  points: readonly MapPoint[];
};

function mapHtml({ index, title, written, plan, outlines, sweeps, points }: FloorParts): string {
  const { matrix, image } = floorFrame(size, [...sweeps, ...outlines.flat()], plan?.laid ?? null);
  const below =
    plan && image
      ? element('image', { href: plan.url, ...plan.laid.image, transform: svgMatrix(image) })
      : element('path', {
          class: 'rooms',
          d: outlines.map((corners) => `M${corners.map((corner) => at(matrix, corner)).join('L')}Z`).join(''),
        });
  const dots = plan ? '' : element('path', { class: 'sweeps', d: sweeps.map((spot) => `M${at(matrix, spot)}h0`).join('') });
  const links = points.map((point) => linkHtml(point, matrix));
  const map = {
    class: 'map',
    viewBox: `0 0 ${size.width} ${size.height}`,
    'data-floor': index,
    'data-matrix': numbersOf(matrix),
    role: 'group',
    'aria-label': websiteTexts.get().mapOf({ name: title }),
  };
  return element('figure', {}, element('svg', map, below, dots, ...links), element('figcaption', written, escaped(title)));
}

function linkHtml({ id, name, icon, spot }: MapPoint, matrix: Affine): string {
  const { x, y } = toPixel(matrix, spot);
  const dot = element('circle', { cx: rounded(x), cy: rounded(y), r: 9, fill: iconColors[icon] });
  return element('a', { href: `#${pointAnchor(id)}`, 'aria-label': name }, element('title', {}, escaped(name)), dot);
}

/** For the script, which shows where the visitor is. */
const numbersOf = (matrix: Affine): string => matrix.map((number) => Number(number.toPrecision(9))).join(' ');

const rounded = (pixels: number): number => Math.round(pixels * 10) / 10;

function at(matrix: Affine, spot: Spot): string {
  const { x, y } = toPixel(matrix, spot);
  return `${rounded(x)} ${rounded(y)}`;
}
