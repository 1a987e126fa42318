import { type ComponentType, lazy, type ReactNode, useMemo } from 'react';
import { clearFailedLoads, loadCode, loadedCode } from '@/loading/load-code';
import { Button } from './button';
import { ErrorBoundary } from './error-boundary';
import { commonTexts, uiTexts } from './texts';
import { useTexts } from './use-texts';

export type LazyComponentProps<ComponentProps> = {
  /** A constant: its identity stands for the component. */
  load: () => Promise<ComponentType<ComponentProps>>;
  props: NoInfer<ComponentProps>;
  /** Runs when a retry fails too, before the error is thrown. */
  onRepeatedFailure?: () => Promise<void>;
};

/** A component whose code is loaded when it is first rendered. Unlike with React's `lazy`, `LazyBoundary` can try again what failed. */
export function LazyComponent<ComponentProps extends object>({ load, props, onRepeatedFailure }: LazyComponentProps<ComponentProps>) {
  // the same type for as long as it is rendered, or its state would be lost
  const Component = useMemo(
    () => loadedCode<ComponentType<ComponentProps>>(load) ?? suspending(loadCode(load, onRepeatedFailure)),
    [load, onRepeatedFailure],
  );
  return <Component {...props} />;
}

// biome-ignore lint/suspicious/noExplicitAny: LazyComponent checks the props against the loader
type AnyComponent = ComponentType<any>;

const suspended = new WeakMap<Promise<AnyComponent>, AnyComponent>();

function suspending(loading: Promise<AnyComponent>): AnyComponent {
  const component = suspended.get(loading) ?? lazy(() => loading.then((loaded) => ({ default: loaded })));
  suspended.set(loading, component);
  return component;
}

type Props = {
  children: ReactNode;
  /** Wraps the error message. */
  framed?: (inside: ReactNode) => ReactNode;
  /** What happened, and what is safe. */
  message?: string;
};

/** An error boundary for lazy components: if one fails to load or throws, the page around it keeps working. */
export function LazyBoundary({ children, framed = unframed, message }: Props) {
  return (
    <ErrorBoundary onReset={clearFailedLoads} fallback={(_error, retry) => framed(<LoadFailure message={message} retry={retry} />)}>
      {children}
    </ErrorBoundary>
  );
}

function LoadFailure({ message, retry }: { message: string | undefined; retry: () => void }) {
  const common = useTexts(commonTexts);
  const { loadFailed } = useTexts(uiTexts);
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-6 py-8 text-center">
      <p className="text-pretty text-ink-soft text-sm">{message ?? loadFailed}</p>
      <Button onClick={retry}>{common.tryAgain}</Button>
    </div>
  );
}

const unframed = (inside: ReactNode) => inside;
