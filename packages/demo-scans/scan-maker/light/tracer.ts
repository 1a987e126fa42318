import { BufferAttribute, BufferGeometry } from 'three';
import { MeshBVH, SAH } from 'three-mesh-bvh';

/**
 * A tree of boxes over triangles in shared memory, so that every worker reads the same one. Corners are vertex indices, three per triangle.
 * `links` has two numbers for a node: first triangle and how many, or for an inner node −1 − the axis it is split on and its second child (its
 * first child is the next node).
 */
export type Tree = { bounds: Float32Array; links: Int32Array; faces: Float32Array; corners: Uint32Array };

/** Builds the tree with three-mesh-bvh and flattens it, so that hundreds of millions of rays are traced without allocations. */
export function treeOf(positions: Float32Array, triangles: Uint32Array): Tree {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setIndex(new BufferAttribute(triangles.slice(), 1));
  const bvh = new MeshBVH(geometry, { strategy: SAH, targetLeafSize: 4 });
  const corners = shared(Uint32Array, triangles.length);
  corners.set(geometry.index?.array ?? []);
  const nodes: { box: number[]; first: number; count: number; depth: number }[] = [];
  bvh.traverse((depth: number, isLeaf: boolean, box: Float32Array, first: number, count: number) => {
    nodes.push({ box: [...box.slice(0, 6)], first: isLeaf ? first : -1 - first, count: isLeaf ? count : 0, depth });
    return false;
  });
  const bounds = shared(Float32Array, nodes.length * 6);
  const links = shared(Int32Array, nodes.length * 2);
  const open: number[] = [];
  for (const [index, node] of nodes.entries()) {
    bounds.set(node.box, index * 6);
    if (open.length > node.depth) links[(open[node.depth - 1] ?? 0) * 2 + 1] = index;
    open.length = node.depth;
    open.push(index);
    links[index * 2] = node.first;
    if (node.first >= 0) links[index * 2 + 1] = node.count;
  }
  return { bounds, links, faces: facesOf(positions, corners), corners };
}

/** Each triangle as one corner and two edges. */
function facesOf(positions: Float32Array, corners: Uint32Array): Float32Array {
  const faces = shared(Float32Array, corners.length * 3);
  for (let corner = 0; corner < corners.length; corner++) {
    const first = corner - (corner % 3);
    for (let axis = 0; axis < 3; axis++) {
      const value = positions[(corners[corner] as number) * 3 + axis] as number;
      const origin = positions[(corners[first] as number) * 3 + axis] as number;
      faces[corner * 3 + axis] = corner === first ? value : value - origin;
    }
  }
  return faces;
}

/** A typed array whose memory workers can share. */
export function shared<T>(Kind: new (buffer: SharedArrayBuffer) => T, length: number): T {
  return new Kind(new SharedArrayBuffer(length * 4));
}

/** The part of a direction along the axis an inner node is split on. */
function along(split: number, dx: number, dy: number, dz: number): number {
  if (split === -1) return dx;
  return split === -2 ? dy : dz;
}

/** Finds the first triangle on a ray. The result is in the fields until the next call. */
export class Tracer {
  distance = 0;
  /** triangle, as index into `corners` / 3 */
  face = -1;
  /** weights of the second and third corner */
  s = 0;
  t = 0;
  back = false;
  private readonly stack = new Int32Array(128);

  constructor(private readonly tree: Tree) {}

  /** Whether anything lies on the ray between `near` and `far`; `any` stops at the first found. */
  cast(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, near: number, far: number, any = false): boolean {
    const { links } = this.tree;
    const { stack } = this;
    this.face = -1;
    this.distance = far;
    const ix = 1 / (dx || 1e-12);
    const iy = 1 / (dy || 1e-12);
    const iz = 1 / (dz || 1e-12);
    let top = 0;
    stack[top++] = 0;
    while (top > 0) {
      const node = stack[--top] as number;
      if (this.misses(node, ox, oy, oz, ix, iy, iz)) continue;
      const first = links[node * 2] as number;
      const second = links[node * 2 + 1] as number;
      if (first >= 0) {
        this.leaf(first, second, ox, oy, oz, dx, dy, dz, near);
        if (any && this.face >= 0) return true;
        continue;
      }
      // visit the child on the ray's side first: a hit shortens the ray for the other
      const upwards = along(first, dx, dy, dz) >= 0;
      stack[top++] = upwards ? second : node + 1;
      stack[top++] = upwards ? node + 1 : second;
    }
    return this.face >= 0;
  }

  private misses(node: number, ox: number, oy: number, oz: number, ix: number, iy: number, iz: number): boolean {
    const { bounds } = this.tree;
    const at = node * 6;
    const x1 = ((bounds[at] as number) - ox) * ix;
    const x2 = ((bounds[at + 3] as number) - ox) * ix;
    const y1 = ((bounds[at + 1] as number) - oy) * iy;
    const y2 = ((bounds[at + 4] as number) - oy) * iy;
    const z1 = ((bounds[at + 2] as number) - oz) * iz;
    const z2 = ((bounds[at + 5] as number) - oz) * iz;
    const start = Math.max(Math.min(x1, x2), Math.min(y1, y2), Math.min(z1, z2), 0);
    const end = Math.min(Math.max(x1, x2), Math.max(y1, y2), Math.max(z1, z2), this.distance);
    return start > end;
  }

  /** Möller and Trumbore, from both sides. */
  private leaf(first: number, count: number, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, near: number): void {
    const { faces } = this.tree;
    for (let face = first; face < first + count; face++) {
      const at = face * 9;
      const ax = faces[at + 3] as number;
      const ay = faces[at + 4] as number;
      const az = faces[at + 5] as number;
      const bx = faces[at + 6] as number;
      const by = faces[at + 7] as number;
      const bz = faces[at + 8] as number;
      const px = dy * bz - dz * by;
      const py = dz * bx - dx * bz;
      const pz = dx * by - dy * bx;
      const slope = ax * px + ay * py + az * pz;
      if (slope > -1e-12 && slope < 1e-12) continue;
      const inverse = 1 / slope;
      const tx = ox - (faces[at] as number);
      const ty = oy - (faces[at + 1] as number);
      const tz = oz - (faces[at + 2] as number);
      const s = (tx * px + ty * py + tz * pz) * inverse;
      if (s < 0 || s > 1) continue;
      const qx = ty * az - tz * ay;
      const qy = tz * ax - tx * az;
      const qz = tx * ay - ty * ax;
      const t = (dx * qx + dy * qy + dz * qz) * inverse;
      if (t < 0 || s + t > 1) continue;
      const distance = (bx * qx + by * qy + bz * qz) * inverse;
      if (distance <= near || distance >= this.distance) continue;
      this.distance = distance;
      this.face = face;
      this.s = s;
      this.t = t;
      this.back = slope < 0;
    }
  }
}
