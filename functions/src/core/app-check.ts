/**
 * Whether a call must prove with App Check that it comes from the app: `APP_CHECK=enforce`. Never in the emulators, which cannot check it.
 * @throws when `APP_CHECK` is anything else, so that a misspelt word does not leave the functions open
 */
export function enforcesAppCheck({ APP_CHECK = '', FUNCTIONS_EMULATOR }: NodeJS.ProcessEnv): boolean {
  if (APP_CHECK !== '' && APP_CHECK !== 'enforce') throw new Error(`APP_CHECK must be "enforce" or unset, not "${APP_CHECK}".`);
  return APP_CHECK === 'enforce' && FUNCTIONS_EMULATOR !== 'true';
}
