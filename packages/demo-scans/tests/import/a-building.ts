import { Document, type Material, NodeIO } from '@gltf-transform/core';

type Vector = [number, number, number];
/** Metres, Y up. */
export type Box = { min: Vector; max: Vector };

/**
 * A house of two storeys, 8 × 6 m: slabs 0.3 m thick, floors at 0 and 3 m, a dividing wall below, a roof. Nothing but solid boxes, as drawing
 * programs export them.
 */
export const aHouse = (): Box[] => [
  slab(-0.3, 0),
  slab(2.7, 3),
  slab(5.7, 6),
  ...[0, 3].flatMap((y) => walls(y, y + 2.7)),
  { min: [3.9, 0, 0.2], max: [4.1, 2.7, 5.8] },
];

const slab = (from: number, to: number): Box => ({ min: [0, from, 0], max: [8, to, 6] });
const walls = (from: number, to: number): Box[] => [
  { min: [0, from, 0], max: [8, to, 0.2] },
  { min: [0, from, 5.8], max: [8, to, 6] },
  { min: [0, from, 0.2], max: [0.2, to, 5.8] },
  { min: [7.8, from, 0.2], max: [8, to, 5.8] },
];

type Form = {
  /** how many units of the file a metre has */
  perMetre?: number;
  up?: 'y' | 'z';
  normals?: boolean;
  change?: (document: Document, material: Material) => void;
};

/** Boxes as the bytes of a GLB file. */
export async function glbOf(boxes: readonly Box[], { perMetre = 1, up = 'y', normals = false, change }: Form = {}): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const material = document.createMaterial('plaster').setBaseColorFactor([0.9, 0.85, 0.8, 1]);
  const scene = document.createScene();
  for (const box of boxes) {
    const corners = cornersOf(box).map(([x, y, z]) => (up === 'y' ? [x, y, z] : [x, -z, y]).map((part) => part * perMetre));
    const primitive = document
      .createPrimitive()
      .setMaterial(material)
      .setAttribute('POSITION', document.createAccessor().setType('VEC3').setArray(new Float32Array(corners.flat())).setBuffer(buffer))
      .setIndices(document.createAccessor().setType('SCALAR').setArray(new Uint16Array(faces.flat())).setBuffer(buffer));
    if (normals) {
      const upward = new Float32Array(corners.flatMap(() => [0, 1, 0]));
      primitive.setAttribute('NORMAL', document.createAccessor().setType('VEC3').setArray(upward).setBuffer(buffer));
    }
    scene.addChild(document.createNode().setMesh(document.createMesh().addPrimitive(primitive)));
  }
  change?.(document, material);
  return new NodeIO().writeBinary(document);
}

function cornersOf({ min, max }: Box): Vector[] {
  return Array.from({ length: 8 }, (_, corner) => [0, 1, 2].map((axis) => (corner & (1 << axis) ? max[axis] : min[axis])) as Vector);
}

/** Outward, counter-clockwise; a corner's bits say on which side of x, y and z it lies. */
const faces = [
  [0, 4, 6, 0, 6, 2],
  [1, 3, 7, 1, 7, 5],
  [0, 1, 5, 0, 5, 4],
  [2, 6, 7, 2, 7, 3],
  [0, 2, 3, 0, 3, 1],
  [4, 5, 7, 4, 7, 6],
];
