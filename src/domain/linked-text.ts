/** A part of a plain text: as it is written, or an address in it. */
export type TextPart = { text: string; href?: string };

/** Ends before the punctuation of its sentence; parentheses belong to it in pairs. */
const address = /https?:\/\/(?:[^\s<>"()\p{Cf}]|\([^\s<>"()]*\))+(?<![.,;:!?\]’”…])/gu;

/** A plain text in parts: the addresses of the web in it, which can be links, and what stands between them. */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: href, index } of text.matchAll(address)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: href, href });
    end = index + href.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
