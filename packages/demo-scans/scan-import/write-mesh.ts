import type { Document, GLTF, Material, Node, Primitive, TypedArray } from '@gltf-transform/core';
import { KHRMaterialsUnlit } from '@gltf-transform/extensions';
import { compactPrimitive, dedup, joinPrimitives, meshopt, prune, weld } from '@gltf-transform/functions';
import { MeshoptEncoder } from 'meshoptimizer';
import type { Layer } from './layers';
import { glbIo } from './read-building';

/**
 * Writes a GLB for the showcase: a node per floor with `extras.floorId`, unlit materials, compressed.
 * @param document the source of the layers, with their materials and images
 * @param oneSided whether faces are oriented correctly, so that walls are transparent from behind
 */
export async function meshOf(document: Document, layers: readonly Layer[], oneSided: boolean): Promise<Uint8Array> {
  const root = document.getRoot();
  for (const scene of root.listScenes()) scene.dispose();
  for (const unneeded of [...root.listAnimations(), ...root.listSkins(), ...root.listCameras(), ...root.listNodes()]) unneeded.dispose();
  const scene = document.createScene('building');
  root.setDefaultScene(scene);
  const unlit = unlitMaterials(document, oneSided);
  const floors = new Map<string, Node>();
  const around: Node[] = [];
  for (const [, group] of grouped(layers)) {
    const [{ floor, kind }] = group;
    const mesh = document.createMesh(`${floor} ${kind}`.trim());
    for (const primitive of primitivesOf(document, group, unlit)) mesh.addPrimitive(primitive);
    const node = document
      .createNode(`${floor || 'around'} ${kind}`)
      .setMesh(mesh)
      .setExtras(marksOf(kind));
    if (floor === '') around.push(node);
    else floorNode(document, floors, floor).addChild(node);
  }
  for (const node of [...floors.values(), ...around]) scene.addChild(node);
  await document.transform(dedup(), weld(), prune({ keepExtras: true }));
  await MeshoptEncoder.ready;
  await document.transform(
    meshopt({ encoder: MeshoptEncoder, level: 'medium', quantizePosition: 16, quantizeTexcoord: 14, quantizeColor: 8 }),
  );
  return (await glbIo()).writeBinary(document);
}

const marksOf = (kind: Layer['kind']): Record<string, boolean> => (kind === 'shell' || kind === 'sky' ? { [kind]: true } : {});

function grouped(layers: readonly Layer[]): Map<string, [Layer, ...Layer[]]> {
  const groups = new Map<string, [Layer, ...Layer[]]>();
  for (const layer of layers) {
    const key = `${layer.floor} ${layer.kind}`;
    const group = groups.get(key);
    if (group) group.push(layer);
    else groups.set(key, [layer]);
  }
  return groups;
}

function floorNode(document: Document, floors: Map<string, Node>, id: string): Node {
  const node = floors.get(id) ?? document.createNode(id).setExtras({ floorId: id });
  floors.set(id, node);
  return node;
}

/** Joins the primitives of each material. */
function primitivesOf(document: Document, layers: readonly Layer[], unlit: Unlit): Primitive[] {
  const byMaterial = new Map<string, Primitive[]>();
  for (const layer of layers) {
    const { primitive, form } = primitiveOf(document, layer, unlit);
    byMaterial.set(form, [...(byMaterial.get(form) ?? []), primitive]);
  }
  return [...byMaterial.values()].flatMap((primitives) => (primitives.length > 1 ? joinPrimitives(primitives) : primitives));
}

type AccessorType = GLTF.AccessorType;
type Unlit = Map<Material | null, { material: Material; number: number; lit: boolean }>;

function primitiveOf(document: Document, { surface, triangles }: Layer, unlit: Unlit): { primitive: Primitive; form: string } {
  const { material, number, lit } = unlit.get(surface.material) ?? { material: null, number: -1, lit: true };
  const textured = !!material?.getBaseColorTexture() && surface.places !== null;
  const colored = lit || surface.colors !== null;
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const accessor = (type: AccessorType, array: TypedArray, normalized = false) =>
    document.createAccessor().setType(type).setArray(array).setNormalized(normalized).setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setMaterial(material)
    .setAttribute('POSITION', accessor('VEC3', surface.positions))
    .setIndices(accessor('SCALAR', triangles));
  if (colored) primitive.setAttribute('COLOR_0', accessor('VEC4', bytesOf(shaded(surface, lit)), true));
  if (textured && surface.places) primitive.setAttribute('TEXCOORD_0', accessor('VEC2', surface.places));
  return { primitive: compactPrimitive(primitive), form: `${number} ${textured} ${colored}` };
}

/** The brightness of a face by its direction: as under a large area light, and different on each wall, so that corners are visible. */
function shaded({ normals, colors, positions }: Layer['surface'], lit: boolean): Float32Array {
  const result = colors?.slice() ?? new Float32Array((positions.length / 3) * 4).fill(1);
  if (!lit) return result;
  for (let at = 0; at < result.length; at += 4) {
    const [x, y, z] = [0, 1, 2].map((axis) => normals[(at / 4) * 3 + axis] ?? 0) as [number, number, number];
    const light = 0.74 + 0.2 * Math.max(y, 0) + 0.1 * Math.max(-y, 0) + 0.08 * Math.abs(x) + 0.06 * z * Math.abs(z);
    for (let part = 0; part < 3; part += 1) result[at + part] = Math.min(1, (result[at + part] ?? 1) * light);
  }
  return result;
}

const bytesOf = (parts: Float32Array) => Uint8Array.from(parts, (part) => Math.round(Math.min(1, Math.max(0, part)) * 255));

/** Makes every material unlit, with only its base colour; `lit` says whether it depended on lights. */
function unlitMaterials(document: Document, oneSided: boolean): Unlit {
  const extension = document.createExtension(KHRMaterialsUnlit);
  const materials: Unlit = new Map();
  for (const [number, material] of document.getRoot().listMaterials().entries()) {
    const lit = material.getExtension('KHR_materials_unlit') === null;
    for (const other of material.listExtensions()) material.setExtension(other.extensionName, null);
    material.setExtension('KHR_materials_unlit', extension.createUnlit());
    material.setNormalTexture(null).setOcclusionTexture(null).setEmissiveTexture(null).setMetallicRoughnessTexture(null);
    material.setEmissiveFactor([0, 0, 0]).setMetallicFactor(0).setRoughnessFactor(1);
    material.getBaseColorTextureInfo()?.setTexCoord(0);
    if (oneSided && material.getAlphaMode() !== 'BLEND') material.setDoubleSided(false);
    materials.set(material, { material, number, lit });
  }
  const plain = document.createMaterial('plain').setBaseColorFactor([0.8, 0.8, 0.8, 1]).setDoubleSided(!oneSided);
  plain.setExtension('KHR_materials_unlit', extension.createUnlit());
  materials.set(null, { material: plain, number: -1, lit: true });
  return materials;
}
