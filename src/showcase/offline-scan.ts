import { AppError } from '@/domain/app-error';
import { modelIdPattern } from '@/domain/limits';
import { type ScanShape, scanShapeFrom } from '@/domain/plans/scan-shape';
import { bundleFilesFrom, scanFilesOf, scanFolder, showcaseFolder } from '@/domain/publishing/website/scan-files';
import { record, text } from '@/domain/stored';
import { modelAddress } from './models';
import type { ShowcaseDelivery } from './showcase-delivery';
import { offlineScanTexts } from './texts';

/** A file to copy: where it is now, and its path in a folder that is served without us. */
export type ScanFile = { path: string; address: string };

/** A scan that can be copied with the page that shows it; about how large it is, in bytes. */
export type OfflineScan = { model: string; files: ScanFile[]; bytes: number; shape: ScanShape };

/** Why a scan cannot be copied: it is the provider's, it is private, or the tour has none. */
export type NoOfflineScan = 'provider' | 'private' | 'none';

/**
 * The files of a scan and of the page that shows it, where both are ours. The provider's own page and scans cannot be copied.
 * @param service the model service's address, "" for our own origin
 * @throws AppError `unavailable`
 */
export async function offlineScan(
  { delivery, service, model }: { delivery: ShowcaseDelivery; service: string; model: string },
  signal: AbortSignal,
): Promise<OfflineScan | NoOfflineScan> {
  if (!modelIdPattern.test(model)) return 'none';
  const page = new URL(delivery.address, location.href);
  if (delivery.form !== 'page' || page.origin !== location.origin) return 'provider';
  const bundle = bundleFilesFrom(await jsonAt(new URL('files.json', page), signal));
  if (!bundle) return 'provider';
  const described = await load(modelAddress(service, model), signal);
  if (described.status === 401 || described.status === 403) return 'private';
  const manifestAddress = text(record(await jsonOf(described)).scan);
  if (manifestAddress === '') return 'none';
  const manifest = new URL(manifestAddress, new URL(modelAddress(service, model), location.href));
  const content = await jsonAt(manifest, signal);
  const files = scanFilesOf(content).map((name) => new URL(name, manifest));
  const folder = new URL('.', manifest).href;
  return {
    model,
    files: [
      ...bundle.map(({ name }) => ({ path: `${showcaseFolder}/${name}`, address: new URL(name, page).href })),
      ...[manifest, ...files].map(({ href }) => ({ path: `${scanFolder(model)}/${decodeURI(href.slice(folder.length))}`, address: href })),
    ],
    shape: scanShapeFrom(content),
    bytes: bundle.reduce((sum, { bytes }) => sum + bytes, 0) + (await bytesOf(files, signal)),
  };
}

/** About how large files are together: the first ones are measured, and the others, which are panoramas, are like them. */
async function bytesOf(files: readonly URL[], signal: AbortSignal): Promise<number> {
  const measured = files.slice(0, 4);
  const sizes = await Promise.all(measured.map(async (file) => Number((await load(file, signal, 'HEAD')).headers.get('content-length'))));
  const sum = sizes.reduce((total, size) => total + size, 0);
  return sum + (files.length - measured.length) * (sizes.at(-1) ?? 0);
}

/** A file of a scan or its page, to read in a stream. @throws AppError `unavailable`; `cancelled` if the signal aborts */
export async function openScanFile({ address }: Pick<ScanFile, 'address'>, signal: AbortSignal): Promise<Response> {
  const response = await load(address, signal);
  if (!response.ok) throw new AppError('unavailable', offlineScanTexts.get().file);
  return response;
}

const jsonAt = async (address: URL, signal: AbortSignal): Promise<unknown> => jsonOf(await load(address, signal));

/** A server may answer an address without a file with another page. */
const jsonOf = (response: Response): Promise<unknown> => (response.ok ? response.json().catch(() => null) : Promise.resolve(null));

async function load(address: URL | string, signal: AbortSignal, method = 'GET'): Promise<Response> {
  const response = await fetch(address, { signal, method }).catch((cause: unknown) => {
    if (signal.aborted) throw new AppError('cancelled', offlineScanTexts.get().cancelled, { cause });
    throw new AppError('unavailable', offlineScanTexts.get().unreachable, { cause });
  });
  if (response.status >= 500) throw new AppError('unavailable', offlineScanTexts.get().failed);
  return response;
}
