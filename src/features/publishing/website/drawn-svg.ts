import type { ImageSize } from '@/domain/publishing/website/website';

/** The longer side of a drawn image: enough for plans in full size, and not too much for any browser. */
const [minSide, maxSide] = [2048, 4096];

/**
 * An SVG as a PNG, with its own size; null if it cannot be drawn. As an image it runs no scripts and loads nothing, neither here nor on the site that
 * serves it later.
 */
export async function drawnSvg(svg: Blob): Promise<{ png: Blob; size: ImageSize } | null> {
  // not by the address of a blob: what has foreign content could then not be read from the canvas
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(await svg.text())}`);
  if (!image) return null;
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const side = Math.max(size.width, size.height);
  const scale = Math.min(Math.max(side, minSide), maxSide) / side;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  try {
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return png && { png, size };
  } catch {
    // some browsers let nobody read what has foreign content, however it was loaded
    return null;
  }
}

/** The size of an image as browsers show it, which its markers count in; null if it cannot be drawn. */
export async function sizeOfImage(file: Blob): Promise<ImageSize | null> {
  const address = URL.createObjectURL(file);
  const image = await loaded(address);
  URL.revokeObjectURL(address);
  return image && { width: image.naturalWidth, height: image.naturalHeight };
}

async function loaded(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image.naturalWidth > 0 && image.naturalHeight > 0 ? image : null;
  } catch {
    return null;
  }
}
