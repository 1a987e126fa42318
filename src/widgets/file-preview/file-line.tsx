import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import FileAudio from 'lucide-react/icons/file-headphone';
import Paperclip from 'lucide-react/icons/paperclip';
import { fileKind, shownSize } from '@/domain/files/file-types';
import { shownFileName } from '@/domain/files/names';
import { webAddress } from '@/domain/web-address';
import { IconButton } from '@/ui/icon-button';
import { Spinner } from '@/ui/spinner';
import { saveFile } from './file-contents';
import { fileKindIcons } from './kind-icons';
import { ownAddress, siteOf } from './own-address';

export type ShownFile = { name: string; url: string; contentType: string; size?: number };

const icons = { ...fileKindIcons, other: Paperclip };

// Signs that turn what follows around, so that "exe" can look like "jpg".
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/** What people called the file. */
export const fileTitle = ({ name }: Pick<ShownFile, 'name'>): string => shownFileName(name).replace(turns, '') || 'File';

/** A file by its name, with the way to keep it. */
export function FileLine({ file }: { file: ShownFile }) {
  const title = fileTitle(file);
  const Icon = file.contentType.startsWith('audio/') ? FileAudio : icons[fileKind(file.contentType)];
  return (
    <div className="flex min-h-11 items-center gap-2.5">
      <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
      <span className="wrap-anywhere line-clamp-2 min-w-0 grow text-ink text-sm" title={title}>
        {title}
      </span>
      {file.size !== undefined && file.size > 0 && (
        <span className="shrink-0 text-ink-faint text-xs tabular-nums">{shownSize(file.size)}</span>
      )}
      <Keep file={file} />
    </div>
  );
}

function Keep({ file }: { file: ShownFile }) {
  const name = fileTitle(file);
  const own = ownAddress(file.url);
  const save = useMutation({ mutationFn: (address: string) => saveFile(address, name) });
  if (own && !save.isError) {
    return save.isPending ? (
      <span className="grid size-8 place-items-center max-md:size-11">
        <Spinner label={`Downloading ${name}`} />
      </span>
    ) : (
      <IconButton label={`Download ${name}`} icon={Download} onClick={() => save.mutate(own)} />
    );
  }
  return <OpenElsewhere address={file.url} name={name} />;
}

/** Opens a file in a tab of its own: one of another site, or one that cannot be read from here. */
function OpenElsewhere({ address, name }: { address: string; name: string }) {
  const link = webAddress(address);
  if (!link) return <span className="shrink-0 text-ink-faint text-xs">Not available</span>;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={`Open ${name} at ${siteOf(link)}`}
      title={`Open at ${siteOf(link)}`}
      className="inline-grid size-8 shrink-0 place-items-center rounded-md text-ink-soft transition-colors hover:bg-hover hover:text-ink max-md:size-11"
    >
      <ExternalLink aria-hidden size={18} strokeWidth={1.75} />
    </a>
  );
}
