import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { OrgId } from '@/domain/ids';
import { type WallScreen, wallScreenPath } from '@/domain/wall-screens';
import { Badge } from '@/ui/badge';
import { IconButton } from '@/ui/icon-button';
import { NewWindow } from '@/ui/new-window';
import { copyLink } from '@/widgets/copy-link';

type Props = { organization: OrgId; screen: WallScreen; onEdit: () => void; onDelete: () => void };

/** A wall screen: what it shows, whether it is public, and what can be done with it. */
export function WallScreenRow({ organization, screen, onEdit, onDelete }: Props) {
  const path = wallScreenPath(organization, screen.id);
  return (
    <li aria-label={screen.url} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
      <div className="min-w-0 grow basis-56">
        <p className="wrap-anywhere line-clamp-2 font-medium text-ink text-sm">{screen.url}</p>
        <p className="mt-1">
          <Badge look={screen.public ? 'accent' : 'plain'}>{screen.public ? 'Public' : 'Not public'}</Badge>
        </p>
      </div>
      <span className="flex items-center">
        {screen.public && (
          <>
            <a
              href={`#${path}`}
              target="_blank"
              rel="noopener"
              title="Open"
              className="grid size-8 place-items-center rounded-md text-ink-soft hover:bg-hover hover:text-ink touch:size-11"
            >
              <span className="sr-only">Open the screen of {screen.url}</span>
              <ExternalLink aria-hidden size={18} strokeWidth={1.75} />
              <NewWindow />
            </a>
            <IconButton label={`Copy the link of ${screen.url}`} icon={Copy} onClick={() => void copyLink(path)} />
          </>
        )}
        <IconButton label={`Edit ${screen.url}`} icon={Pencil} onClick={onEdit} />
        <IconButton label={`Delete ${screen.url}`} icon={Trash2} onClick={onDelete} />
      </span>
    </li>
  );
}
