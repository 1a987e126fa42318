import { areaOf } from '../area';

const publicRoots = new Set(['digital-twin', 'stage', 'public-tour', 'demo']);
const publicPages = new Set(['landing', 'screen']);

/** Whether other sites may frame a path: only the player and public tours. @see docs/decisions/014-framing.md */
export function mayBeFramed(path: string): boolean {
  const [first = '', second = ''] = path
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(1);
  return areaOf(path) === 'visitors' && (publicRoots.has(first) || publicPages.has(second));
}
