/** Permissions of a frame besides running scripts in its own origin. */
export type FrameRight = 'allow-forms' | 'allow-popups' | 'allow-popups-to-escape-sandbox' | 'allow-presentation';

/**
 * The `sandbox` attribute for a frame with a third-party page; null if the address must not be framed. A page of another site keeps its own origin. A
 * page of our origin does not: its scripts could access this page and remove the sandbox.
 * @param own an address of this app, to resolve relative ones
 */
export function frameSandbox(address: string, own: string, rights: readonly FrameRight[] = []): string | null {
  if (!URL.canParse(address, own)) return null;
  const { protocol, origin, username, password } = new URL(address, own);
  // about:, blob: and javascript: run in the origin of the embedding page
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return null;
  return ['allow-scripts', ...(origin === new URL(own).origin ? [] : ['allow-same-origin']), ...rights].join(' ');
}
