import { type RefObject, useEffect, useRef } from 'react';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { folderLimits } from '@/domain/limits';
import { plainName } from '@/domain/plain-name';
import { withName } from '@/domain/pois/tag-changes';
import { announce } from '@/ui/announce/announce';
import { isEnter } from '@/ui/is-enter';
import { TextField } from '@/ui/text-field';
import { matchesShortcut } from '@/widgets/player-session/command';
import { useCommand } from '../commands/use-command';
import { ContentOutline } from '../content/content-outline';
import { TypeSection } from '../point-types/type-section';
import { useEditableField, useEditingSession, useEditingState } from '../session/editing-context';
import { TagSection } from '../tags/tag-section';
import { ViewSection } from '../tags/view-section';

type Props = { poi: PoiId };

/**
 * Name, content, view and tag of a point of interest. Only parts with local state have a key, so that they reset with another point of
 * interest.
 */
export function InfoTab({ poi }: Props) {
  return (
    <div className="flex flex-col gap-6">
      <NameField key={`name ${poi}`} poi={poi} />
      <TypeSection poi={poi} />
      <ContentOutline key={`content ${poi}`} poi={poi} />
      <ViewSection poi={poi} />
      <TagSection poi={poi} />
    </div>
  );
}

/** The name of a point of interest. */
export function NameField({ poi }: Props) {
  const { editPoi } = useEditingSession();
  const name = useEditingState((state) => findPoi(state.edited.folders, poi)?.name ?? '');
  const rename = (typed: string) => {
    const plain = plainName(typed);
    if (plain !== '') editPoi('Rename PoI', poi, (found) => withName(found, plain), { key: `poi name ${poi}` });
  };
  const typed = useEditableField(name, rename);
  const field = useRef<HTMLInputElement>(null);
  useSelectedWhenNew(field, poi);
  const isEmpty = typed.value.trim() === '';
  const wasTyped = useRef(false);
  const undo = useCommand('undo');
  return (
    <TextField
      ref={field}
      label="Name"
      maxLength={folderLimits.poiName}
      autoComplete="off"
      error={isEmpty ? `A point of interest needs a name. Until you enter one, it stays “${name}”.` : null}
      {...typed}
      onChange={(event) => {
        wasTyped.current = true;
        typed.onChange(event);
      }}
      onBlur={() => {
        if (wasTyped.current) announce(`Named “${name}”.`);
        wasTyped.current = false;
        typed.onBlur();
      }}
      // the name of a new point of interest is selected at once, and Undo should still take the point back
      onKeyDown={(event) => {
        // keys are shortcuts again, so that the next point can be added
        if (isEnter(event)) return event.currentTarget.blur();
        if (wasTyped.current || !matchesShortcut(undo, event) || !undo.isEnabled) return;
        event.preventDefault();
        undo.run();
      }}
    />
  );
}

/** Selects the name of a point of interest that was just added, so that typing replaces it. */
function useSelectedWhenNew(field: RefObject<HTMLInputElement | null>, poi: PoiId): void {
  const { store } = useEditingSession();
  const isNew = useEditingState((state) => state.poiToName === poi);
  useEffect(() => {
    if (!isNew) return;
    store.setState({ poiToName: null });
    field.current?.focus();
    field.current?.select();
  }, [isNew, store, field]);
}
