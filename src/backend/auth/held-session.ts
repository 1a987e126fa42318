import type { HeldSession } from './kept-user';
import { isRemembered } from './remembered';

let reading: Promise<HeldSession | null> | undefined;
let isOver = false;
let over = () => {};
const ending = new Promise<void>((resolve) => {
  over = resolve;
});

/**
 * Who is signed in, without the provider's SDK and without asking anybody: what the SDK itself keeps on this device, as long as the token in it
 * is good. Null when there is nothing, or nothing that can be relied on, and once the SDK knows: then that is asked. A visitor loads nothing
 * for it.
 * @see docs/decisions/013-a-session-begins-as-held.md
 */
export async function heldSession(): Promise<HeldSession | null> {
  if (isOver || !isRemembered()) return null;
  // what does not arrive is as what is not there
  reading ??= import('./kept-user').then(({ keptSession }) => keptSession()).catch(() => null);
  const held = await reading;
  return held && !isOver && Date.now() < held.until ? held : null;
}

/** The SDK knows who is signed in, which counts from now on. */
export function endHeldSession(): void {
  isOver = true;
  over();
}

/** Settles once the SDK knows who is signed in. */
export const heldSessionEnds = (): Promise<void> => ending;
