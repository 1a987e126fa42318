import type { Release, ReleaseHealth } from '@/domain/health/health';
import { app } from '../core/app';

/** Written into the bundle by `build.mjs`. */
declare const __RELEASE__: Release;

/** The version of the functions; without a number where they run unbundled, in unit tests. */
export const ownRelease = (): Release => (typeof __RELEASE__ === 'undefined' ? { version: '', build: '' } : __RELEASE__);

/** The versions of the app, the functions, Node and the rules. */
export const readReleases = async (ofApp: Release): Promise<ReleaseHealth> => ({
  app: ofApp,
  functions: ownRelease(),
  node: process.versions.node,
  ruleset: await rulesetTime(),
});

/** Null with the emulators, which have no service for rules, and where the functions may not ask it. */
async function rulesetTime(): Promise<number | null> {
  if (process.env.FIRESTORE_EMULATOR_HOST) return null;
  const { getSecurityRules } = await import('firebase-admin/security-rules');
  const ruleset = await getSecurityRules(app())
    .getFirestoreRuleset()
    .catch(() => null);
  return ruleset && Date.parse(ruleset.createTime);
}
