import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import Paperclip from 'lucide-react/icons/paperclip';
import { countUse } from '@/backend/publishing/count-use';
import type { Captions } from '@/domain/content/content-blocks';
import { fileKind, formatFileSize } from '@/domain/files/file-types';
import { originalFileName } from '@/domain/files/names';
import type { Marker } from '@/domain/markers/marker';
import { webAddress } from '@/domain/web-address';
import { IconButton } from '@/ui/icon-button';
import { Spinner } from '@/ui/spinner';
import { useLocale, useTexts } from '@/ui/use-texts';
import { useIsKiosk } from '@/widgets/kiosk';
import { useMutation } from '@/widgets/use-mutation';
import { saveFile } from './file-contents';
import { fileKindIcons } from './kind-icons';
import { hostnameOf, ownUrl } from './own-url';
import { fileTexts } from './texts';

export type FileInfo = { name: string; url: string; contentType: string; size?: number };

/** A file with what its author wrote about it. */
export type PreviewedFile = FileInfo & {
  markers?: readonly Marker[];
  alt?: string;
  caption?: string;
  captions?: readonly Captions[];
  poster?: string;
};

const icons = { ...fileKindIcons, other: Paperclip };

// Unicode bidirectional controls, which can make "exe" look like "jpg"
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** The file name as users see it. */
export const fileTitle = ({ name }: Pick<FileInfo, 'name'>): string =>
  originalFileName(name).replace(bidiControls, '') || fileTexts.get().file;

/** A file's icon, name and size, with a button to download or open it. */
export function FileRow({ file }: { file: FileInfo }) {
  // the size, and the title of a file without a name, are in the language of the page
  useLocale();
  const title = fileTitle(file);
  const Icon = file.contentType.startsWith('audio/') ? icons.audio : icons[fileKind(file.contentType)];
  return (
    <div className="flex min-h-11 items-center gap-2.5">
      <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
      <span dir="auto" className="wrap-anywhere line-clamp-2 min-w-0 grow text-ink text-sm" title={title}>
        {title}
      </span>
      {file.size !== undefined && file.size > 0 && (
        <span className="shrink-0 text-ink-faint text-xs tabular-nums">{formatFileSize(file.size)}</span>
      )}
      <DownloadButton file={file} />
    </div>
  );
}

/** Downloads a file of ours, or opens the address of another. */
export function DownloadButton({ file }: { file: FileInfo }) {
  const t = useTexts(fileTexts);
  const name = fileTitle(file);
  const url = ownUrl(file.url);
  const isKiosk = useIsKiosk();
  const save = useMutation({ mutationFn: (address: string) => saveFile(address, name), meta: { failed: null } });
  const download = (address: string) => {
    countUse({ kind: 'fileOpened' });
    save.mutate(address);
  };
  if (url && isKiosk) return null;
  if (url && !save.isError) {
    return save.isPending ? (
      <span className="grid size-8 place-items-center touch:size-11">
        <Spinner label={t.downloading({ name })} />
      </span>
    ) : (
      <IconButton label={t.download({ name })} icon={Download} onClick={() => download(url)} />
    );
  }
  return <OpenLink address={file.url} name={name} />;
}

/** A link that opens a file in a new tab: for files on other sites, or files that can't be fetched. */
function OpenLink({ address, name }: { address: string; name: string }) {
  const t = useTexts(fileTexts);
  const link = webAddress(address);
  if (!link) return <span className="shrink-0 text-ink-faint text-xs">{t.notAvailable}</span>;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={t.openNameAt({ name, site: hostnameOf(link) })}
      title={t.openAt({ site: hostnameOf(link) })}
      className="inline-grid size-8 shrink-0 place-items-center rounded-md text-ink-soft transition-colors hover:bg-hover hover:text-ink touch:size-11"
    >
      <ExternalLink aria-hidden size={18} strokeWidth={1.75} />
    </a>
  );
}
