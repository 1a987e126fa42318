import { escapeHtml } from '@/domain/escape-html';

/** The size of an embedded tour in px; "wide" fills the width of the page that embeds it, in 16:9. */
export type EmbedSize = 'wide' | { width: number; height: number };

/** Smallest and largest side of an embedded tour in px: on less than this nothing of the player can be used. */
export const embedSides = { min: 240, max: 4000 };

/** What the other page can let the frame do, by the names of the `allow` attribute. */
export const embedRights = ['fullscreen', 'autoplay', 'xr-spatial-tracking'] as const;
export type EmbedRight = (typeof embedRights)[number];

type Embed = { name: string; address: string; size: EmbedSize; rights: readonly EmbedRight[] };

/** HTML that embeds a tour in another page, which loads it with the page, once it comes into view. */
export const embedCode = ({ name, address, size, rights }: Embed): string =>
  `<iframe src="${escapeHtml(address)}" title="${escapeHtml(name)}" ${sizeAttributes(size)} ${allow(rights)} loading="lazy"></iframe>`;

const allow = (rights: readonly EmbedRight[]): string => `allow="${rights.join('; ')}"`;

const sizeAttributes = (size: EmbedSize): string =>
  size === 'wide' ? 'style="width:100%;aspect-ratio:16/9;border:0"' : `width="${size.width}" height="${size.height}" style="border:0"`;

/**
 * HTML that shows an image in another page, which loads nothing else of ours. A press replaces it by the tour; without script it is a link.
 * @param label the words on the image
 */
export function posterEmbedCode({ name, address, size, rights, image, label }: Embed & { image: string; label: string }): string {
  const { width, height } = size === 'wide' ? { width: 16, height: 9 } : size;
  const box = `display:block;position:relative;overflow:hidden;${size === 'wide' ? '' : `max-width:${width}px;`}aspect-ratio:${width}/${height}`;
  const attributes = `href="${escapeHtml(address)}" title="${escapeHtml(name)}" data-${allow(rights)} style="${box}"`;
  return `<a ${attributes}><img src="${escapeHtml(image)}" alt="${escapeHtml(name)}" loading="lazy" style="${imageStyle}"><span style="${labelStyle}">${escapeHtml(label)}</span></a><script>${posterScript}</script>`;
}

const imageStyle = 'width:100%;height:100%;object-fit:cover';
const labelStyle =
  'position:absolute;left:50%;top:50%;transform:translate(-50%,-50%);padding:.75em 1.5em;border-radius:.5em;background:#111827;color:#fff;font:600 1rem/1.2 system-ui,sans-serif;text-align:center';

/**
 * Belongs to the link before it. The frame takes the link's box and the focus; Escape, in the page or as the tour reports it, brings the link back.
 * Presses that open a window of their own stay as they are.
 */
export const posterScript = `(function(a){a.addEventListener("click",function(e){if(e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;e.preventDefault();var b=document.createElement("div"),f=document.createElement("iframe");b.style.cssText=a.style.cssText;f.src=a.href;f.title=a.title;f.allow=a.getAttribute("data-allow");f.style.cssText="position:absolute;inset:0;width:100%;height:100%;border:0";b.appendChild(f);function close(){removeEventListener("keydown",key);removeEventListener("message",told);b.parentNode.replaceChild(a,b);a.focus()}function key(e){if(e.key==="Escape")close()}function told(e){if(e.source===f.contentWindow&&e.data&&e.data.type==="loggia:escape")close()}addEventListener("keydown",key);addEventListener("message",told);a.parentNode.replaceChild(b,a);f.focus()})})(document.currentScript.previousElementSibling)`;
