import { type ChangeEvent, createContext, type ReactNode, use, useMemo, useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { shallow } from 'zustand/shallow';
import type { currentAddresses } from '@/backend/storage/current-file-addresses';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import type { Poi } from '@/domain/pois/poi';
import type { Tour } from '@/domain/tours/tour';
import type { EditorInput } from '@/widgets/player-session/editing';
import type { PlayerSession } from '@/widgets/player-session/player-session';
import type { UploadQueue } from '@/widgets/uploads/upload-queue';
import type { EditActions } from './edit-actions';
import type { EditingState } from './editing-state';
import type { Rebasing } from './rebasing';
import type { ReuseServices } from './reuse-state';
import type { EditingDraftStore } from './saving-state';
import type { StepStore } from './step-storage';
import type { EditorUpload, StopUpload } from './view-state';

export type Saving = {
  /** Applies a new input, for example from the tour's snapshot listener. */
  receive: (input: EditorInput) => void;
  /**
   * Saves all changes. Calls do not overlap: another call during a save makes it save once more if there are new changes. Never rejects;
   * `saving` and `problem` have the result.
   * @param automatic whether it is an autosave @see EDIT-058
   */
  save: (automatic?: boolean) => Promise<void>;
};

/** Editing one tour in one player session: the state and the actions on it. */
export type EditingSession = EditActions &
  Rebasing &
  Saving &
  ReuseServices & {
    store: StoreApi<EditingState>;
    player: PlayerSession;
    /** The tour with unsaved changes; the same object until something changes. */
    tour: () => Tour;
    /** the files on their way into storage; `uploads` of the state has them */
    uploads: UploadQueue<EditorUpload>;
    /** narrations and captions on their way; `stopUploads` of the state has them */
    stopUploads: UploadQueue<StopUpload>;
    /** unsaved changes stored on this device */
    drafts: EditingDraftStore;
    /** undo steps stored on this device */
    steps: StepStore;
    /** the addresses that files of the tour have now, by former ones that open nothing any more */
    currentAddresses: typeof currentAddresses;
    /** Whether it is the copy of a version, whose content stays in it. @see VIEWER-007 */
    isVersionCopy?: true;
  };

const EditingContext = createContext<EditingSession | null>(null);

type Props = { session: EditingSession; children: ReactNode };

/** Provides the editing session to its children. */
export function EditingProvider({ session, children }: Props) {
  return <EditingContext value={session}>{children}</EditingContext>;
}

export function useEditingSession(): EditingSession {
  const session = use(EditingContext);
  if (!session) throw new Error('useEditingSession is used outside of EditingProvider.');
  return session;
}

/** Subscribes to the selected part of the editing state. */
export const useEditingState = <T,>(select: (state: EditingState) => T): T => useStore(useEditingSession().store, select);

/** The text in the field, and the value in the state after it was applied; null until the next render. */
type Typed = { text: string; applied: string | null };

/**
 * Props for a field that applies every keystroke, as one undo step. While the user types, the field shows their text, even if the state
 * rejects it (an empty name). On blur, or when the value changes elsewhere, it shows the value.
 */
export function useEditableField(value: string, onType: (typed: string) => void) {
  const { endStep } = useEditingSession();
  const [typed, setTyped] = useState<Typed | null>(null);
  if (typed && typed.applied === null) setTyped({ ...typed, applied: value });
  // someone else replaced the value; typing on would overwrite it
  else if (typed && typed.applied !== value) setTyped(null);
  return {
    value: typed?.text ?? value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped({ text: event.target.value, applied: null });
      onType(event.target.value);
    },
    onBlur: () => {
      setTyped(null);
      endStep();
    },
  };
}

/** A PoI without the fields that change while typing: name and content. */
export type SteadyPoi = Omit<Poi, 'name' | 'content'>;

/** The PoI; the same object while only its name or content change. Undefined if it was deleted. */
export const useSteadyPoi = (id: PoiId): SteadyPoi | undefined => useEditingState(useMemo(() => createSelector(id), [id]));

function createSelector(id: PoiId) {
  let cached: SteadyPoi | undefined;
  return ({ edited }: EditingState): SteadyPoi | undefined => {
    const found = findPoi(edited.folders, id);
    if (!found) return;
    const { name: _name, content: _content, ...steady } = found;
    if (!cached || !shallow(cached, steady)) cached = steady;
    return cached;
  };
}
