const floats = (...numbers: number[]) => [...new Uint8Array(Float32Array.of(...numbers).buffer)];

/** One triangle as Draco has it: a header, its corners in order, and one attribute of plain floats. @see the Draco bitstream, 2.2 */
const triangle = Uint8Array.of(
  ...new TextEncoder().encode('DRACO'),
  ...[2, 2 /* version */, 1 /* a mesh */, 0 /* sequential */, 0, 0],
  ...[1 /* face */, 3 /* points */, 1 /* indices as they are */, 0, 1, 2],
  ...[1 /* decoder */, 1 /* attribute */, 0 /* position */, 9 /* float */, 3, 0, 0 /* its id */, 0 /* as it is */],
  ...floats(0, 0, 0, 1, 0, 0, 0, 1, 0),
);

const json = {
  asset: { version: '2.0' },
  extensionsUsed: ['KHR_draco_mesh_compression'],
  extensionsRequired: ['KHR_draco_mesh_compression'],
  buffers: [{ byteLength: triangle.length, uri: `data:application/octet-stream;base64,${Buffer.from(triangle).toString('base64')}` }],
  bufferViews: [{ buffer: 0, byteOffset: 0, byteLength: triangle.length }],
  accessors: [
    { componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
    { componentType: 5123, count: 3, type: 'SCALAR' },
  ],
  meshes: [
    {
      primitives: [
        {
          attributes: { POSITION: 0 },
          indices: 1,
          extensions: { KHR_draco_mesh_compression: { bufferView: 0, attributes: { POSITION: 0 } } },
        },
      ],
    },
  ],
  nodes: [{ mesh: 0 }],
  scenes: [{ nodes: [0] }],
  scene: 0,
};

/** The address of a glTF whose only mesh, a triangle, is compressed with Draco. */
export const dracoTriangle = `data:model/gltf+json,${encodeURIComponent(JSON.stringify(json))}`;
