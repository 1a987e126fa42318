import type { ReactNode } from 'react';
import type { IconDescription } from '@/domain/icons';
import type { UserId } from '@/domain/ids';
import type { Tour } from '@/domain/tours';
import type { Command } from './command';
import type { PlayerSession } from './player-session';

/** Who edits; the email is "" for nobody known. @see EDIT-055 */
export type Author = { uid: UserId; email: string } | null;

/** What the editor is told of the tour it edits, now and whenever it changes. */
export type Given = { tour: Tour; icons: readonly IconDescription[]; author: Author; mayWrite: boolean; isAdmin: boolean };

/** A component, remembered or not. */
export type VisitPart<Props extends object = object> = (props: Props) => ReactNode;

/** What the editor puts into the places of a visit. */
export type EditingParts = {
  /** stands in the place of the list, in edit mode */
  Sidebar: VisitPart<{ onClose: () => void }>;
  /** stands in the place of what there is to read of a PoI, in edit mode */
  Panel: VisitPart;
  /** stands in the top bar, also while the visit is looked at */
  Tools: VisitPart;
  /** what lies over the scan: banners, dialogs, the guide; also while the visit is looked at */
  Over: VisitPart;
  History: VisitPart;
  Tutorial: VisitPart<{ commands: readonly Command[] }>;
  Files: VisitPart<{ onClose: () => void }>;
};

/** A tour being edited, from the first look at it in edit mode to the end of the visit. */
export type Editing = EditingParts & {
  /** the tour as it is on the screen, with what is not saved yet */
  tour: () => Tour;
  subscribe: (listener: () => void) => () => void;
  receive: (given: Given) => void;
  commands: readonly Command[];
  end: () => void;
};

/** The editor's door; its code comes for those alone who may write. */
export type OpenEditor = (visit: PlayerSession, given: Given) => Editing;
