/**
 * Whether another page embeds this one in a frame. A framed page reads no session and treats everyone as a visitor, to prevent clickjacking.
 * @see docs/decisions/014-framing.md
 */
export const isFramed = (): boolean => typeof window !== 'undefined' && window.top !== window.self;
