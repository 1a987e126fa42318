import { fileRoots, modelService } from '@/backend/config';

/** The address prefixes of files that copies may contain. */
export const storedRoots = (): string[] => [
  ...fileRoots(),
  ...['/scans/', '/demo/', '/api/player/models/'].flatMap((path) => [`${location.origin}${path}`]),
  ...(modelService() ? [`${modelService()}/`] : []),
];

/** The files that the page and the scan in its frame have used since a time, besides the app's code. @param since in milliseconds */
export function usedFiles(since: number): string[] {
  const windows = [window, ...[...document.querySelectorAll('iframe')].map((frame) => frame.contentWindow)];
  const names = windows.flatMap((each) => resourcesOf(each, since));
  return [...new Set(names)].filter((name) => storedRoots().some((root) => name.startsWith(root)));
}

function resourcesOf(from: Window | null, since: number): string[] {
  try {
    if (!from) return [];
    const { timeOrigin } = from.performance;
    return from.performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => timeOrigin + startTime >= since)
      .map(({ name }) => name);
  } catch {
    // a frame of another site
    return [];
  }
}
