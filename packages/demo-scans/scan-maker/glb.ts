import { Document, Logger, type Material, type Mesh, NodeIO } from '@gltf-transform/core';
import { EXTMeshoptCompression, KHRMaterialsUnlit, KHRMeshQuantization } from '@gltf-transform/extensions';
import { meshopt, prune, quantize, weld } from '@gltf-transform/functions';
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer';
import type { LayerKind } from './drawing';

/**
 * One mesh: positions in metres (Y up), linear colours 0–1 with alpha, light map coordinates 0–1 from the top left. `floor` is the id
 * of its floor, or "" for none.
 */
export type Piece = {
  floor: string;
  kind: LayerKind;
  positions: Float32Array;
  colors: Float32Array;
  places: Float32Array;
  triangles: Uint32Array;
};

/** The light map of all pieces as one JPEG; viewers multiply colours by it. */
export type LightMap = { jpeg: Uint8Array };

/**
 * Writes a GLB for viewers: a node per floor with `extras.floorId`, below it a mesh for each layer; `extras.shell` and `extras.sky` mark
 * meshes that are hidden from outside. Materials are unlit, light is in the colours and the light map. With `compress` it is quantized and
 * meshopt-coded.
 */
export async function glbOf(pieces: readonly Piece[], light: LightMap | null, compress: boolean): Promise<Uint8Array> {
  await MeshoptEncoder.ready;
  const document = new Document().setLogger(new Logger(Logger.Verbosity.WARN));
  document.createBuffer();
  const scene = document.createScene('place');
  document.getRoot().setDefaultScene(scene);
  const materials = materialsOf(document, light);
  const floors = new Map<string, ReturnType<Document['createNode']>>();
  for (const piece of pieces) {
    if (piece.triangles.length === 0) continue;
    const mesh = meshOf(document, piece, materials[piece.kind === 'glass' ? 'glass' : 'solid']);
    const node = document
      .createNode(`${piece.floor || 'around'} ${piece.kind}`)
      .setMesh(mesh)
      .setExtras(marks(piece.kind));
    if (piece.floor === '') {
      scene.addChild(node);
      continue;
    }
    const floor = floors.get(piece.floor) ?? document.createNode(piece.floor).setExtras({ floorId: piece.floor });
    if (!floors.has(piece.floor)) scene.addChild(floor);
    floors.set(piece.floor, floor.addChild(node));
  }
  await document.transform(prune({ keepExtras: true }));
  if (compress) {
    const precision = { quantizePosition: 16, quantizeTexcoord: 16, quantizeColor: 12 };
    // quantizing first lets vertices merge that differ by rounding errors
    await document.transform(quantize(precision), weld(), meshopt({ encoder: MeshoptEncoder, level: 'medium', ...precision }));
  }
  return (await reader()).writeBinary(document);
}

/** Reads and writes GLBs with the extensions used here. */
export async function reader(): Promise<NodeIO> {
  await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready]);
  return new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMaterialsUnlit, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder, 'meshopt.encoder': MeshoptEncoder });
}

const marks = (kind: LayerKind): Record<string, boolean> => (kind === 'shell' || kind === 'sky' ? { [kind]: true } : {});

function materialsOf(document: Document, light: LightMap | null): { solid: Material; glass: Material } {
  const unlit = document.createExtension(KHRMaterialsUnlit).createUnlit();
  const solid = document.createMaterial('solid').setExtension('KHR_materials_unlit', unlit).setRoughnessFactor(1).setMetallicFactor(0);
  const glass = document.createMaterial('glass').setExtension('KHR_materials_unlit', unlit).setAlphaMode('BLEND').setDoubleSided(true);
  if (light) solid.setBaseColorTexture(document.createTexture('light').setImage(light.jpeg).setMimeType('image/jpeg'));
  return { solid, glass };
}

function meshOf(document: Document, piece: Piece, material: Material): Mesh {
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const accessor = (kind: 'SCALAR' | 'VEC2' | 'VEC3' | 'VEC4', values: Float32Array | Uint32Array | Uint16Array) =>
    document.createAccessor().setType(kind).setArray(values).setBuffer(buffer);
  const small = piece.positions.length / 3 < 65_535;
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', piece.positions))
    .setIndices(accessor('SCALAR', small ? new Uint16Array(piece.triangles) : piece.triangles))
    .setMaterial(material);
  if (piece.kind === 'glass') primitive.setAttribute('COLOR_0', accessor('VEC4', piece.colors));
  else primitive.setAttribute('COLOR_0', accessor('VEC3', withoutAlpha(piece.colors)));
  if (material.getBaseColorTexture()) primitive.setAttribute('TEXCOORD_0', accessor('VEC2', piece.places));
  return document.createMesh(`${piece.floor} ${piece.kind}`.trim()).addPrimitive(primitive);
}

const withoutAlpha = (colors: Float32Array): Float32Array => colors.filter((_, index) => index % 4 < 3);
