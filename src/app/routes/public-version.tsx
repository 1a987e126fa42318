import { PublicationScreen } from '@/features/player/publication/publication-screen';
import type { VersionSlots } from '@/features/player/slots';
import { LazyComponent } from '@/ui/lazy-component';
import { playerSlots } from './player-slots';

const publishEdited = () => import('@/features/publishing/publish/publish-edited').then((it) => it.PublishEdited);

const { files, report } = playerSlots;
const slots: VersionSlots = {
  ...(files && { files }),
  ...(report && { report }),
  editor: () => import('@/features/editor/version/open-version-editor').then(({ openVersionEditor }) => openVersionEditor),
  publish: (props) => <LazyComponent load={publishEdited} props={props} />,
};

/** A published version; those who may edit its tour change a copy of it. @see VIEWER-001 VIEWER-007 */
export const PublicVersion = () => <PublicationScreen slots={slots} />;
