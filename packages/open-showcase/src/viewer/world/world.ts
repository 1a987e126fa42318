import { Box3, type Group, type Material, type Mesh, Plane, type Texture, Vector3 } from 'three';
import type { Scan, ScanFloor } from '../../scan/scan';
import { type Projection, scanMaterial } from './scan-material';

/** A piece of the building. */
export type Piece = {
  mesh: Mesh;
  /** a floor's sequence, or null if it belongs to no single floor */
  floor: number | null;
  /** a shell or sky, hidden in the dollhouse */
  cover: 'none' | 'shell' | 'sky';
  /** false for sky and glass, which rays pass through */
  solid: boolean;
};

/** The scanned building: its pieces, which floors are visible, and whether it is open from above. */
export type World = {
  readonly root: Group;
  readonly pieces: readonly Piece[];
  readonly hasSky: boolean;
  /** metres from the centre to the farthest point, including the sky */
  readonly reach: number;
  /** bounds of the floors, without covers */
  boundsOf: (floors: number | 'all') => Box3;
  /** the same without the surrounding land: limited to the shells, if there are any */
  buildingOf: (floors: number | 'all') => Box3;
  showFloors: (floors: number | 'all') => void;
  /** Without shells and sky, as the dollhouse shows it. */
  open: (open: boolean) => void;
  isShown: (piece: Piece) => boolean;
  /** The floor that a point of a piece belongs to. */
  floorAt: (point: { y: number }, piece?: Piece) => number;
  /** Whether a point is cut away, because only one floor of an undivided mesh is visible. */
  isCut: (point: { y: number }) => boolean;
  dispose: () => void;
};

/** How much surrounding land is part of the building's view, metres. */
const around = 1.5;
/** Surfaces can be slightly below the measured floor, metres. */
const slack = 0.2;

export function createWorld(root: Group, scan: Scan, projection: Projection | null): World {
  const floors = scan.floors.toSorted((a, b) => a.sequence - b.sequence);
  const textures = new Set<Texture>();
  const pieces = piecesOf(root, floors, projection, textures);
  const divided = pieces.some(({ floor }) => floor !== null);
  // undivided meshes are cut by these two planes, which are active while in `cuts`
  const [above, below] = [new Plane(new Vector3(0, 1, 0)), new Plane(new Vector3(0, -1, 0))];
  let shown: number | 'all' = 'all';
  let opened = false;

  const isPart = ({ floor, cover }: Piece) => {
    if (opened && cover !== 'none') return false;
    return cover === 'sky' || shown === 'all' || floor === null || floor === shown;
  };
  const refresh = () => {
    for (const piece of pieces) {
      piece.mesh.visible = isPart(piece);
      const cut = !divided && shown !== 'all' && piece.cover === 'none';
      for (const material of materialsOf(piece.mesh)) material.clippingPlanes = cut ? [above, below] : null;
    }
  };
  const bounds = (which: number | 'all') =>
    boundsOf(pieces, which, divided ? undefined : floors.find(({ sequence }) => sequence === which));
  const floorAt = (point: { y: number }, piece?: Piece) =>
    piece?.floor ?? floors.findLast(({ elevation }) => elevation <= point.y + slack)?.sequence ?? 0;

  return {
    root,
    pieces,
    hasSky: pieces.some(({ cover }) => cover === 'sky'),
    reach: new Box3().setFromObject(root).getSize(new Vector3()).length() / 2,
    boundsOf: bounds,
    buildingOf: (which) => withinShells(pieces, which, bounds(which)),
    showFloors(which) {
      shown = which;
      const [bottom, top] = [
        floors.find(({ sequence }) => sequence === which),
        floors.find(({ sequence }) => sequence === Number(which) + 1),
      ];
      above.constant = bottom && which !== 0 ? slack - bottom.elevation : Number.MAX_VALUE;
      below.constant = top ? top.elevation - slack : Number.MAX_VALUE;
      refresh();
    },
    open(open) {
      opened = open;
      refresh();
    },
    isShown: (piece) => root.visible && isPart(piece),
    floorAt,
    isCut: (point) => !divided && shown !== 'all' && floorAt(point) !== shown,
    dispose() {
      for (const { mesh } of pieces) {
        mesh.geometry.dispose();
        for (const material of materialsOf(mesh)) material.dispose();
      }
      for (const texture of textures) texture.dispose();
      root.removeFromParent();
    },
  };
}

const materialsOf = (mesh: Mesh): Material[] => (Array.isArray(mesh.material) ? mesh.material : [mesh.material]);

function piecesOf(root: Group, floors: readonly ScanFloor[], projection: Projection | null, textures: Set<Texture>): Piece[] {
  const pieces: Piece[] = [];
  // walls and the sky can share a material but are drawn differently
  const converted = { sky: new Map<Material, Material>(), solid: new Map<Material, Material>() };
  const convert = (source: Material, cover: Piece['cover']) => {
    const worn = cover === 'sky' ? converted.sky : converted.solid;
    const known = worn.get(source);
    if (known) return known;
    const material = scanMaterial(source, cover === 'sky' ? null : projection);
    if (material.map) textures.add(material.map);
    if (cover === 'sky') material.depthWrite = false;
    worn.set(source, material);
    source.dispose();
    return material;
  };
  root.updateMatrixWorld(true);
  root.traverse((object) => {
    object.matrixAutoUpdate = false;
    object.matrixWorldAutoUpdate = false;
    if (!('isMesh' in object)) return;
    const mesh = object as Mesh;
    const cover = marked(mesh, 'sky') ? 'sky' : marked(mesh, 'shell') ? 'shell' : 'none';
    mesh.material = Array.isArray(mesh.material) ? mesh.material.map((each) => convert(each, cover)) : convert(mesh.material, cover);
    // drawn after opaque objects, so that hidden parts of the sky cost nothing
    if (cover === 'sky') mesh.renderOrder = 9;
    const floorId = marked(mesh, 'floorId');
    pieces.push({
      mesh,
      cover,
      solid: cover !== 'sky' && !materialsOf(mesh).every(({ transparent }) => transparent),
      floor: floors.find(({ id }) => id === floorId)?.sequence ?? null,
    });
  });
  return pieces;
}

/** The value of this name in the glTF `extras` of a node or its ancestors. */
function marked(mesh: Mesh, name: string): unknown {
  for (let node: Mesh['parent'] = mesh; node; node = node.parent) if (node.userData[name]) return node.userData[name];
  return undefined;
}

function boundsOf(pieces: readonly Piece[], which: number | 'all', cut: ScanFloor | undefined): Box3 {
  const bounds = unionOf(pieces, 'none', which);
  if (cut) {
    bounds.min.y = Math.max(bounds.min.y, cut.elevation);
    bounds.max.y = Math.min(bounds.max.y, cut.elevation + cut.height);
  }
  return bounds.isEmpty() ? bounds.setFromCenterAndSize(new Vector3(), new Vector3(10, 3, 10)) : bounds;
}

function withinShells(pieces: readonly Piece[], which: number | 'all', whole: Box3): Box3 {
  const shells = unionOf(pieces, 'shell', which);
  if (shells.isEmpty()) return whole;
  const { min, max } = shells.expandByScalar(around);
  // a roof is higher than the rest of the building, and a façade may end above the ground
  const building = whole.clone().intersect(new Box3(min.setY(whole.min.y), max.setY(whole.max.y)));
  return building.isEmpty() ? whole : building;
}

function unionOf(pieces: readonly Piece[], wanted: Piece['cover'], which: number | 'all'): Box3 {
  const union = new Box3();
  const each = new Box3();
  for (const { mesh, floor, cover } of pieces) {
    if (cover !== wanted || (which !== 'all' && floor !== null && floor !== which)) continue;
    mesh.geometry.boundingBox ?? mesh.geometry.computeBoundingBox();
    union.union(each.copy(mesh.geometry.boundingBox as Box3).applyMatrix4(mesh.matrixWorld));
  }
  return union;
}
