import Eye from 'lucide-react/icons/eye';
import Undo2 from 'lucide-react/icons/undo-2';
import { memo, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { Rgb } from '@/domain/geometry';
import { plural } from '@/domain/plural';
import { contains } from '@/domain/search';
import type { ModelTag } from '@/showcase/port';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { IconButton } from '@/ui/icon-button';
import { SearchBox } from '@/ui/search-box';
import { SidePanel } from '@/ui/side-panel';
import { useBackLayer } from '@/ui/use-back-layer';
import { pleaseWaitMessage } from '@/widgets/player-session/player-controls';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { folderTitle, nouns } from '../batch/batch-rows';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { toastUndoable } from '../session/toast-undoable';
import { importTags, lastImported, listedTags, relistAllTags, showModelTag, targetFolder, undoImport } from './model-tags';
import { TargetFolder } from './target-folder';

/** Imports tags of the model. @see EDIT-063 EDIT-064 EDIT-065 */
export function TagImporter() {
  const closeTool = useEditingState((state) => state.closeTool);
  useBackLayer(true, closeTool);
  return (
    <div className="pointer-events-none absolute inset-x-0 top-15 bottom-16 z-30 max-md:top-29 max-md:overflow-hidden md:bottom-17 [&>section]:pointer-events-auto [&>section]:max-h-full">
      <SidePanel
        label="Import tags"
        kind="editing"
        header={<h2 className="truncate font-semibold text-base text-ink tracking-tight">Tags of the model</h2>}
        onClose={closeTool}
      >
        <Importer />
      </SidePanel>
    </div>
  );
}

function Importer() {
  const session = useEditingSession();
  const tags = useModelTags();
  const folders = useEditingState((state) => state.edited.folders);
  const listedAgain = useEditingState((state) => state.relistedPois);
  const [search, setSearch] = useState('');
  const available = useMemo(() => listedTags(tags ?? [], folders, listedAgain), [tags, folders, listedAgain]);
  const found = available.filter(({ label, description }) => contains(label, search) || contains(description, search));
  const create = useCallback((tag: ModelTag) => void importTags(session, [tag]), [session]);
  const show = useCallback((tag: ModelTag) => showModelTag(session, tag), [session]);
  return (
    <>
      <div className="flex flex-col gap-3 border-line border-b px-4 py-3 [&>search]:w-full">
        <TargetFolder />
        <p className="text-pretty text-ink-soft text-xs">Text, position and colour are imported. Media of the model’s tags are not.</p>
        <SearchBox label="Search tags" value={search} onChange={setSearch} />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        {found.length > 0 ? (
          <ul aria-label="Tags of the model" className="divide-y divide-line">
            {found.map((tag) => (
              <TagLine key={tag.id} tag={tag} onCreate={create} onShow={show} />
            ))}
          </ul>
        ) : (
          <p className="px-4 py-10 text-center text-ink-soft text-sm">{emptyText(tags, available.length)}</p>
        )}
      </div>
      <Footer found={found} isFiltered={found.length < available.length} />
    </>
  );
}

function emptyText(tags: readonly ModelTag[] | null, available: number): string {
  if (tags === null) return pleaseWaitMessage();
  return available === 0 ? 'No more tags available' : 'No matching tags';
}

type LineProps = { tag: ModelTag; onCreate: (tag: ModelTag) => void; onShow: (tag: ModelTag) => void };

const TagLine = memo(function TagLine({ tag, onCreate, onShow }: LineProps) {
  const name = tag.label.trim() || 'Untitled tag';
  return (
    <li className="flex items-start gap-2 px-4 py-2.5">
      <span
        aria-hidden
        className="mt-1 size-3 shrink-0 rounded-full border border-line-strong"
        style={{ backgroundColor: cssColor(tag.color) }}
      />
      <div className="min-w-0 grow">
        <p className="truncate font-medium text-ink text-sm">{name}</p>
        {tag.description && <p className="line-clamp-2 text-pretty text-ink-soft text-xs">{tag.description}</p>}
      </div>
      <IconButton label={`Show ${name}`} icon={Eye} onClick={() => onShow(tag)} />
      <Button size="small" aria-label={`Create ${name}`} onClick={() => onCreate(tag)}>
        Create
      </Button>
    </li>
  );
});

const percent = (channel: number) => `${Math.round(channel * 100)}%`;
const cssColor = ({ r, g, b }: Rgb): string => `rgb(${[r, g, b].map(percent).join(' ')})`;

type FooterProps = { found: readonly ModelTag[]; isFiltered: boolean };

function Footer({ found, isFiltered }: FooterProps) {
  const session = useEditingSession();
  const [isConfirming, setConfirming] = useState(false);
  const canUndo = useEditingState((state) => lastImported(state.importedPois, state.edited.folders).length > 0);
  const count = plural(found.length, nouns.tag);
  const createAll = () => {
    if (!importTags(session, found)) return;
    const { edited, selectedFolder } = session.store.getState();
    const folder = targetFolder(edited.folders, selectedFolder);
    toastUndoable(session, `${count} added${folder ? ` to “${folderTitle(folder)}”` : ''}.`);
  };
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-line border-t px-4 py-2">
      <p role="status" className="grow text-ink-soft text-sm tabular-nums">
        {count}
      </p>
      <Button size="small" disabled={found.length === 0} onClick={createAll}>
        {isFiltered ? `Create ${count}` : 'Create all'}
      </Button>
      <Button size="small" disabled={!canUndo} onClick={() => undoImport(session)}>
        <Undo2 aria-hidden size={16} strokeWidth={1.75} />
        Undo
      </Button>
      <Button size="small" look="quiet" onClick={() => setConfirming(true)}>
        Reset All
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title="List all tags again?"
          confirmLabel="Reset All"
          onConfirm={() => {
            relistAllTags(session);
            setConfirming(false);
          }}
          onClose={() => setConfirming(false)}
        >
          Existing points of interest stay. Creating a tag again adds another one.
        </ConfirmDialog>
      )}
    </div>
  );
}

/** The model's tags, live; null until the viewer is ready. */
function useModelTags(): readonly ModelTag[] | null {
  const { player } = useEditingSession();
  const stage = usePlayerState((state) => state.stage);
  // a new stage can have a new viewer
  const viewer = useMemo(() => (stage.name === 'ready' ? player.readyShowcase() : null), [player, stage]);
  const subscribe = useCallback((changed: () => void) => viewer?.values.modelTags.subscribe(changed) ?? (() => {}), [viewer]);
  return useSyncExternalStore(subscribe, () => viewer?.values.modelTags.value ?? null);
}
