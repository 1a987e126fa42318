import { randomIdentifier } from '@/domain/random';

const key = 'presenceTab';

/** Names this tab; loaded anew it keeps its name, so that nobody sees it twice. */
export function tabName(): string {
  try {
    const known = sessionStorage.getItem(key);
    if (known) return known;
    const fresh = randomIdentifier();
    sessionStorage.setItem(key, fresh);
    return fresh;
  } catch {
    // storage is closed: then it has another name each time
    return randomIdentifier();
  }
}
