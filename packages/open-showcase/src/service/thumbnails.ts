import { join } from 'node:path';
import { jpegWidth } from './jpeg-width';
import { contentOf, filesIn, type StoredScan } from './scan-folders';

const widest = 2048;

/**
 * The stored thumbnail whose width is nearest to the requested one, at most 2048; null if the scan has none. Next to `thumb.jpg` there are others
 * such as `thumb-400.jpg`, named for their width.
 * @param wanted pixels; the widest thumbnail by default
 */
export async function thumbnailOf({ scan, folder }: StoredScan, wanted: number | undefined): Promise<Buffer | null> {
  const goal = Math.min(wanted ?? widest, widest);
  const pictures = await storedPictures(folder, scan.thumbnail);
  const fitting = pictures.filter(({ width }) => width <= widest);
  const [nearest] = fitting.toSorted((a, b) => Math.abs(a.width - goal) - Math.abs(b.width - goal) || b.width - a.width);
  return nearest?.content ?? null;
}

/** The requested width in image pixels: `width` times `dpr`. Undefined unless it is a number above 0. */
export function wantedWidth(query: URLSearchParams): number | undefined {
  const wanted = Number(query.get('width') ?? Number.NaN) * Number(query.get('dpr') ?? 1);
  return Number.isFinite(wanted) && wanted > 0 ? wanted : undefined;
}

async function storedPictures(folder: string, thumbnail: string): Promise<{ width: number; content: Buffer }[]> {
  const stem = thumbnail.replace(/\.[^.]+$/, '');
  const names = (await filesIn(folder)).filter((name) => name === thumbnail || (name.startsWith(`${stem}-`) && /-\d+\.jpg$/.test(name)));
  const pictures = await Promise.all(
    names.map(async (name) => {
      const content = await contentOf(join(folder, name));
      const width = content && jpegWidth(content);
      return content && width ? { width, content } : null;
    }),
  );
  return pictures.filter((picture) => picture !== null);
}
