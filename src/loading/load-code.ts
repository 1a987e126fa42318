import { AppError } from '@/domain/app-error';
import { loadingTexts } from './texts';

/** Imports a module, or a part of it. Its identity stands for the code, so it must be a constant. */
export type Load<T> = () => Promise<T>;

const loads = new Map<Load<unknown>, Promise<unknown>>();
const loaded = new Map<Load<unknown>, unknown>();
const failed = new Set<Load<unknown>>();
const failedBefore = new WeakSet<Load<unknown>>();

/**
 * Loads code once. A failure is cached until `clearFailedLoads`, because React renders a component that failed again before it gives up; if the
 * next attempt fails too, `onRepeatedFailure` runs before it throws.
 * @throws AppError `unavailable`
 */
export function loadCode<T>(load: Load<T>, onRepeatedFailure: () => Promise<void> = async () => undefined): Promise<T> {
  const cached = loads.get(load);
  if (cached) return cached as Promise<T>;
  const loading = load().then(
    (code) => {
      loaded.set(load, code);
      return code;
    },
    async (cause: unknown) => {
      if (failedBefore.has(load)) await onRepeatedFailure();
      failedBefore.add(load);
      failed.add(load);
      throw new AppError('unavailable', loadingTexts.get().failed, { cause });
    },
  );
  loads.set(load, loading);
  return loading;
}

/** The code if it is loaded, so that a component renders at once. */
export const loadedCode = <T>(load: Load<T>): T | undefined => loaded.get(load) as T | undefined;

/** Lets the next `loadCode` of what failed try again. */
export function clearFailedLoads(): void {
  for (const load of failed) loads.delete(load);
  failed.clear();
}

/**
 * Loads code that no component renders; the call after a failure tries again.
 * @throws AppError `unavailable`
 */
export function loadModule<T>(load: Load<T>): Promise<T> {
  const loading = loadCode(load);
  loading.catch(() => {
    failed.delete(load);
    if (loads.get(load) === loading) loads.delete(load);
  });
  return loading;
}

/** Loads code that will be needed soon, and never fails: the call that needs it tries again. */
export const preload = (load: Load<unknown>): Promise<unknown> => loadModule(load).catch(() => undefined);
