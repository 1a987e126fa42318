import type { Sandbox } from '../conformance/sandbox';
import { ObservableMap } from '../observable-map';
import { requireText, sdkError } from '../sdk-error';
import { randomId } from './random-id';

export const AttachmentType = {
  APPLICATION: 'tag.attachment.application',
  AUDIO: 'tag.attachment.audio',
  IMAGE: 'tag.attachment.image',
  MODEL: 'tag.attachment.model',
  PDF: 'tag.attachment.pdf',
  RICH: 'tag.attachment.rich',
  SANDBOX: 'tag.attachment.sandbox',
  TEXT: 'tag.attachment.text',
  UNKNOWN: 'tag.attachment.unknown',
  VIDEO: 'tag.attachment.video',
  ZIP: 'tag.attachment.zip',
} as const;
export type AttachmentTypeName = (typeof AttachmentType)[keyof typeof AttachmentType];
export type Attachment = { id: string; src: string; type: AttachmentTypeName };

const endings: Record<string, readonly string[]> = {
  audio: ['mp3', 'wav', 'ogg', 'oga', 'm4a', 'aac', 'flac'],
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg', 'bmp'],
  model: ['glb', 'gltf', 'obj', 'fbx', 'dae', 'stl', 'ply'],
  pdf: ['pdf'],
  text: ['txt', 'md', 'csv'],
  video: ['mp4', 'webm', 'mov', 'm4v', 'ogv'],
  zip: ['zip', '7z', 'gz', 'rar'],
  application: ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'odt', 'ods'],
};
const richHosts = /(^|\.)(youtube\.com|youtu\.be|vimeo\.com|soundcloud\.com|spotify\.com)$/;

/** The media type of an address, by its data type or file extension. */
export function attachmentType(src: string): AttachmentTypeName {
  const url = new URL(src, document.baseURI);
  const named =
    url.protocol === 'data:' ? /^data:(image|audio|video|text|application\/pdf)/.exec(src)?.[1]?.replace('application/', '') : undefined;
  const ending = /\.([a-z0-9]+)$/.exec(url.pathname.toLowerCase())?.[1] ?? '';
  const kind = named ?? Object.keys(endings).find((each) => endings[each]?.includes(ending));
  if (kind) return `tag.attachment.${kind}` as AttachmentTypeName;
  return richHosts.test(url.hostname) ? AttachmentType.RICH : AttachmentType.UNKNOWN;
}

/** The attachments that were registered on the page, for tags to show. */
export type Attachments = {
  data: ObservableMap<Attachment>;
  register: (srcs: readonly string[]) => string[];
  add: (attachment: Attachment, sandbox?: Sandbox) => void;
  /** Frames by the id of their attachment. */
  readonly sandboxes: ReadonlyMap<string, Sandbox>;
  /** @throws NotFound naming the first id that was not registered */
  require: (ids: readonly unknown[]) => string[];
};

/** No attachments yet. */
export function createAttachments(): Attachments {
  const data = new ObservableMap<Attachment>();
  const sandboxes = new Map<string, Sandbox>();
  data.change({});
  return {
    data,
    sandboxes,
    register(srcs) {
      const added = srcs.map((src) => ({ id: randomId(), src: requireAddress(src), type: attachmentType(src) }));
      data.change({ set: added.map((attachment) => [attachment.id, attachment]) });
      return added.map(({ id }) => id);
    },
    add(attachment, sandbox) {
      if (sandbox) sandboxes.set(attachment.id, sandbox);
      data.change({ set: [[attachment.id, attachment]] });
    },
    require: (ids) =>
      ids.map((id) => {
        if (typeof id === 'string' && data.has(id)) return id;
        throw sdkError('NotFound', `There is no attachment "${String(id)}". Call Tag.registerAttachment or Tag.registerSandbox first.`);
      }),
  };
}

/** Requires an address that is safe to load. @throws InvalidArgument for others, such as `javascript:` */
function requireAddress(src: unknown): string {
  const text = requireText(src, 'The address of an attachment');
  if (!URL.canParse(text, document.baseURI) || !['http:', 'https:', 'data:', 'blob:'].includes(new URL(text, document.baseURI).protocol)) {
    throw sdkError('InvalidArgument', `"${text.slice(0, 80)}" is not an http, data or blob address.`);
  }
  return text;
}
