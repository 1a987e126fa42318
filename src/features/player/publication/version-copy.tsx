import { useQuery } from '@tanstack/react-query';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import MapPinPlus from 'lucide-react/icons/map-pin-plus';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createStore, type StoreApi, useStore } from 'zustand';
import { tourQueries } from '@/backend/tours/queries';
import { canWrite } from '@/domain/access/tours';
import type { IconDescription } from '@/domain/icons';
import { publicTourPath } from '@/domain/publishing/publication-page-addresses';
import type { Tour } from '@/domain/tours/tour';
import { cn } from '@/ui/cn';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { useMediaQuery } from '@/ui/use-media-query';
import { useCurrentUser } from '@/widgets/current-user';
import type { EditorInstance, StartEditing, VersionTool } from '@/widgets/player-session/editing';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { useAccessContext } from '@/widgets/use-access-context';
import { BarButton } from '../controls/bar-button';
import type { VersionSlots } from '../slots';
import { useEditing } from '../use-editing';

/** What the player shows of an edited copy: the editor once it is open, and the buttons that lead to it. */
export type EditedCopy = { editing: EditorInstance | null; barTools: ReactNode };

type Props = {
  /** The version as a tour. */
  tour: Tour;
  version: string;
  icons: readonly IconDescription[];
  slots: VersionSlots;
  onChange: (copy: EditedCopy | null) => void;
};

type Publishing = { edited: Tour; onPublished: () => void };

/** Lets those who may edit the tour of a version sort, edit and add points in a copy of it. @see VIEWER-007 VIEWER-008 */
export function VersionCopyTools({ tour, version, icons, slots, onChange }: Props) {
  const session = usePlayerSession();
  const navigate = useNavigate();
  const currentUser = useCurrentUser();
  // who made the tour may edit it too
  const { data: stored } = useQuery({ ...tourQueries.one(tour.id), retryOnMount: false, throwOnError: false });
  const mayWrite = canWrite(currentUser, stored ?? tour, useAccessContext(tour.organization));
  const [publishing, setPublishing] = useState<Publishing | null>(null);
  const [tool] = useState(() => createStore<{ tool: VersionTool }>()(() => ({ tool: 'edit' })));
  const load = useMemo(() => {
    const publish = (edited: Tour, onPublished: () => void) => setPublishing({ edited, onPublished });
    return (): Promise<StartEditing> => slots.editor().then((open) => (player, start) => open(player, start, { version, tool, publish }));
  }, [slots, version, tool]);
  const editing = useEditing(session, load, { tour, icons, mayWrite });
  const barTools = useMemo(() => (mayWrite ? <CopyButtons tool={tool} editing={editing} /> : null), [mayWrite, tool, editing]);
  useEffect(() => onChange({ editing, barTools }), [editing, barTools, onChange]);
  useEffect(() => () => onChange(null), [onChange]);
  const close = (published: string | null) => {
    setPublishing(null);
    if (published === null) return;
    session.store.getState().setUiMode('play');
    navigate(publicTourPath(tour.organization, tour.id, published));
  };
  return (
    <LazyOverlay key={String(publishing !== null)} onClose={() => close(null)}>
      {publishing && slots.publish({ tour: publishing.edited, version, onPublished: publishing.onPublished, onClose: close })}
    </LazyOverlay>
  );
}

type ButtonProps = { tool: StoreApi<{ tool: VersionTool }>; editing: EditorInstance | null };

/** Sort and Edit are exclusive; each toggles. @see VIEWER-007 VIEWER-008 */
function CopyButtons({ tool, editing }: ButtonProps) {
  const current = useStore(tool, (state) => state.tool);
  const isOpen = usePlayerState((state) => state.uiMode === 'edit');
  const chooseUiMode = usePlayerState((state) => state.setUiMode);
  const isPhone = useMediaQuery('(width < 48rem)');
  const [isAdding, setAdding] = useState(false);
  const choose = (next: VersionTool) => {
    tool.setState({ tool: next });
    chooseUiMode(isOpen && current === next ? 'play' : 'edit');
  };
  useEffect(() => {
    // the editor may have to be loaded first
    if (!isAdding || !editing || !isOpen) return;
    setAdding(false);
    editing.commands.find(({ id }) => id === 'add-poi')?.run();
  }, [isAdding, editing, isOpen]);
  return (
    // the bar of a phone is full: there they are below the name
    <div className={cn('flex items-center gap-1', isPhone && 'glass fixed top-17 start-3 rounded-2xl px-1 shadow-sheet')}>
      <BarButton label="Sort" icon={ArrowDownUp} aria-pressed={isOpen && current === 'sort'} onClick={() => choose('sort')} />
      <BarButton label="Edit" icon={Pencil} aria-pressed={isOpen && current === 'edit'} onClick={() => choose('edit')} />
      <BarButton
        label="Add PoI"
        icon={MapPinPlus}
        onClick={() => {
          tool.setState({ tool: 'edit' });
          chooseUiMode('edit');
          setAdding(true);
        }}
      />
    </div>
  );
}
