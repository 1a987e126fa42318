import { openFile } from '@/backend/storage/open-file';
import { allPois } from '@/domain/folders/folder';
import { captionText } from '@/domain/guided-tours/caption-text';
import { shownStops } from '@/domain/guided-tours/shown-stops';
import { isOpenAt } from '@/domain/publishing/access';
import { publicTourPath } from '@/domain/publishing/publication-page-addresses';
import { foldersOfSnapshot, type Snapshot, snapshotFiles } from '@/domain/publishing/snapshots';
import { isSvg } from '@/domain/publishing/website/archive-names';
import { type ArchivedFile, withArchiveAddresses } from '@/domain/publishing/website/archived-files';
import { iconSvg } from '@/domain/publishing/website/icon';
import { guidedTourPages, pageHtml } from '@/domain/publishing/website/page-html';
import { readmeText } from '@/domain/publishing/website/readme';
import { themeCss } from '@/domain/publishing/website/theme-css';
import { viewerData } from '@/domain/publishing/website/viewer-data';
import { type ImageSize, pageFile, type Website } from '@/domain/publishing/website/website';
import { tourTitle } from '@/domain/tours/tour-title';
import { inLanguage } from '@/language/document-texts';
import { loadDocumentTexts } from '@/language/load-document-texts';
import { loadModule } from '@/loading/load-code';
import { openScanFile } from '@/showcase/offline-scan';
import { readAhead } from '@/widgets/archive/read-ahead';
import type { ArchiveEntry } from '@/widgets/archive/save-archive';
import { pageAddress } from '@/widgets/copy-link';
import { drawnSvg, sizeOfImage } from './drawn-svg';
import { fontCss, fonts } from './fonts';
import { readLogo } from './logo';
import { richTextHtml } from './rich-text-html';
import { translatedPages } from './translated-pages';
import { type WebsitePlan, websiteDescription } from './use-plan';

type Entry = ArchiveEntry & { lastModified: Date };

const viewerFiles = () => import('virtual:website-viewer');

/**
 * The files of the website, one after the other, read while they are packed. The page comes last, because only then is certain which
 * files exist.
 * @throws AppError `unavailable`, `permission-denied`, `unauthenticated`, `cancelled`
 */
export async function* websiteEntries(plan: WebsitePlan, language: string, signal: AbortSignal): AsyncGenerator<Entry> {
  const lastModified = plan.version.publishedAt ?? new Date();
  const entry = (name: string, input: Entry['input']): Entry => ({ name, input, lastModified });
  const { script, style } = await loadModule(viewerFiles);
  const logo = await readLogo(plan, signal);
  if (logo) yield entry(logo.path, logo.image);
  const packed: Packed = { names: new Map(), sizes: new Map(), captions: new Map() };
  const marked = markedFiles(plan);
  const all = new Map([...plan.files.values()].map((file) => [file.path, file]));
  const open = ({ source: { kind, at } }: ArchivedFile) => (kind === 'stored' ? openFile(at, signal) : openServed(at, signal));
  for await (const { source, opened } of readAhead(all.values(), open)) {
    if (!opened) continue;
    const { name, input, size, spoken } = await packedFile(source, opened, marked.has(source.path));
    packed.names.set(source.path, name);
    if (size) packed.sizes.set(name, size);
    if (spoken) packed.captions.set(name, spoken);
    yield entry(name, input);
  }
  for await (const { source, opened } of readAhead(plan.scan?.files ?? [], (file) => openScanFile(file, signal)))
    yield entry(source.path, contentOf(opened));
  for (const { name, address } of fonts) {
    const opened = await openServed(address, signal);
    if (opened) yield entry(name, contentOf(opened));
  }
  const snapshot = archivedSnapshot(plan, packed.names);
  const missing = all.size - packed.names.size;
  await loadDocumentTexts(language);
  const site = websiteOf(plan, { language, snapshot, logo: logo?.path ?? '', sizes: packed.sizes, captions: packed.captions, missing });
  const pages = await translatedPages(plan, site, (content) => withArchiveAddresses(content, pathsIn(plan, packed.names), plan.hosts));
  yield entry('data/version.json', `${JSON.stringify(snapshot, null, 2)}\n`);
  for (const page of pages) yield entry(page.translation?.viewer ?? 'data/viewer.json', dataIn(page));
  yield entry('viewer.js', script);
  yield entry('viewer.css', fontCss + style + themeCss(plan.organization.theme));
  yield entry('icon.svg', iconSvg(plan.organization.theme));
  yield entry('README.txt', readmeText(site));
  for (const page of pages.toReversed()) yield entry(pageFile(page), pageHtml(page, richTextHtml));
  for (const { name, html } of pages.flatMap(guidedTourPages)) yield entry(name, html);
}

/** The name in the archive of each file that was found, by its path; by that name the sizes of images with markers, and what captions say. */
type Packed = { names: Map<string, string>; sizes: Map<string, ImageSize>; captions: Map<string, string> };

/** The paths of images with markers, whose places need the size. */
function markedFiles({ snapshot, files }: WebsitePlan): ReadonlySet<string> {
  const items = allPois(foldersOfSnapshot(snapshot)).flatMap(({ content }) =>
    content.flatMap((block) => (block.type === 'file' ? block.content : [])),
  );
  return new Set(items.flatMap(({ url, markers }) => (markers.length > 0 ? [files.get(url)?.path ?? ''] : [])));
}

type PackedFile = { name: string; input: Entry['input']; size?: ImageSize | null; spoken?: string };

/** A file as it is packed: an SVG is drawn, and one that cannot be drawn is a text. */
async function packedFile({ path, source: { at } }: ArchivedFile, opened: Response, isMarked: boolean): Promise<PackedFile> {
  if (isSvg(at)) {
    const svg = await opened.blob();
    const image = await drawnSvg(svg);
    return image ? { name: path, input: image.png, size: image.size } : { name: path.replace(/\.png$/, '.txt'), input: svg };
  }
  if (path.endsWith('.vtt')) {
    const captions = await opened.blob();
    return { name: path, input: captions, spoken: captionText(await captions.text()) };
  }
  if (!isMarked) return { name: path, input: contentOf(opened) };
  const image = await opened.blob();
  return { name: path, input: image, size: await sizeOfImage(image) };
}

const dataIn = (page: Website) => `${JSON.stringify(inLanguage(page.language, () => viewerData(page)))}\n`;

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
function archivedSnapshot(plan: WebsitePlan, names: Packed['names']): Snapshot {
  return { ...withArchiveAddresses(plan.snapshot, pathsIn(plan, names), plan.hosts), parts: 0 };
}

/** The name in the archive of each address of a file. */
function pathsIn({ files }: WebsitePlan, names: Packed['names']): ReadonlyMap<string, string> {
  const paths = [...files].flatMap(([address, { path }]) => {
    const name = names.get(path);
    return name === undefined ? [] : [[address, name] as const];
  });
  return new Map(paths);
}

type Made = Pick<Website, 'language' | 'logo' | 'sizes' | 'captions' | 'missing'> & { snapshot: Snapshot };

function websiteOf({ tour, version, model, organization, hosts, scan, ...plan }: WebsitePlan, { snapshot, ...made }: Made): Website {
  const { thumbnailUrl, thumbnailAlt, floorplans, documents } = snapshot;
  const folders = foldersOfSnapshot(snapshot);
  const isLive = isOpenAt(version, new Date()) && model !== '';
  return {
    thumbnailUrl,
    thumbnailAlt,
    floorplans,
    documents,
    ...made,
    files: snapshotFiles(plan.snapshot).length,
    title: snapshot.tourName || tourTitle(tour),
    version: version.name,
    organization: organization.name,
    description: withArchiveAddresses(websiteDescription({ tour, snapshot }), new Map(), hosts).trim(),
    address: snapshot.details?.address ?? '',
    folders,
    pointTypes: snapshot.pointTypes,
    guidedTours: (snapshot.guidedTours ?? []).map((each) => ({ ...each, stops: shownStops(each, folders) })),
    scan: scan?.model ?? null,
    model,
    shape: scan?.shape ?? null,
    rooms: snapshot.rooms ?? [],
    floors: snapshot.details?.floors ?? [],
    showsScanMarks: snapshot.details?.showsScanMarks ?? false,
    liveAddress: !scan && isLive ? pageAddress(publicTourPath(tour.organization, tour.id, version.id)) : null,
  };
}
