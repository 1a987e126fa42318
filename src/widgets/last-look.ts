import { useEffect } from 'react';
import { storedUser } from '@/backend/auth/stored-user';
import { forgetLastLook, lastLookKey } from '@/backend/cache/last-look';
import { whenPageIdle } from '@/backend/live/when-page-idle';
import { localKeys } from '@/domain/application/local-keys';
import type { UserId } from '@/domain/ids';
import { readSetting } from '@/ui/settings';

/** What a look is valid for, and its markup; of another person, address, width or style sheet it is not drawn. `markup` in the app's own words, `inert`. */
type LastLook = { uid: string; organization: string | null; hash: string; width: number; sheet: string | null; markup: string };

/** In characters. A window full of tours has 60,000; localStorage has room for five million. */
const maxMarkup = 300_000;

/** What a page shows for a moment, such as a notice or an open menu, or cannot show before its code is there. */
const momentary =
  'iframe, dialog, [popover], [role=alert], [role=status], [data-radix-popper-content-wrapper], [data-rht-toaster], img[src^="blob:"]';

/** The tours of which this page stored a look, or would have at its top. */
let lastTours: readonly unknown[] | null = null;

/**
 * Stores how the page looks, when it is at rest and when it is hidden. The next visit draws that before any code of ours has arrived, as a picture:
 * nobody can press what the app does not hear yet. Once the tours are others it is removed, as it may show a deleted one, until it is stored again.
 * @see docs/decisions/036-last-look.md
 */
export function useLastLook(tours: readonly unknown[]): void {
  useEffect(() => {
    if (lastTours && lastTours !== tours) forgetLastLook();
    lastTours = tours;
    let isCurrent = true;
    // of whom these tours are: another tab may sign in somebody else, for whom this page is loaded again
    const uid = storedUser()?.uid;
    const whenHidden = () => document.hidden && storeLook(uid);
    document.addEventListener('visibilitychange', whenHidden);
    void whenPageIdle().then(() => isCurrent && storeLook(uid));
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', whenHidden);
    };
  }, [tours]);
}

function storeLook(uid?: UserId): void {
  const look = currentLook(uid);
  if (!look) return;
  try {
    localStorage.setItem(lastLookKey, JSON.stringify(look));
  } catch {
    // without room the next visit begins with the skeleton
  }
}

/** Null while the page is scrolled or covered, which the next visit will not be, or somebody else is signed in. */
function currentLook(uid?: UserId): LastLook | null {
  const root = document.getElementById('root');
  const user = storedUser();
  if (!root || !user || user.uid !== uid || window.scrollY > 0 || document.querySelector('dialog[open]')) return null;
  const markup = markupOf(root);
  if (markup.length > maxMarkup) return null;
  return {
    uid: user.uid,
    organization: readSetting(localKeys.organizationId),
    hash: window.location.hash,
    width: window.innerWidth,
    sheet: document.body.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? null,
    markup: `<div inert style="display:contents">${markup}</div>`,
  };
}

/** The page as it is, without the items below the window. */
function markupOf(root: HTMLElement): string {
  const items = [...root.querySelectorAll('[data-item]')];
  const copy = root.cloneNode(true) as HTMLElement;
  const below = [...copy.querySelectorAll('[data-item]')].filter((_item, at) => !isInWindow(items[at]));
  for (const element of [...below, ...copy.querySelectorAll(momentary)]) element.remove();
  return copy.innerHTML;
}

const isInWindow = (item?: Element): boolean => item !== undefined && item.getBoundingClientRect().top < window.innerHeight;
