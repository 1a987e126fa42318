import type { Example } from '@/ui/gallery/example';
import { ClusterLayerExample } from './examples/cluster-layer-example';
import { EntityListExample } from './examples/entity-list-example';
import { InvitationDialogExample } from './examples/invitation-dialog-example';
import { LiveFormExample } from './examples/live-form-example';
import { MemberPickerExample } from './examples/member-picker-example';
import { PlaceFieldsExample } from './examples/place-fields-example';
import { RichTextFieldExample } from './examples/rich-text-field-example';
import { UploadsExample } from './examples/uploads-example';

export const widgetExamples: readonly Example[] = [
  { title: 'Entity list', Example: EntityListExample },
  { title: 'Live form', Example: LiveFormExample },
  { title: 'Member picker', Example: MemberPickerExample },
  { title: 'Invitation dialog', Example: InvitationDialogExample },
  { title: 'Place fields', Example: PlaceFieldsExample },
  { title: 'Map of many places', Example: ClusterLayerExample },
  { title: 'Rich text', Example: RichTextFieldExample },
  { title: 'Uploads', Example: UploadsExample },
];
