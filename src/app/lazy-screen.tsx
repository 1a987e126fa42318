import { type ComponentType, use } from 'react';
import { AppError } from '@/domain/app-error';

export type LoadScreen = () => Promise<ComponentType>;
type Props = { load: LoadScreen };

const loads = new Map<LoadScreen, Promise<ComponentType>>();
const failed = new Set<LoadScreen>();
const failedBefore = new WeakSet<LoadScreen>();

/** A screen whose code comes when it is first shown. Unlike with React's `lazy`, what failed to come can be asked for again. */
export function LazyScreen({ load }: Props) {
  const Screen = use(loadScreen(load, startOverIfPossible));
  return <Screen />;
}

/**
 * Fetches the code of a screen, once. A failure stays one until `forgetFailedScreens`; after it, `again` runs before the next one.
 * @throws AppError `unavailable`
 */
export function loadScreen(load: LoadScreen, again: () => Promise<void> = async () => undefined): Promise<ComponentType> {
  const known = loads.get(load);
  if (known) return known;
  const loading = load().catch(async (cause: unknown) => {
    if (failedBefore.has(load)) await again();
    failedBefore.add(load);
    failed.add(load);
    throw new AppError('unavailable', 'A part of Loggia did not arrive. Check your connection, then try again.', { cause });
  });
  loads.set(load, loading);
  return loading;
}

export function forgetFailedScreens(): void {
  for (const load of failed) loads.delete(load);
  failed.clear();
}

// Some browsers keep the failure of a module for as long as the page lives, and after an update the module may be gone: only a new page
// helps. But while the server is out of reach, this page is better than none.
async function startOverIfPossible(): Promise<void> {
  const answer = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return;
  window.location.reload();
  await new Promise(() => undefined);
}
