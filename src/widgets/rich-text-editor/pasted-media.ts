import { decoded } from '@/domain/decoded';
import { linkAddress } from '@/domain/link-address';
import { linkedPoint } from '@/domain/point-link';
import { checkboxOf, isEmoji, isOwnHtml, isOwnImage } from './clean-pasted-html';

/** What is pasted or dropped besides text. */
export type PastedMedia = {
  /** Files and images that can be uploaded. */
  files: File[];
  /** What cannot be, such as "image “plan.png”". */
  omitted: string[];
  /** Whether there is no text. */
  isAll: boolean;
};

const noMedia: PastedMedia = { files: [], omitted: [], isAll: false };
const otherMedia = { video: 'video', audio: 'audio', iframe: 'frame', object: 'frame', embed: 'frame', math: 'formula', canvas: 'drawing' };

/**
 * Finds the images and other media of a paste or drop that are not in our storage. Images of other pages cannot be read; those that are part of the
 * HTML can, and the one of "Copy image".
 */
export function pastedMedia(data: DataTransfer | null): PastedMedia {
  const files = [...(data?.files ?? [])];
  const html = data?.getData('text/html') ?? '';
  // next to text, files are only a drawing of it, as from Word and Excel
  if (html === '') return files.length > 0 && !data?.types.includes('text/plain') ? { files, omitted: [], isAll: true } : noMedia;
  if (isOwnHtml(html)) return noMedia;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const images = [...body.querySelectorAll('img')].filter((image) => !isPartOfText(image) && !isOwnImage(image) && !isPixel(image));
  const others = [
    ...Object.entries(otherMedia).flatMap(([tag, kind]) => [...body.querySelectorAll(tag)].map((element) => nameOf(element, kind))),
    ...[...body.querySelectorAll('svg')].filter(isDrawing).map((drawing) => nameOf(drawing, 'drawing')),
  ];
  const isAll = body.textContent?.trim() === '' && images.length + others.length > 0;
  if (isAll && files.length > 0 && files.length === images.length) return { files, omitted: others, isAll };
  const read = images.map((image) => fileOf(image) ?? nameOf(image, 'image'));
  return {
    files: read.filter((image) => image instanceof File),
    omitted: [...read.filter((image) => typeof image === 'string'), ...others, ...droppedLinks(body)],
    isAll,
  };
}

/** The links whose words alone are pasted. Those within a page, and those that are buttons of it, are of no use in a text. */
function droppedLinks(body: HTMLElement): string[] {
  const addresses = [...body.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')?.trim() ?? '');
  const dropped = addresses.filter((address) => !/^(?:#|javascript:|$)/i.test(address) && linkAddress(address) === null);
  return [...new Set(dropped)].flatMap((address) =>
    linkedPoint(address) === null ? [`link to ${address.length > 60 ? `${address.slice(0, 59)}…` : address}`] : [],
  );
}

const maxNames = 5;

/** The message for what was not pasted; null if everything was. @param hint where to add it instead */
export function omissionMessage(names: readonly string[], hint = ''): string | null {
  if (names.length === 0) return null;
  const rest = names.length - maxNames;
  const listed = [...names.slice(0, maxNames), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  return `Not pasted: ${listed}. ${hint}`.trim();
}

/** What a file is called in that message. */
export const fileName = ({ name }: File): string => `file “${name}”`;

const isPartOfText = (image: HTMLImageElement): boolean => isEmoji(image) || checkboxOf(image) !== null;

// counts who opened a mail
const isPixel = (image: HTMLImageElement): boolean =>
  ['width', 'height'].some((side) => /^[01](?:px)?$/.test(image.getAttribute(side) ?? image.style.getPropertyValue(side)));

const iconPixels = 48;

/** Whether an SVG element is more than an icon: by its size, else by whether it has a name. */
function isDrawing(svg: SVGSVGElement): boolean {
  if (svg.getAttribute('aria-hidden') === 'true' || svg.parentElement?.closest('svg')) return false;
  const sides = (['width', 'height'] as const).map((side) => svg.getAttribute(side) || svg.style.getPropertyValue(side));
  if (sides.some((side) => /^[\d.]+r?em$/.test(side))) return false;
  const pixels = sides.filter((side) => /^[\d.]+(?:px)?$/.test(side)).map(Number.parseFloat);
  return pixels.length > 0 ? Math.max(...pixels) > iconPixels : labelOf(svg) !== '';
}

const labelOf = (element: Element): string =>
  element.getAttribute('aria-label')?.trim() || element.querySelector(':scope > title')?.textContent?.trim() || '';

function nameOf(element: Element, kind: string): string {
  const address = element.getAttribute('src') ?? element.getAttribute('data') ?? '';
  const [last = ''] = /[^/\\?#]+(?=[?#]|$)/.exec(address.replace(/[?#].*$/, '')) ?? [];
  const file = /^(?:https?|file|cid):/i.test(address) ? (decoded(last) ?? last) : '';
  const name = element.getAttribute('alt')?.trim() || element.getAttribute('title')?.trim() || labelOf(element) || file;
  return name === '' ? `${kind} without a name` : `${kind} “${name}”`;
}

const extensions: Readonly<Record<string, string>> = { jpeg: 'jpg', 'svg+xml': 'svg' };

/** The image that is a part of the HTML, called as browsers call a pasted one; null for all others. */
function fileOf(image: HTMLImageElement): File | null {
  const [, type = '', encoding, content = ''] =
    /^data:image\/([a-z+]+)(?:;charset=[\w-]+)?(;base64)?,(.+)$/is.exec(image.getAttribute('src') ?? '') ?? [];
  if (type === '') return null;
  try {
    const bytes = encoding
      ? Uint8Array.from(atob(content.replace(/\s/g, '')), (byte) => byte.charCodeAt(0))
      : new TextEncoder().encode(decodeURIComponent(content));
    return new File([bytes], `image.${extensions[type] ?? type}`, { type: `image/${type}` });
  } catch {
    return null;
  }
}
