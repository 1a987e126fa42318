import { imageSize } from 'image-size';

export type Size = { width: number; height: number };

/** All formats say their size near their beginning; photographs can have a preview and a colour profile before it. */
const headBytes = 256 * 1024;
const timeoutMs = 1500;
const maxRemembered = 1000;

/**
 * Reads the sizes of images, so that chats lay out a preview before they have loaded its image. An image at an address never changes here, so that
 * one instance asks once for each.
 * @returns null where it is not known in time, or is no image
 */
export function createImageSizes(load: typeof fetch = fetch): (address: string) => Promise<Size | null> {
  const known = new Map<string, Size>();
  return async (address) => {
    const before = known.get(address);
    if (before || address === '') return before ?? null;
    const size = await sizeOf(address, load).catch(() => null);
    if (known.size >= maxRemembered) known.clear();
    if (size) known.set(address, size);
    return size;
  };
}

async function sizeOf(address: string, load: typeof fetch): Promise<Size | null> {
  const response = await load(address, {
    headers: { Range: `bytes=0-${headBytes - 1}` },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok || !response.body) return null;
  const { width, height, orientation = 1 } = imageSize(await beginningOf(response.body));
  // from 5 on the camera was held upright, and browsers turn the image
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** A server may send everything in spite of the range. */
async function beginningOf(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= headBytes) break;
  }
  return Buffer.concat(chunks);
}
