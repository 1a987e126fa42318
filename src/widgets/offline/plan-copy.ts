import { configuration, modelService } from '@/backend/config';
import { sizeOf } from '@/backend/offline/copies';
import { readDocuments, type TargetDocuments } from '@/backend/offline/documents';
import { AppError } from '@/domain/app-error';
import { defurnishedModelOf, modelOf } from '@/domain/application/configuration';
import { addressesIn } from '@/domain/offline/copy';
import type { OfflineTarget } from '@/domain/offline/target';
import { detailsFrom } from '@/domain/publishing/details';
import { text } from '@/domain/stored';
import { modelAddress, thumbnailAddress } from '@/showcase/models';
import { type NoOfflineScan, type OfflineScan, offlineScan } from '@/showcase/offline-scan';
import { readShowcaseDelivery } from '@/showcase/showcase-delivery';
import { offlineTexts } from './texts';
import { storedRoots } from './used-files';

/** What a copy contains: documents and the addresses of all files; and why the scan is not among them, null if it is. */
export type CopyPlan = { documents: TargetDocuments; files: string[]; noScan: NoOfflineScan | null };

/** Widths of thumbnails in the showcase, the player and on the landing page. */
const thumbnailWidths = [400, 1280, 1600];

/** Reads what a copy of a target contains. @throws AppError `not-found`, `permission-denied`, `unavailable`, `cancelled` */
export async function planCopy(target: OfflineTarget, signal: AbortSignal): Promise<CopyPlan> {
  const documents = await readDocuments(target);
  if (!documents) throw new AppError('not-found', offlineTexts.get().gone);
  const [model, service] = [
    modelOf({ id: target.tour, matterportId: text(documents.fields.matterportId) }, configuration()),
    modelService(),
  ];
  const delivery = readShowcaseDelivery(import.meta.env);
  const models = [model, defurnishedModelIn(target, documents)];
  const [scan, ...others] = await Promise.all(models.map((each) => offlineScan({ delivery, service, model: each }, signal)));
  const scans = [scan, ...others].filter((each): each is OfflineScan => typeof each === 'object');
  const thumbnails = thumbnailWidths.map((width) => thumbnailAddress(service, model, width));
  const files = [
    ...scans.map((each) => modelAddress(service, each.model)),
    ...(model === '' ? [] : thumbnails),
    ...addressesIn(JSON.stringify(documents.stored.map(({ response }) => response.documents)), [...storedRoots(), '/demo/']),
    ...scans.flatMap(({ files }) => files.map(({ address }) => address)).filter((address) => !isAppCode(address)),
  ].map((address) => new URL(address, location.href).href);
  return { documents, files: [...new Set(files)], noScan: typeof scan === 'string' ? scan : null };
}

/** The scan without furniture, to which visitors can switch; "" if there is none. Versions from before it was published with them have none. */
function defurnishedModelIn({ kind }: OfflineTarget, { fields }: TargetDocuments): string {
  const details = kind === 'tour' ? { defurnishId: text(fields.defurnishId) } : detailsFrom(fields.details);
  return details ? defurnishedModelOf(details, configuration()) : '';
}

/** Reads the same with about how many bytes it has. */
export async function measureCopy(target: OfflineTarget, signal: AbortSignal): Promise<CopyPlan & { bytes: number }> {
  const plan = await planCopy(target, signal);
  return { ...plan, bytes: await sizeOf(plan.files, signal) };
}

/** The service worker stores the page that shows scans with the app. */
const isAppCode = (address: string): boolean => new URL(address).pathname.startsWith('/bundle/');
