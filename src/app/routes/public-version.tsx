import type { VersionSlots } from '@/features/player/slots';
import { SnapshotScreen } from '@/features/player/snapshot/snapshot-screen';
import { LazyComponent } from '@/ui/lazy-component';

const publishEdited = () => import('@/features/publishing/publish/publish-edited').then((it) => it.PublishEdited);

const slots: VersionSlots = {
  editor: () => import('@/features/editor/version/open-version-editor').then(({ openVersionEditor }) => openVersionEditor),
  publish: (props) => <LazyComponent load={publishEdited} props={props} />,
};

/** A published version; those who may edit its tour change a copy of it. @see VIEWER-001 VIEWER-007 */
export const PublicVersion = () => <SnapshotScreen slots={slots} />;
