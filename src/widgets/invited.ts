import { type Invited, invitedIn, withoutInvited } from '@/domain/collaboration/invited';

const key = 'invited';

/**
 * Takes the invitation out of the page's address, which people pass on, and keeps it for this tab until somebody signs in: they may reload, or meet
 * the sign-in page one step later.
 */
export function takeInvited(): void {
  const { hash } = window.location;
  if (invitedIn(hash) === null) return;
  sessionStorage.setItem(key, hash);
  history.replaceState(history.state, '', withoutInvited(hash));
}

/** The invitation that led into this tab, if nobody signed in since. */
export const invited = (): Invited | null => invitedIn(sessionStorage.getItem(key) ?? '');

export const forgetInvited = (): void => sessionStorage.removeItem(key);
