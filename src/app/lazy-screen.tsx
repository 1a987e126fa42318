import type { ComponentType, ReactNode } from 'react';
import { LazyComponent } from '@/ui/lazy-component';
import { ContentRendered } from './wait-for-content';

export type LoadScreen = () => Promise<ComponentType>;
type Props = { load: LoadScreen };

/** A screen: content, whatever is loaded for it. */
export const Screen = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <ContentRendered />
  </>
);

/** A screen whose code is loaded when it is first rendered. */
export const LazyScreen = ({ load }: Props) => (
  <Screen>
    <LazyShell load={load} />
  </Screen>
);

/** The same for a component that isn't content by itself, such as a shell. */
export const LazyShell = ({ load }: Props) => <LazyComponent load={load} props={noProps} onRepeatedFailure={reloadIfOnline} />;

const noProps = {};

// Some browsers cache a failed module for the lifetime of the page, and after a deploy the module may be gone: only a reload helps. But
// while the server can't be reached, this page is better than none.
async function reloadIfOnline(): Promise<void> {
  const response = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!response?.ok) return;
  window.location.reload();
  await new Promise(() => undefined);
}
