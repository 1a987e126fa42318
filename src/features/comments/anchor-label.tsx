import FileText from 'lucide-react/icons/file-text';
import Layers from 'lucide-react/icons/layers';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquare from 'lucide-react/icons/message-square';
import type { AnchorKind, AnchorState } from '@/domain/comments/anchor';

const kinds = {
  poi: { icon: MapPin, label: 'Point', gone: 'Of a deleted point' },
  place: { icon: MessageSquare, label: 'Place in the scan', gone: 'Of a place that is gone' },
  file: { icon: FileText, label: 'File', gone: 'Of a deleted file' },
  version: { icon: Layers, label: 'Version', gone: 'Of a deleted version' },
} as const satisfies Record<AnchorKind, unknown>;

type Props = { kind: AnchorKind; state: AnchorState };

/** What a thread is about, with the name it had where it is gone. */
export function AnchorLabel({ kind, state: { name, isGone } }: Props) {
  const { icon: Icon, label, gone } = kinds[kind];
  const what = isGone ? gone : label;
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-ink-soft text-xs">
      <Icon aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
      <span dir="auto" className="min-w-0 truncate" title={name}>
        {name === '' || name === label ? what : `${what}: ${name}`}
      </span>
    </span>
  );
}
