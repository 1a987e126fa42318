/** What a frame may do besides running its scripts in an origin of its own. */
export type FrameRight = 'allow-forms' | 'allow-popups' | 'allow-popups-to-escape-sandbox' | 'allow-presentation';

/**
 * The `sandbox` of a frame that shows somebody else's page; null where the address must not be framed at all. A page of another site keeps
 * its own origin. One of our origin never does: with its scripts it would reach this page, and take the sandbox off.
 * @param own an address of this app, which relative ones start from
 */
export function frameSandbox(address: string, own: string, rights: readonly FrameRight[] = []): string | null {
  if (!URL.canParse(address, own)) return null;
  const { protocol, origin, username, password } = new URL(address, own);
  // about:, blob: and javascript: run in the origin of whoever frames them
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return null;
  return ['allow-scripts', ...(origin === new URL(own).origin ? [] : ['allow-same-origin']), ...rights].join(' ');
}
