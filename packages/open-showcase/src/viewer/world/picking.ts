import {
  DoubleSide,
  FrontSide,
  type Intersection,
  Matrix3,
  Matrix4,
  type Mesh,
  type Object3D,
  Ray,
  Raycaster,
  type Side,
  Vector3,
} from 'three';
import type { MeshBVH } from 'three-mesh-bvh';
import type { Piece, World } from './world';

/** Where a ray hits the building. */
export type Meeting = {
  point: Vector3;
  normal: Vector3;
  distance: number;
  piece?: Piece /** corners of the triangle, in the world */;
  corners?: Vector3[];
};

export type Picking = {
  /** The first surface a visitor sees along the ray. */
  first: (ray: Ray, includeHidden?: boolean) => Meeting | null;
  /** Whether the line between two points is free of the building, in both directions. */
  sees: (from: Vector3, to: Vector3) => boolean;
  /** Builds the acceleration structure; settles when rays are fast. */
  prepare: () => Promise<void>;
  addCollider: (object: Object3D) => () => void;
  dispose: () => void;
};

/** Maximum number of cut-away surfaces that a ray passes. */
const passes = 16;
const step = 1e-3;

/** Casts rays against the world: slow at first, fast for pieces whose BVH is built, one at a time when idle. */
export function createPicking(world: World): Picking {
  const trees = new Map<Mesh, MeshBVH>();
  const colliders = new Set<Object3D>();
  const raycaster = new Raycaster();
  let growing: Promise<void> | null = null;
  let disposed = false;

  const firstOf = (ray: Ray, side: Side | 'own', wanted: (piece: Piece) => boolean, far: number): Meeting | null => {
    let found: Meeting | null = null;
    for (const piece of world.pieces) {
      if (!piece.solid || !wanted(piece)) continue;
      const meeting = meet(piece, trees.get(piece.mesh), ray, side, found?.distance ?? far);
      if (meeting) found = meeting;
    }
    return found;
  };

  const visible = (ray: Ray, wanted: (piece: Piece) => boolean): Meeting | null => {
    const onward = ray.clone();
    let walked = 0;
    for (let pass = 0; pass < passes; pass++) {
      const meeting = firstOf(onward, 'own', wanted, Number.POSITIVE_INFINITY);
      if (!meeting) return null;
      walked += meeting.distance;
      if (!world.isCut(meeting.point)) return { ...meeting, distance: walked };
      onward.origin.copy(meeting.point).addScaledVector(ray.direction, step);
      walked += step;
    }
    return null;
  };

  const ofColliders = (ray: Ray): Meeting | null => {
    if (colliders.size === 0) return null;
    raycaster.ray.copy(ray);
    const [hit] = raycaster.intersectObjects([...colliders].filter(isDrawn), true);
    return hit ? { point: hit.point, normal: worldNormal(hit, ray), distance: hit.distance } : null;
  };

  return {
    first(ray, includeHidden = false) {
      const building = includeHidden ? firstOf(ray, 'own', () => true, Number.POSITIVE_INFINITY) : visible(ray, world.isShown);
      const object = ofColliders(ray);
      return object && (!building || object.distance < building.distance) ? object : building;
    },
    sees(from, to) {
      const way = to.clone().sub(from);
      const distance = way.length();
      // a point is not hidden by the surface it is on
      return firstOf(new Ray(from, way.normalize()), DoubleSide, () => true, distance - 0.05) === null;
    },
    prepare() {
      growing ??= growTrees(world, trees, () => disposed);
      return growing;
    },
    addCollider(object) {
      colliders.add(object);
      return () => colliders.delete(object);
    },
    dispose() {
      disposed = true;
      trees.clear();
      colliders.clear();
    },
  };
}

async function growTrees(world: World, trees: Map<Mesh, MeshBVH>, stopped: () => boolean): Promise<void> {
  const { MeshBVH } = await import('three-mesh-bvh');
  for (const { mesh, solid } of world.pieces) {
    if (!solid) continue;
    await aQuietMoment();
    if (stopped()) return;
    // indirect, because pieces can share an index buffer
    trees.set(mesh, new MeshBVH(mesh.geometry, { indirect: true }));
  }
}

const aQuietMoment = () =>
  new Promise<void>((come) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => come(), { timeout: 200 });
    else setTimeout(come);
  });

const inverse = new Matrix4();
const local = new Ray();
const slow = new Raycaster();
const toWorld = new Matrix3();

function meet(piece: Piece, tree: MeshBVH | undefined, ray: Ray, side: Side | 'own', nearest: number): Meeting | null {
  const { mesh } = piece;
  const material = Array.isArray(mesh.material) ? mesh.material[0] : mesh.material;
  const own = material?.side ?? FrontSide;
  const used = side === 'own' ? own : side;
  let hit: Intersection | null | undefined;
  if (tree) {
    local.copy(ray).applyMatrix4(inverse.copy(mesh.matrixWorld).invert());
    hit = tree.raycastFirst(local, used) as Intersection | null;
    if (hit) hit = { ...hit, object: mesh, point: hit.point.clone().applyMatrix4(mesh.matrixWorld) };
  } else if (material) {
    slow.ray.copy(ray);
    material.side = used;
    hit = slow.intersectObject(mesh, false)[0];
    material.side = own;
  }
  if (!hit) return null;
  const distance = hit.point.distanceTo(ray.origin);
  if (distance >= nearest) return null;
  return { point: hit.point, normal: worldNormal(hit, ray), distance, piece, corners: cornersOf(hit, mesh) };
}

function worldNormal({ face, object }: Intersection, ray: Ray): Vector3 {
  if (!face) return ray.direction.clone().negate();
  const normal = face.normal.clone().applyNormalMatrix(toWorld.getNormalMatrix(object.matrixWorld)).normalize();
  // a double-sided surface faces the viewer
  return normal.dot(ray.direction) > 0 ? normal.negate() : normal;
}

function cornersOf({ face }: Intersection, mesh: Mesh): Vector3[] {
  if (!face) return [];
  return [face.a, face.b, face.c].map((at) => mesh.getVertexPosition(at, new Vector3()).applyMatrix4(mesh.matrixWorld));
}

function isDrawn(object: Object3D): boolean {
  for (let each: Object3D | null = object; each; each = each.parent) if (!each.visible) return false;
  return true;
}
