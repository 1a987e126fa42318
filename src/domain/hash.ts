/** The FNV-1a hash of a text, as a whole number of 32 bits: it spreads texts evenly, and is no protection against anybody. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
