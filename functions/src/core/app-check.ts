/**
 * Whether calls must pass App Check: `APP_CHECK=enforce`. Never in the emulators, which cannot verify it.
 * @throws for any other value of `APP_CHECK`, so that a typo does not leave the functions open
 */
export function enforcesAppCheck({ APP_CHECK = '', FUNCTIONS_EMULATOR }: NodeJS.ProcessEnv): boolean {
  if (APP_CHECK !== '' && APP_CHECK !== 'enforce') throw new Error(`APP_CHECK must be "enforce" or unset, not "${APP_CHECK}".`);
  return APP_CHECK === 'enforce' && FUNCTIONS_EMULATOR !== 'true';
}
