import type { PlayerSlots } from '@/features/player/slots';
import { LazyComponent } from '@/ui/lazy-component';

const tourFilesView = () => import('@/features/tours/landing/files/tour-files-list').then((it) => it.TourFilesView);
const tourReportView = () => import('@/features/tours/landing/report/tour-report-view').then((it) => it.TourReportView);
const commentsPanel = () => import('@/features/comments/comments-panel').then((it) => it.CommentsPanel);
const checksSection = () => import('@/features/checks/checks-section').then((it) => it.ChecksSection);
const checkedStates = () => import('@/features/checks/checked-states').then((it) => it.CheckedStates);
const filesDialog = () => import('@/features/tours/files/files-dialog').then((it) => it.FilesDialog);

/** Components of other features that the player renders. @see ROUTE-044 ROUTE-045 */
export const playerSlots: PlayerSlots = {
  files: (given) => <LazyComponent load={tourFilesView} props={given} />,
  report: (given) => <LazyComponent load={tourReportView} props={given} />,
  fileManager: (given) => <LazyComponent load={filesDialog} props={given} />,
  comments: (given) => <LazyComponent load={commentsPanel} props={given} />,
  checks: (given) => <LazyComponent load={checksSection} props={given} />,
  checkedStates: (given) => <LazyComponent load={checkedStates} props={given} />,
  editor: () => import('@/features/editor/open-editor').then(({ openEditor }) => openEditor),
};
