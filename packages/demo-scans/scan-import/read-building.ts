import { type Document, Logger, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { dequantize, uninstance } from '@gltf-transform/functions';
import draco3d from 'draco3dgltf';
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer';
import { checkDescription } from './check-description';
import { ImportError } from './import-error';

const glbMagic = 0x46546c67;
const dracoName = 'KHR_draco_mesh_compression';
const ktx2Message =
  'The textures of this file are KTX2 images, which the importer cannot read. Export it with JPEG or PNG textures, or convert it: npx @gltf-transform/cli ktxdecompress building.glb readable.glb';

/** Reads and writes GLB with every extension; Draco is read alone. */
export async function glbIo(): Promise<NodeIO> {
  const [draco] = await Promise.all([draco3d.createDecoderModule(), MeshoptDecoder.ready, MeshoptEncoder.ready]);
  return new NodeIO()
    .setLogger(new Logger(Logger.Verbosity.ERROR))
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'draco3d.decoder': draco, 'meshopt.decoder': MeshoptDecoder, 'meshopt.encoder': MeshoptEncoder });
}

/**
 * Reads a building from the bytes of a GLB file and decompresses its numbers.
 * @throws ImportError if it is not a GLB, or contains nothing visible
 */
export async function readBuilding(bytes: Uint8Array): Promise<Document> {
  refuseOtherFiles(bytes);
  const io = await glbIo();
  const document = await decoded(io, bytes).catch((error: Error) => {
    throw readable(error);
  });
  document.setLogger(new Logger(Logger.Verbosity.ERROR));
  await document.transform(uninstance(), dequantize());
  const triangles = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
    .filter((part) => part.getAttribute('POSITION'));
  if (triangles.length === 0) throw new ImportError('The file holds no mesh. Export the building with its geometry.');
  return document;
}

async function decoded(io: NodeIO, bytes: Uint8Array): Promise<Document> {
  const { json } = await io.binaryToJSON(bytes);
  checkDescription(json);
  const isKtx2 = json.images?.some(({ mimeType }) => mimeType === 'image/ktx2') || json.extensionsUsed?.includes('KHR_texture_basisu');
  if (isKtx2) throw new ImportError(ktx2Message);
  const document = await io.readBinary(bytes);
  // the result is compressed in another way
  for (const extension of document.getRoot().listExtensionsUsed()) if (extension.extensionName === dracoName) extension.dispose();
  return document;
}

function refuseOtherFiles(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 12 || view.getUint32(0, true) !== glbMagic) {
    throw new ImportError('This is not a GLB file. Export the building as binary glTF 2.0 (.glb).');
  }
  const version = view.getUint32(4, true);
  if (version !== 2) throw new ImportError(`This is glTF ${version}. Export the building as binary glTF 2.0 (.glb).`);
  if (view.getUint32(8, true) > bytes.byteLength) throw new ImportError('The file is cut off. Copy or export it again.');
}

function readable(error: Error): ImportError {
  if (error instanceof ImportError) return error;
  if (/draco/i.test(error.message)) {
    return new ImportError('Its Draco compression cannot be read. Export the building again, or without compression.', { cause: error });
  }
  if (/external|uri|resource/i.test(error.message)) {
    return new ImportError('The file refers to other files. Export the building as one .glb with everything in it.', { cause: error });
  }
  const [, extension] = /required extension, "([^"]+)"/.exec(error.message) ?? [];
  if (extension)
    return new ImportError(`The file needs ${extension}, which the importer cannot read. Export it without.`, { cause: error });
  // what a library says of a list that is not there helps nobody
  if (error instanceof TypeError) {
    return new ImportError('The file is damaged: its description names parts that are not in it. Export it again.', { cause: error });
  }
  return new ImportError(`The file cannot be read: ${error.message}`, { cause: error });
}
