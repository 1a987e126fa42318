import { openFile } from '@/backend/storage/open-file';
import { isOpenAt } from '@/domain/publishing/access';
import { publicTourPath } from '@/domain/publishing/addresses';
import { type ArchivedFile, withArchiveAddresses } from '@/domain/publishing/website/archived-files';
import { iconSvg } from '@/domain/publishing/website/icon';
import { pageHtml } from '@/domain/publishing/website/page-html';
import { readmeText } from '@/domain/publishing/website/readme';
import { themeCss } from '@/domain/publishing/website/theme-css';
import { viewerPoints } from '@/domain/publishing/website/viewer-points';
import type { Website } from '@/domain/publishing/website/website';
import { foldersOfSnapshot, type Snapshot } from '@/domain/snapshots';
import { loadModule } from '@/loading/load-code';
import { openScanFile } from '@/showcase/offline-scan';
import { pageAddress } from '@/widgets/copy-link';
import { readLogo } from './logo';
import { readAhead } from './read-ahead';
import { richTextHtml } from './rich-text-html';
import { type WebsitePlan, websiteDescription } from './use-plan';

/** A file of the archive. */
export type Entry = { name: string; input: ReadableStream<Uint8Array> | Blob | string; lastModified: Date };

const viewerFiles = () => import('virtual:website-viewer');

/**
 * The files of the website, one after the other, read while they are packed. The page comes last, because only then is certain which
 * files exist.
 * @throws AppError `unavailable`, `permission-denied`, `unauthenticated`, `cancelled`
 */
export async function* websiteEntries(plan: WebsitePlan, signal: AbortSignal): AsyncGenerator<Entry> {
  const lastModified = plan.version.publishedAt ?? new Date();
  const entry = (name: string, input: Entry['input']): Entry => ({ name, input, lastModified });
  const { script, style } = await loadModule(viewerFiles);
  const logo = await readLogo(plan, signal);
  if (logo) yield entry(logo.path, logo.image);
  const found = new Set<string>();
  const all = new Map([...plan.files.values()].map((file) => [file.path, file]));
  const open = ({ source: { kind, at } }: ArchivedFile) => (kind === 'stored' ? openFile(at, signal) : openServed(at, signal));
  for await (const { source, opened } of readAhead(all.values(), open)) {
    if (!opened) continue;
    found.add(source.path);
    yield entry(source.path, contentOf(opened));
  }
  for await (const { source, opened } of readAhead(plan.scan?.files ?? [], (file) => openScanFile(file, signal)))
    yield entry(source.path, contentOf(opened));
  const snapshot = archivedSnapshot(plan, found);
  const site = websiteOf(plan, { snapshot, logo: logo?.path ?? '', missing: all.size - found.size });
  yield entry('data/version.json', `${JSON.stringify(snapshot, null, 2)}\n`);
  yield entry('data/points.json', `${JSON.stringify(viewerPoints(site.folders))}\n`);
  yield entry('viewer.js', script);
  yield entry('viewer.css', style + themeCss(plan.organization.theme));
  yield entry('icon.svg', iconSvg(plan.organization.theme));
  yield entry('README.txt', readmeText(site));
  yield entry('index.html', pageHtml(site, richTextHtml));
}

const contentOf = (response: Response): Entry['input'] => response.body ?? '';

/** A file of the app's own site; null if it has none there. */
async function openServed(address: string, signal: AbortSignal): Promise<Response | null> {
  const response = await openScanFile({ address }, signal).catch((error: unknown) => {
    if (signal.aborted || !navigator.onLine) throw error;
    return null;
  });
  // the app answers addresses without a file with its own page
  return response?.headers.get('content-type')?.startsWith('text/html') ? null : response;
}

/** The published version with the addresses of the archive. */
function archivedSnapshot({ snapshot, files, hosts }: WebsitePlan, found: ReadonlySet<string>): Snapshot {
  const paths = [...files].flatMap(([address, { path }]) => (found.has(path) ? [[address, path] as const] : []));
  return { ...withArchiveAddresses(snapshot, new Map(paths), hosts), parts: 0 };
}

type Made = { snapshot: Snapshot; logo: string; missing: number };

function websiteOf({ tour, version, organization, hosts, scan }: WebsitePlan, { snapshot, logo, missing }: Made): Website {
  const { thumbnailUrl, thumbnailAlt, floorplans, documents } = snapshot;
  const isLive = isOpenAt(version, new Date()) && snapshot.matterportId !== '';
  return {
    thumbnailUrl,
    thumbnailAlt,
    floorplans,
    documents,
    logo,
    missing,
    title: snapshot.tourName || tour.name || 'Untitled tour',
    version: version.name,
    organization: organization.name,
    description: withArchiveAddresses(websiteDescription({ tour, snapshot }), new Map(), hosts).trim(),
    address: snapshot.details?.address ?? '',
    folders: foldersOfSnapshot(snapshot),
    scan: scan?.model ?? null,
    showsScanMarks: snapshot.details?.showsScanMarks ?? false,
    liveAddress: !scan && isLive ? pageAddress(publicTourPath(tour.organization, tour.id, version.id)) : null,
  };
}
