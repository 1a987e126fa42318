import type { ReactNode } from 'react';
import type { PlayerMode } from '@/domain/addresses';
import type { Tour } from '@/domain/tours';
import type { OpenEditor } from '@/widgets/visit/editing';

/** What other families give the player; what is not given is not offered. */
export type PlayerSlots = {
  files?: (props: { tour: Tour }) => ReactNode;
  report?: (props: { tour: Tour; kind: 'report' | 'insurance' }) => ReactNode;
  fileManager?: (props: { tour: Tour; onClose: () => void }) => ReactNode;
  /** The editor; its code comes for those alone who may write. */
  editor?: () => Promise<OpenEditor>;
};

/** The modes that show papers instead of the scan. @see ROUTE-044 */
export const isPaper = (mode: PlayerMode): mode is Paper => mode === 'files' || mode === 'report' || mode === 'insurance';
export type Paper = Extract<PlayerMode, 'files' | 'report' | 'insurance'>;
