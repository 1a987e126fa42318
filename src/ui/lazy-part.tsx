import { type ReactNode, Suspense } from 'react';
import { LazyBoundary, LazyComponent, type LazyComponentProps } from './lazy-component';

type Props<ComponentProps> = Pick<LazyComponentProps<ComponentProps>, 'load' | 'props'> & {
  /** What is there until the code is loaded. */
  fallback?: ReactNode;
  /** Everything else works without it: if its code fails to load, nothing says so. */
  isOptional?: boolean;
  /** What happened if its code fails to load, and what is safe. */
  message?: string;
};

/** A part of a page whose code is loaded when it is first rendered. If that fails, the page around it keeps working. */
export const LazyPart = <ComponentProps extends object>({
  load,
  props,
  fallback = null,
  isOptional = false,
  ...words
}: Props<ComponentProps>) => (
  <LazyBoundary {...words} {...(isOptional && { framed: nothing })}>
    <Suspense fallback={fallback}>
      <LazyComponent load={load} props={props} />
    </Suspense>
  </LazyBoundary>
);

const nothing = () => null;
