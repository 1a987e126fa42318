import type { ReactNode } from 'react';
import type { PlayerMode } from '@/domain/addresses';
import type { Tour } from '@/domain/tours/tour';
import type { StartEditing, StartVersionEditing } from '@/widgets/player-session/editing';

/** Components that other features provide to the player. The player hides whatever is missing. */
export type PlayerSlots = {
  files?: (props: { tour: Tour }) => ReactNode;
  report?: (props: { tour: Tour; kind: 'report' | 'insurance' }) => ReactNode;
  /** Replaces the share panel. */
  share?: (props: { tour: Tour; onClose: () => void }) => ReactNode;
  /** Shown above the list of PoIs. */
  listHeader?: (props: { tour: Tour }) => ReactNode;
  fileManager?: (props: { tour: Tour; onClose: () => void }) => ReactNode;
  /** Loads the editor; called only for users with write access. */
  editor?: () => Promise<StartEditing>;
};

/** What other features provide for those who may edit the tour of a published version; nothing is loaded for visitors. @see VIEWER-007 */
export type VersionSlots = {
  /** Loads the editor of a version's copy. */
  editor: () => Promise<StartVersionEditing>;
  /** The dialog that publishes an edited copy; `onPublished` runs once it is stored. */
  publish: (props: { tour: Tour; version: string; onPublished: () => void; onClose: (published: string | null) => void }) => ReactNode;
};

/** Whether a mode shows a document page instead of the scan. @see ROUTE-044 */
export const isDocumentPage = (mode: PlayerMode): mode is DocumentPage => mode === 'files' || mode === 'report' || mode === 'insurance';
export type DocumentPage = Extract<PlayerMode, 'files' | 'report' | 'insurance'>;
