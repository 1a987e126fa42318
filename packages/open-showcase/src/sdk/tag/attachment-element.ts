import type { Attachment } from './attachments';
import { anchorElement } from './description';

/** How a billboard shows an attachment: inline if the browser can play it, otherwise as a link. */
export function attachmentElement(
  document: Document,
  { src, type }: Attachment,
  title: string,
  opened: (url: string) => void,
): HTMLElement {
  switch (type) {
    case 'tag.attachment.image': {
      const image = document.createElement('img');
      image.src = src;
      image.alt = title === '' ? 'Picture of this tag' : `Picture of ${title}`;
      return image;
    }
    case 'tag.attachment.video':
    case 'tag.attachment.audio': {
      const player = document.createElement(type === 'tag.attachment.video' ? 'video' : 'audio');
      player.src = src;
      player.controls = true;
      player.preload = 'metadata';
      return player;
    }
    default:
      return anchorElement(document, { url: src, label: nameOf(src), opened });
  }
}

/** The last part of an address, or its host. */
function nameOf(src: string): string {
  const { hostname, pathname, protocol } = new URL(src, document.baseURI);
  if (protocol === 'data:' || protocol === 'blob:') return 'Open the attachment';
  const name = pathname.split('/').findLast((part) => part !== '') ?? hostname;
  try {
    return decodeURIComponent(name);
  } catch {
    // a percent sign may be literal
    return name;
  }
}
