/** How a path ends that counts visits. */
export const visitsEnding = '/visit';

/** The path that counts a visit of a version. @param version its id */
export const visitsPath = (code: string, version: string): string => `/t/${code}/${version}${visitsEnding}`;

/** The path that counts a visit of a public tour itself. */
export const liveVisitsPath = (tour: string): string => `/t/live/${tour}${visitsEnding}`;

// ids between two underscores are the store's own
const livePattern = new RegExp(`^/t/live/((?!__.*__/)[A-Za-z0-9_-]{1,128})${visitsEnding}$`);

/** The tour whose visits a path counts; null for any other path. A code has seven characters, so that none is `live`. */
export const liveTourFrom = (path: string): string | null => livePattern.exec(path)?.[1] ?? null;
