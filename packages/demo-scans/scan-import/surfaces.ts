import type { Document, Material, Node, Primitive } from '@gltf-transform/core';
import { convertPrimitiveToTriangles } from '@gltf-transform/functions';

type Matrix = ArrayLike<number>;

/**
 * A part of the building with one material, in world space: metres, Y up. `normals` are of unit length; `colors` are linear rgba. `sky` is not
 * part of the building, and `glass` is transparent.
 */
export type Surface = {
  kind: 'solid' | 'glass' | 'sky';
  material: Material | null;
  positions: Float32Array;
  normals: Float32Array;
  colors: Float32Array | null;
  places: Float32Array | null;
  triangles: Uint32Array;
};

/** Coordinates of the source: metres per unit, and which axis points up. */
export type Placement = { scale: number; up: 'y' | 'z' };

/** Every triangle of the document's scene in world space. */
export function surfacesOf(document: Document, placement: Placement): Surface[] {
  const root = document.getRoot();
  const scene = root.getDefaultScene() ?? root.listScenes()[0];
  const surfaces: Surface[] = [];
  scene?.traverse((node) => {
    const matrix = placed(node.getWorldMatrix(), placement);
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const surface = surfaceOf(primitive, matrix, isSky(node));
      if (surface) surfaces.push(surface);
    }
  });
  return surfaces;
}

/** Sky and surroundings are marked by the file's author, on the node or an ancestor. */
const isSky = (node: Node | null): boolean => node !== null && (node.getExtras().sky === true || isSky(node.getParentNode()));

function surfaceOf(primitive: Primitive, matrix: Matrix, sky: boolean): Surface | null {
  if (primitive.getMode() !== 4 && primitive.getMode() !== 5 && primitive.getMode() !== 6) return null;
  if (primitive.getMode() !== 4) convertPrimitiveToTriangles(primitive);
  const source = primitive.getAttribute('POSITION');
  if (!source || source.getCount() < 3) return null;
  const triangles = Uint32Array.from(primitive.getIndices()?.getArray() ?? Array.from({ length: source.getCount() }, (_, index) => index));
  if (determinant(matrix) < 0) flip(triangles);
  const positions = floats(source, 3);
  transform(positions, matrix, 1);
  const material = primitive.getMaterial();
  const set = material?.getBaseColorTextureInfo()?.getTexCoord() ?? 0;
  const [normals, places, colors] = ['NORMAL', `TEXCOORD_${set}`, 'COLOR_0'].map((name) => primitive.getAttribute(name));
  const surface = {
    kind: kindOf(material, sky),
    material,
    positions,
    colors: colors ? floats(colors, 4) : null,
    places: places ? floats(places, 2) : null,
    triangles,
  };
  return normals ? { ...surface, normals: turned(floats(normals, 3), matrix) } : flat(surface);
}

const kindOf = (material: Material | null, sky: boolean): Surface['kind'] =>
  sky ? 'sky' : material?.getAlphaMode() === 'BLEND' ? 'glass' : 'solid';

function turned(normals: Float32Array, matrix: Matrix): Float32Array {
  transform(normals, matrix, 0);
  for (let at = 0; at < normals.length; at += 3) {
    const length = Math.hypot(normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0) || 1;
    for (let axis = 0; axis < 3; axis += 1) normals[at + axis] = (normals[at + axis] ?? 0) / length;
  }
  return normals;
}

/** Without normals every face is flat, so its corners are not shared. */
function flat(surface: Omit<Surface, 'normals'>): Surface {
  const { positions, colors, places } = surface;
  const own = (values: Float32Array, parts: number) =>
    Float32Array.from({ length: surface.triangles.length * parts }, (_, at) => {
      const corner = surface.triangles[Math.floor(at / parts)] ?? 0;
      return values[corner * parts + (at % parts)] ?? 0;
    });
  const triangles = surface.triangles.map((_, index) => index);
  const apart = { positions: own(positions, 3), colors: colors && own(colors, 4), places: places && own(places, 2), triangles };
  return { ...surface, ...apart, normals: flatNormals(apart.positions, triangles) };
}

function flatNormals(positions: Float32Array, triangles: Uint32Array): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let first = 0; first < triangles.length; first += 3) {
    const corners = triangles.subarray(first, first + 3);
    const normal = faceNormal(positions, corners);
    for (const corner of corners) normals.set(normal, corner * 3);
  }
  return normals;
}

/** The unit normal of a triangle by the order of its corners; zero for one without area. */
export function faceNormal(positions: Float32Array, corners: ArrayLike<number>): [number, number, number] {
  const [a, b, c] = [0, 1, 2].map((corner) => (corners[corner] ?? 0) * 3) as [number, number, number];
  const edge = (to: number, axis: number) => (positions[to + axis] ?? 0) - (positions[a + axis] ?? 0);
  const [ux, uy, uz, vx, vy, vz] = [edge(b, 0), edge(b, 1), edge(b, 2), edge(c, 0), edge(c, 1), edge(c, 2)];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

function floats(
  accessor: { getCount: () => number; getElement: (index: number, target: number[]) => number[] },
  parts: number,
): Float32Array {
  const values = new Float32Array(accessor.getCount() * parts).fill(1);
  const element: number[] = [];
  for (let index = 0; index < accessor.getCount(); index += 1)
    values.set(accessor.getElement(index, element).slice(0, parts), index * parts);
  return values;
}

/** Applies a column-major matrix in place; `w` is 0 for directions, which are not normalised afterwards. */
function transform(values: Float32Array, m: Matrix, w: 0 | 1): void {
  const at = (index: number) => m[index] ?? 0;
  for (let index = 0; index < values.length; index += 3) {
    const [x, y, z] = [values[index] ?? 0, values[index + 1] ?? 0, values[index + 2] ?? 0];
    for (let row = 0; row < 3; row += 1) values[index + row] = at(row) * x + at(row + 4) * y + at(row + 8) * z + at(row + 12) * w;
  }
}

/** Scales, and converts from Z up to Y up: (x, y, z) becomes (x, z, −y). */
function placed(matrix: Matrix, { scale, up }: Placement): Matrix {
  const scaled = Array.from(matrix, (value, index) => (index % 4 === 3 ? value : value * scale));
  if (up === 'y') return scaled;
  return scaled.map((value, index) => {
    const row = index % 4;
    return row === 1 ? (scaled[index + 1] ?? 0) : row === 2 ? -(scaled[index - 1] ?? 0) : value;
  });
}

function determinant(m: Matrix): number {
  const at = (index: number) => m[index] ?? 0;
  return at(0) * (at(5) * at(10) - at(9) * at(6)) - at(4) * (at(1) * at(10) - at(9) * at(2)) + at(8) * (at(1) * at(6) - at(5) * at(2));
}

function flip(triangles: Uint32Array): void {
  for (let first = 0; first < triangles.length; first += 3) {
    [triangles[first + 1], triangles[first + 2]] = [triangles[first + 2] ?? 0, triangles[first + 1] ?? 0];
  }
}
