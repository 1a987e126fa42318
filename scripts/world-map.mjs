// node scripts/world-map.mjs: writes src/widgets/map/generated/world.json, the outlines of all countries that maps show without any server.
// The shapes are those of Natural Earth (public domain), by way of world-atlas (ISC), without the points that nobody sees below zoom 7.
import { readFileSync, writeFileSync } from 'node:fs';
import { root } from './setup.mjs';

/** A point is left out while the triangle it makes with its neighbours is smaller than this, in square degrees. */
const smallest = 0.006;
/** How many steps one degree has. */
const steps = 40;

const { arcs, objects, transform } = JSON.parse(readFileSync(`${root}/node_modules/world-atlas/countries-50m.json`, 'utf8'));

const area = ([ax, ay], [bx, by], [cx, cy]) => Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;

/** The points of an arc in degrees; they are stored as steps from one to the next. */
function inDegrees(arc) {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
  });
}

/** Visvalingam's way: the point that matters least goes first. Both ends stay, and of a ring so much that it is one. */
function simplified(points) {
  const kept = [...points];
  const [[firstX, firstY], [lastX, lastY]] = [points[0], points.at(-1)];
  const least = firstX === lastX && firstY === lastY ? 5 : 2;
  while (kept.length > least) {
    let smallestAt = 0;
    let found = smallest;
    for (let at = 1; at < kept.length - 1; at += 1) {
      const size = area(kept[at - 1], kept[at], kept[at + 1]);
      if (size < found) [found, smallestAt] = [size, at];
    }
    if (smallestAt === 0) break;
    kept.splice(smallestAt, 1);
  }
  return kept;
}

/** Points in steps from one to the next; those that fall together are one, but for the ends of a ring too small to have any other. */
function inSteps(points) {
  let [x, y] = [0, 0];
  return points.flatMap(([longitude, latitude], at) => {
    const [nextX, nextY] = [Math.round((longitude + 180) * steps), Math.round((latitude + 90) * steps)];
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return at === 0 || at === points.length - 1 || step[0] !== 0 || step[1] !== 0 ? [step] : [];
  });
}

const world = {
  type: 'Topology',
  transform: { scale: [1 / steps, 1 / steps], translate: [-180, -90] },
  objects: {
    countries: {
      type: 'GeometryCollection',
      geometries: objects.countries.geometries.map(({ type, arcs, properties }) => ({ type, arcs, properties: { name: properties.name } })),
    },
  },
  arcs: arcs.map((arc) => inSteps(simplified(inDegrees(arc)))),
};

writeFileSync(`${root}/src/widgets/map/generated/world.json`, `${JSON.stringify(world)}\n`);
