import { areaOf } from '../area';

const publicRoots = new Set(['digital-twin', 'stage', 'public-tour', 'demo']);
const publicPages = new Set(['landing', 'screen']);

/** Whether a page may be shown inside a frame: the player, and public tours. What is not listed may not. @see docs/decisions/014-framing.md */
export function mayBeFramed(path: string): boolean {
  const [first = '', second = ''] = path
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(1);
  return areaOf(path) === 'visitors' && (publicRoots.has(first) || publicPages.has(second));
}
