import { type ComponentType, lazy, type ReactNode } from 'react';
import { Button } from './button';
import { ErrorBoundary } from './error-boundary';

// biome-ignore lint/suspicious/noExplicitAny: each is asked for by the one that knows what it is given
type Load = () => Promise<ComponentType<any>>;

const parts = new Map<Load, ReturnType<typeof lazyPart>>();
const failed = new Set<Load>();

const lazyPart = (load: Load) =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      failed.add(load);
      throw error;
    }
  });

function partOf(load: Load) {
  const part = parts.get(load) ?? lazyPart(load);
  parts.set(load, part);
  return part;
}

function forgetFailed(): void {
  for (const load of failed) parts.delete(load);
  failed.clear();
}

type PartProps<Given> = { load: () => Promise<ComponentType<Given>>; given: Given };

/** A part whose code comes when it is first shown. Unlike with React's `lazy` alone, what failed to come is asked for again by `LateParts`. */
export function LatePart<Given extends object>({ load, given }: PartProps<Given>) {
  const Part = partOf(load);
  return <Part {...given} />;
}

type Props = {
  children: ReactNode;
  /** what stands around the words in its place */
  framed?: (inside: ReactNode) => ReactNode;
  /** what happened, and what is safe */
  sentence?: string;
};

/** Where a part does not arrive, or breaks, the visit around it goes on. */
export function LateParts({ children, framed = unframed, sentence = notHere }: Props) {
  return (
    <ErrorBoundary
      onReset={forgetFailed}
      fallback={(_error, retry) =>
        framed(
          <div role="alert" className="flex flex-col items-center gap-3 px-6 py-8 text-center">
            <p className="text-pretty text-ink-soft text-sm">{sentence}</p>
            <Button onClick={retry}>Try again</Button>
          </div>,
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}

const notHere = 'This part did not arrive. The tour itself is fine; check your connection.';
const unframed = (inside: ReactNode) => inside;
