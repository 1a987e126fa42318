import { lazy } from 'react';
import type { PlayerSlots } from '@/features/player/slots';

const TourFilesView = lazy(() => import('@/features/tours/landing/files/tour-files-view').then((it) => ({ default: it.TourFilesView })));
const TourReportView = lazy(() =>
  import('@/features/tours/landing/report/tour-report-view').then((it) => ({ default: it.TourReportView })),
);
const FilesDialog = lazy(() => import('@/features/tours/files/files-dialog').then((it) => ({ default: it.FilesDialog })));

/** What the player shows of tours that is another family's. @see ROUTE-044 ROUTE-045 */
export const playerSlots: PlayerSlots = {
  files: ({ tour }) => <TourFilesView tour={tour} />,
  report: ({ tour, kind }) => <TourReportView tour={tour} kind={kind} />,
  fileManager: ({ tour, onClose }) => <FilesDialog tour={tour} onClose={onClose} />,
  editor: () => import('@/features/editor/open-editor').then(({ openEditor }) => openEditor),
};
