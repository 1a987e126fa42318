const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escapeAttribute = (text: string) => text.replace(/[&"<>]/g, (character) => entities[character] ?? '');

/** The size of an embedded tour in px; "wide" fills the width of the page that embeds it, in 16:9. */
export type EmbedSize = 'wide' | { width: number; height: number };

/** Smallest and largest side of an embedded tour in px: on less than this nothing of the player can be used. */
export const embedSides = { min: 240, max: 4000 };

/** HTML that embeds a tour in another page. */
export const embedCode = (name: string, address: string, size: EmbedSize): string =>
  `<iframe src="${escapeAttribute(address)}" title="${escapeAttribute(name)}" ${sizeAttributes(size)} allow="fullscreen; xr-spatial-tracking" loading="lazy"></iframe>`;

const sizeAttributes = (size: EmbedSize): string =>
  size === 'wide' ? 'style="width:100%;aspect-ratio:16/9;border:0"' : `width="${size.width}" height="${size.height}" style="border:0"`;
