import Link2 from 'lucide-react/icons/link-2';
import { fileAddressFrom } from '@/domain/files/file-address';
import { fileKind } from '@/domain/files/file-types';
import { shownFileName } from '@/domain/files/names';
import { type FileItem, isLink } from '@/domain/tours/file-lists';
import { linkAddress } from '@/domain/web-address';
import { fileKindIcons } from '@/widgets/file-preview/kind-icons';

type Props = { item: FileItem; text?: string };

/** Leads to a file or link, in a tab of its own, by the name it was uploaded with, or by `text`. @see TOUR-070 */
export function FileLink({ item, text = '' }: Props) {
  const Icon = isLink(item) ? Link2 : fileKindIcons[fileKind(item.contentType)];
  const address = linkAddress(item.url);
  const path = fileAddressFrom(item.url)?.path ?? '';
  const shown = text || shownFileName(path.slice(path.lastIndexOf('/') + 1)) || item.url || 'Without a name';
  const inside = (
    <>
      <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
      <span className="truncate">{shown}</span>
    </>
  );
  if (!address) return <span className="flex min-w-0 items-center gap-2 text-ink-soft text-sm">{inside}</span>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      title={shown}
      className="flex min-h-8 min-w-0 items-center gap-2 rounded-md text-accent text-sm underline-offset-4 hover:underline max-md:min-h-11"
    >
      {inside}
    </a>
  );
}
