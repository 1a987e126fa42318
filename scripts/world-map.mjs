// node scripts/world-map.mjs: writes src/widgets/map/generated/world.json, the country outlines that maps show without a tile server.
// The shapes are from Natural Earth (public domain) via world-atlas (ISC), without points that are invisible below zoom 7.
import { readFileSync, writeFileSync } from 'node:fs';
import { root } from './setup.mjs';

/** A point is omitted if the triangle it forms with its neighbours is smaller than this, in square degrees. */
const smallest = 0.006;
/** Steps per degree. */
const steps = 40;

const { arcs, objects, transform } = JSON.parse(readFileSync(`${root}/node_modules/world-atlas/countries-50m.json`, 'utf8'));

const area = ([ax, ay], [bx, by], [cx, cy]) => Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;

/** The points of an arc in degrees; the source stores each point as an offset from the previous one. */
function inDegrees(arc) {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
  });
}

/** Visvalingam's algorithm: removes the least significant point first. Keeps both ends, and enough points that a ring remains a ring. */
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

/** Points as offsets in steps from the previous one. Drops points that coincide, except the ends of an arc, so that small rings remain. */
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
