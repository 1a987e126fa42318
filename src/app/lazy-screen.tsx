import { type ComponentType, use } from 'react';
import { AppError } from '@/domain/app-error';
import { Drawn } from './first-draw';

export type LoadScreen = () => Promise<ComponentType>;
type Props = { load: LoadScreen };

const loads = new Map<LoadScreen, Promise<ComponentType>>();
const loaded = new Map<LoadScreen, ComponentType>();
const failed = new Set<LoadScreen>();
const failedBefore = new WeakSet<LoadScreen>();

/** A screen whose code is loaded when it is first shown. Unlike with React's `lazy`, what failed to load can be asked for again. */
export function LazyScreen({ load }: Props) {
  return (
    <>
      <LazyPart load={load} />
      <Drawn />
    </>
  );
}

/** The same for a part that is not content by itself: what stands around screens. */
export function LazyPart({ load }: Props) {
  const Part = loaded.get(load) ?? use(loadScreen(load, startOverIfPossible));
  return <Part />;
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
  loading.then(
    (Screen) => loaded.set(load, Screen),
    () => undefined,
  );
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
