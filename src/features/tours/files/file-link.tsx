import Link2 from 'lucide-react/icons/link-2';
import { fileAddressFrom } from '@/domain/files/file-address';
import { fileKind } from '@/domain/files/file-types';
import { originalFileName } from '@/domain/files/names';
import { linkAddress } from '@/domain/link-address';
import { type FileItem, isLink } from '@/domain/tours/file-lists';
import { NewWindow } from '@/ui/new-window';
import { fileKindIcons } from '@/widgets/file-preview/kind-icons';

type Props = { item: FileItem; text?: string };

/** Link that opens a file or URL in a new tab, labelled with `text` or the uploaded file's name. @see TOUR-070 */
export function FileLink({ item, text = '' }: Props) {
  const Icon = isLink(item) ? Link2 : fileKindIcons[fileKind(item.contentType)];
  const address = linkAddress(item.url);
  const path = fileAddressFrom(item.url)?.path ?? '';
  const label = text || originalFileName(path.slice(path.lastIndexOf('/') + 1)) || item.url || 'Unnamed file';
  const content = (
    <>
      <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
      <span className="truncate">{label}</span>
    </>
  );
  if (!address) return <span className="flex min-w-0 items-center gap-2 text-ink-soft text-sm">{content}</span>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      title={label}
      className="flex min-h-8 min-w-0 items-center gap-2 rounded-md text-accent text-sm underline-offset-4 hover:underline touch:min-h-11"
    >
      {content}
      <NewWindow />
    </a>
  );
}
