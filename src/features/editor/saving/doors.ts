import { whoSaved } from '@/backend/poi-history/who-saved';
import { saveEdited } from '@/backend/tours/save-edited';
import type { DraftStore } from '../session/drafts';
import { deviceDrafts } from './draft-store';

/** What lies outside of an editing: the store, and what this device keeps. */
export type Doors = { saveEdited: typeof saveEdited; whoSaved: typeof whoSaved; drafts: DraftStore };

export const theDoors = (): Doors => ({ saveEdited, whoSaved, drafts: deviceDrafts() });
