import Eye from 'lucide-react/icons/eye';
import Undo2 from 'lucide-react/icons/undo-2';
import { memo, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { contains } from '@/domain/search';
import type { ModelTag } from '@/showcase/port';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { IconButton } from '@/ui/icon-button';
import { SearchBox } from '@/ui/search-box';
import { SidePanel } from '@/ui/side-panel';
import { pleaseWait } from '@/widgets/visit/player-controls';
import { usePlayer } from '@/widgets/visit/session-context';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { lastTakenOver, listAllAgain, listedTags, showModelTag, takeBackLast, takeOver } from './model-tags';

/** The tags of the model itself, to be taken over. @see EDIT-063 EDIT-064 EDIT-065 */
export function TagImporter() {
  const closeTool = useEditingState((state) => state.closeTool);
  return (
    <div className="pointer-events-none absolute inset-x-0 top-15 bottom-16 z-30 max-md:overflow-hidden md:bottom-17 [&>section]:pointer-events-auto [&>section]:max-h-full">
      <SidePanel
        label="Import tags"
        side="right"
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
  const listedAgain = useEditingState((state) => state.listedAgain);
  const [sought, setSought] = useState('');
  const listed = useMemo(() => listedTags(tags ?? [], folders, listedAgain), [tags, folders, listedAgain]);
  const found = listed.filter(({ label, description }) => contains(label, sought) || contains(description, sought));
  const create = useCallback((tag: ModelTag) => takeOver(session, tag), [session]);
  const show = useCallback((tag: ModelTag) => showModelTag(session, tag), [session]);
  return (
    <>
      <div className="flex flex-col gap-3 border-line border-b px-4 py-3 [&>search]:w-full">
        <p className="text-pretty text-ink-soft text-sm">Create makes a point of interest of a tag, in the folder that is selected.</p>
        <SearchBox label="Search tags" value={sought} onChange={setSought} />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        {found.length > 0 ? (
          <ul aria-label="Tags of the model" className="divide-y divide-line">
            {found.map((tag) => (
              <TagLine key={tag.id} tag={tag} onCreate={create} onShow={show} />
            ))}
          </ul>
        ) : (
          <p className="px-4 py-10 text-center text-ink-soft text-sm">{emptiness(tags, listed.length)}</p>
        )}
      </div>
      <Footer count={listed.length} />
    </>
  );
}

function emptiness(tags: readonly ModelTag[] | null, listed: number): string {
  if (tags === null) return pleaseWait;
  return listed === 0 ? 'No more tags available' : 'No tag is called or described like this.';
}

type LineProps = { tag: ModelTag; onCreate: (tag: ModelTag) => void; onShow: (tag: ModelTag) => void };

const TagLine = memo(function TagLine({ tag, onCreate, onShow }: LineProps) {
  const name = tag.label.trim() || 'A tag without a label';
  return (
    <li className="flex items-start gap-2 px-4 py-2.5">
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

function Footer({ count }: { count: number }) {
  const session = useEditingSession();
  const [asks, setAsks] = useState(false);
  const canTakeBack = useEditingState((state) => lastTakenOver(state.takenOver, state.edited.folders) !== undefined);
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-line border-t px-4 py-2">
      <p role="status" className="grow text-ink-soft text-sm tabular-nums">
        {count === 1 ? '1 tag' : `${count} tags`}
      </p>
      <Button size="small" disabled={!canTakeBack} onClick={() => takeBackLast(session)}>
        <Undo2 aria-hidden size={16} strokeWidth={1.75} />
        Undo
      </Button>
      <Button size="small" look="quiet" onClick={() => setAsks(true)}>
        Reset All
      </Button>
      {asks && (
        <ConfirmDialog
          title="List all tags again?"
          confirm="Reset All"
          onConfirm={() => {
            listAllAgain(session);
            setAsks(false);
          }}
          onClose={() => setAsks(false)}
        >
          The points of interest that were made of them stay; a tag that is created again makes another one.
        </ConfirmDialog>
      )}
    </div>
  );
}

/** The tags of the model, live; null until the viewer plays. */
function useModelTags(): readonly ModelTag[] | null {
  const { visit } = useEditingSession();
  const stage = usePlayer((state) => state.stage);
  // another stage may be another viewer
  const viewer = useMemo(() => (stage.name === 'ready' ? visit.viewer() : null), [visit, stage]);
  const subscribe = useCallback((changed: () => void) => viewer?.values.modelTags.subscribe(changed) ?? (() => {}), [viewer]);
  return useSyncExternalStore(subscribe, () => viewer?.values.modelTags.value ?? null);
}
