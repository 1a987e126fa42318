import type { Vector3 } from '../../viewer/port';
import type { Messenger, SandboxOptions } from '../conformance/sandbox';
import { requireNumber, sdkError } from '../sdk-error';
import type { Showcase } from '../showcase';
import { AttachmentType } from './attachments';
import { randomId } from './random-id';
import {
  positionFields,
  requireColor,
  requireOpacity,
  requirePoint,
  stemOfHeight,
  type TagActions,
  type TagData,
  type TagDescriptor,
  textOf,
} from './tag-data';
import { requireIcon, type Tags } from './tags';

type PositionEdit = { anchorPosition?: Vector3; stemVector?: Vector3; roomId?: string };

/** Tags: adding, editing, opening. Every edit of an unknown id rejects NotFound. @see showcase-sdk §2.8 */
export function tagNamespace(showcase: Showcase, tags: Tags) {
  return {
    AttachmentType,
    data: tags.data,
    attachments: tags.attachments.data,
    openTags: tags.openTags,
    /** Rest arguments; adds all or none. */
    add: async (...descriptors: TagDescriptor[]): Promise<string[]> => tags.add(descriptors),
    /** Resolves with the ids that were there. */
    remove: async (...ids: string[]): Promise<string[]> => tags.remove(ids),
    ...editing(showcase, tags),
    ...opening(tags),
    ...attaching(tags),
  };
}

function editing(showcase: Showcase, tags: Tags) {
  const moved = (id: string, edit: PositionEdit = {}) => {
    const { data } = tags.require(id);
    const anchor = edit.anchorPosition === undefined ? data.anchorPosition : requirePoint(edit.anchorPosition, 'anchorPosition');
    const stem = edit.stemVector === undefined ? data.stemVector : requirePoint(edit.stemVector, 'stemVector');
    return { id, data: { ...positionFields(anchor, stem), roomId: textOf(edit.roomId ?? data.roomId, 'roomId') } };
  };
  const editOne = (id: string, data: Partial<TagData>) => tags.edit([{ id, data }]);
  const close = (ids: readonly string[]) => {
    if (ids.some((id) => tags.openTags.value?.selected.has(id))) tags.select(null);
  };
  return {
    /** An open billboard closes. */
    async editPosition(id: string, edit: PositionEdit): Promise<void> {
      tags.edit([moved(id, edit)]);
      close([id]);
    },
    async editPositions(...edits: { id: string; options: PositionEdit }[]): Promise<void> {
      tags.edit(edits.map(({ id, options }) => moved(id, options)));
      close(edits.map(({ id }) => id));
    },
    /** Keeps the direction of the stem; an open billboard closes. */
    async editStem(id: string, { stemHeight, stemVisible }: { stemHeight?: number; stemVisible?: boolean }): Promise<void> {
      const { data } = tags.require(id);
      const height = stemHeight === undefined ? data.stemHeight : requireNumber(stemHeight, 'stemHeight');
      if (height < 0) throw sdkError('InvalidArgument', 'stemHeight must not be negative.');
      editOne(id, {
        ...positionFields(data.anchorPosition, stemOfHeight(data.stemVector, height)),
        stemVisible: stemVisible ?? data.stemVisible,
      });
      close([id]);
    },
    async editBillboard(id: string, { label, description }: { label?: string; description?: string }): Promise<void> {
      const { data } = tags.require(id);
      editOne(id, { label: textOf(label ?? data.label, 'label'), description: textOf(description ?? data.description, 'description') });
    },
    async editColor(id: string, color: TagData['color']): Promise<void> {
      tags.require(id);
      editOne(id, { color: requireColor(color) });
    },
    /** At 0 the tag still answers the pointer. */
    async editOpacity(id: string, opacity: number): Promise<void> {
      tags.require(id);
      tags.edit([{ id, opacity: requireOpacity(opacity) }]);
    },
    async editIcon(id: string, iconId: string): Promise<void> {
      tags.require(id);
      editOne(id, { iconId: requireIcon(showcase, iconId) });
    },
    async resetIcon(id: string): Promise<void> {
      tags.require(id);
      editOne(id, { iconId: '' });
    },
  };
}

function opening(tags: Tags) {
  const select = (id: string, action: 'opening' | 'docking', force: boolean) => {
    const { allowed } = tags.require(id);
    if (!force && !allowed[action]) {
      throw sdkError(
        'InvalidArgument',
        `The action "${action}" is not allowed for this tag. Call Tag.allowAction, or pass { force: true }.`,
      );
    }
    tags.select(id, action === 'docking');
  };
  const isOpen = (id: string) => tags.openTags.value?.selected.has(id);
  return {
    /** Opens the billboard and closes another one. `force` overrides `allowAction`. */
    open: async (id: string, { force = false } = {}): Promise<void> => select(id, 'opening', force),
    async close(id: string): Promise<void> {
      tags.require(id);
      if (isOpen(id)) tags.select(null);
    },
    /** Opens the billboard at the side. `force` overrides `allowAction`. */
    dock: async (id: string, { force = false } = {}): Promise<void> => select(id, 'docking', force),
    /** An action that is not named becomes forbidden. */
    async allowAction(id: string, actions: Partial<TagActions> = {}): Promise<void> {
      tags.require(id);
      const { opening = false, navigating = false, docking = false, sharing = false } = actions;
      tags.allow(id, { opening, navigating, docking, sharing });
    },
    toggleDocking: async (on?: boolean): Promise<void> => tags.showButton('docking', on),
    toggleSharing: async (on?: boolean): Promise<void> => tags.showButton('sharing', on),
    toggleNavControls: async (on?: boolean): Promise<void> => tags.showButton('navigating', on),
  };
}

function attaching(tags: Tags) {
  const { attachments } = tags;
  return {
    registerAttachment: async (...srcs: string[]): Promise<string[]> => attachments.register(srcs),
    /** HTML in a frame of its own, and its messenger. */
    async registerSandbox(html: string, options: SandboxOptions = {}): Promise<[string, Messenger]> {
      if (typeof html !== 'string') throw sdkError('InvalidArgument', 'Tag.registerSandbox takes HTML as a string.');
      const id = randomId();
      const { createSandbox } = await import('../conformance/sandbox');
      const { sandbox, messenger } = createSandbox(html, options);
      attachments.add({ id, src: options.name ?? '', type: AttachmentType.SANDBOX }, sandbox);
      return [id, messenger];
    },
    async attach(id: string, ...attachmentIds: string[]): Promise<void> {
      const { data } = tags.require(id);
      const added = attachments.require(attachmentIds);
      tags.edit([{ id, data: { attachments: [...new Set([...data.attachments, ...added])] } }]);
    },
    async detach(id: string, ...attachmentIds: string[]): Promise<void> {
      const { data } = tags.require(id);
      tags.edit([{ id, data: { attachments: data.attachments.filter((each) => !attachmentIds.includes(each)) } }]);
    },
  };
}
