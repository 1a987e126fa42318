/** Where the functions run unless an installation says otherwise, as in src/backend/config.ts and functions/src/core/settings.ts. */
export const usualRegion = 'us-central1';

/** The region of the functions that the `VITE_` keys of a build name; emulators always have the usual one. @see docs/configuration.md */
export const regionOf = ({ VITE_REGION = '', VITE_EMULATORS = '' }) =>
  VITE_EMULATORS.trim() === '' ? VITE_REGION.trim() || usualRegion : usualRegion;
