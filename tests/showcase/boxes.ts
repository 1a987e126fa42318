import { Document, NodeIO } from '@gltf-transform/core';

/** "Body" in magenta, "Wall_1" in green beside it, and "Mover" in blue, far away but for a clip that holds it above both. */
export async function boxes(): Promise<Buffer> {
  const document = new Document();
  const buffer = document.createBuffer();
  const scene = document.createScene();
  const box = boxMesh(document);
  const add = (name: string, color: [number, number, number], at: [number, number, number]) => {
    const node = document.createNode(name).setMesh(box(color)).setTranslation(at);
    scene.addChild(node);
    return node;
  };
  add('Body', [1, 0, 1], [0.5, 0, 0]);
  add('Wall_1', [0, 1, 0], [-0.5, 0, 0]);
  const mover = add('Mover', [0, 0, 1], [0, 500, 0]);
  const times = document
    .createAccessor()
    .setType('SCALAR')
    .setArray(new Float32Array([0, 1]))
    .setBuffer(buffer);
  const places = document
    .createAccessor()
    .setType('VEC3')
    .setArray(new Float32Array([0, 0.6, 0, 0, 0.6, 0]))
    .setBuffer(buffer);
  const sampler = document.createAnimationSampler().setInput(times).setOutput(places);
  const channel = document.createAnimationChannel().setTargetNode(mover).setTargetPath('translation').setSampler(sampler);
  document.createAnimation('hold').addSampler(sampler).addChannel(channel);
  return Buffer.from(await new NodeIO().writeBinary(document));
}

/** A box of 0.4 m in a color that needs light. */
function boxMesh(document: Document) {
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const faces = [0, 1, 2].flatMap((axis) => [-1, 1].map((side) => face(axis, side)));
  const accessor = (type: 'VEC3' | 'SCALAR', array: Float32Array | Uint16Array) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const position = accessor('VEC3', new Float32Array(faces.flatMap(({ corners }) => corners.flat())));
  const normal = accessor('VEC3', new Float32Array(faces.flatMap(({ normal }) => [normal, normal, normal, normal].flat())));
  const indices = accessor('SCALAR', new Uint16Array(faces.flatMap((_, at) => [0, 1, 2, 0, 2, 3].map((corner) => corner + at * 4))));
  return ([r, g, b]: [number, number, number]) => {
    const material = document.createMaterial().setBaseColorFactor([r, g, b, 1]).setMetallicFactor(0).setDoubleSided(true);
    const primitive = document.createPrimitive().setIndices(indices).setMaterial(material);
    return document.createMesh().addPrimitive(primitive.setAttribute('POSITION', position).setAttribute('NORMAL', normal));
  };
}

function face(axis: number, side: number) {
  const along = (u: number, v: number) => [0, 1, 2].map((at) => (at === axis ? side * 0.2 : (at === (axis + 1) % 3 ? u : v) * 0.2));
  const corners = [along(-1, -1), along(1, -1), along(1, 1), along(-1, 1)];
  const normal = [0, 1, 2].map((at) => (at === axis ? side : 0));
  return { corners: side > 0 ? corners : corners.reverse(), normal };
}
