import type { GuidedStop, StopFile } from './guided-tour';

/** How long a stop lasts, in words. */
export function secondsText({ seconds }: Pick<GuidedStop, 'seconds'>): string {
  if (seconds === null) return 'Automatic';
  return seconds === 'untilNext' ? 'Until Next is pressed' : `${seconds} s`;
}

export const fileText = (file: StopFile | null): string => file?.name || (file ? 'A file' : 'None');

/** Where a stop is, in words. */
export function viewText({ poi, view }: Pick<GuidedStop, 'poi' | 'view'>): string {
  if (poi !== null) return `Point ${poi}`;
  if (!view) return 'None';
  const { rotation, sweep, mode } = view;
  return `View ${mode}, looking ${Math.round(rotation.y)}° across and ${Math.round(rotation.x)}° up${sweep && `, sweep ${sweep}`}`;
}
