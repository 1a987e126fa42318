import { type ComponentType, use } from 'react';
import { AppError } from '@/domain/app-error';

export type LoadScreen = () => Promise<ComponentType>;
type Props = { load: LoadScreen };

const loads = new Map<LoadScreen, Promise<ComponentType>>();
const failed = new Set<LoadScreen>();

/** A screen whose code comes when it is first shown. Unlike with React's `lazy`, what failed to come can be asked for again. */
export function LazyScreen({ load }: Props) {
  const Screen = use(loadScreen(load));
  return <Screen />;
}

/** Fetches the code of a screen, once. A failure stays one until `forgetFailedScreens`. @throws AppError `unavailable` */
export function loadScreen(load: LoadScreen): Promise<ComponentType> {
  const known = loads.get(load);
  if (known) return known;
  const loading = load().catch((cause: unknown) => {
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
