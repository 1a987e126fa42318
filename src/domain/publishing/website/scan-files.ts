import { isRecord, record, records, text } from '../../stored';

/** The folders of the archive with the page that shows scans, and with the scan. */
export const showcaseFolder = 'showcase';
export const scanFolder = (model: string): string => `scans/${model}`;

/** A file of the page that shows scans, with its size in bytes. */
export type BundleFile = { name: string; bytes: number };

/** Reads the list of the page's files; null if it is not one, as where the provider's own page is installed. */
export function bundleFilesFrom(stored: unknown): BundleFile[] | null {
  if (!Array.isArray(stored)) return null;
  const files = stored.flatMap((file) => {
    const [name, bytes] = isRecord(file) ? [text(file.name), file.bytes] : ['', 0];
    return isInside(name) && typeof bytes === 'number' ? [{ name, bytes }] : [];
  });
  return files.some(({ name }) => name === 'showcase.html') ? files : null;
}

/** The files of a scan besides its manifest, relative to the manifest's folder, each once: mesh, thumbnail and panoramas. */
export function scanFilesOf(manifest: unknown): string[] {
  const { mesh, thumbnail, sweeps } = record(manifest);
  const panoramas = records(sweeps, ({ panorama }) => record(panorama)).flatMap(({ url, hiUrl }) => [text(url), text(hiUrl)]);
  return [...new Set([text(record(mesh).url), text(thumbnail), ...panoramas].filter(isInside))];
}

/** Whether a relative address stays in its folder, so that a manifest cannot put a file anywhere else. */
const isInside = (name: string): boolean =>
  /^[\w@~ .-]+(?:\/[\w@~ .-]+)*$/.test(name) && name.split('/').every((part) => part.trim() === part && !/^\.+$/.test(part));
