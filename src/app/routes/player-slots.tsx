import type { PlayerSlots } from '@/features/player/slots';
import { LatePart } from '@/ui/late-part';

const tourFilesView = () => import('@/features/tours/landing/files/tour-files-view').then((it) => it.TourFilesView);
const tourReportView = () => import('@/features/tours/landing/report/tour-report-view').then((it) => it.TourReportView);
const filesDialog = () => import('@/features/tours/files/files-dialog').then((it) => it.FilesDialog);

/** What the player shows of tours that is another family's. @see ROUTE-044 ROUTE-045 */
export const playerSlots: PlayerSlots = {
  files: (given) => <LatePart load={tourFilesView} given={given} />,
  report: (given) => <LatePart load={tourReportView} given={given} />,
  fileManager: (given) => <LatePart load={filesDialog} given={given} />,
  editor: () => import('@/features/editor/open-editor').then(({ openEditor }) => openEditor),
};
