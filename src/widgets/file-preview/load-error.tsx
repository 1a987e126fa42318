import type { ReactNode, Ref } from 'react';
import { Button } from '@/ui/button';
import { commonTexts } from '@/ui/texts';
import { useTexts } from '@/ui/use-texts';
import type { LoadFailure } from './use-load-failure';

type FailureProps = { failure: LoadFailure; focusRef?: Ref<HTMLButtonElement> | undefined; children?: ReactNode };

/** What stands where a preview would be, and says why there is none. */
export const LoadError = ({ children }: { children: ReactNode }) => (
  <div className="grid min-h-32 content-center justify-items-center gap-2 border-line border-b px-4 py-3 text-center text-ink-soft text-sm">
    {children}
  </div>
);

/** Why something did not load, and the button that loads it again. @param children what else is said */
export function FailureText({ failure: { message, retry }, focusRef, children }: FailureProps) {
  const { tryAgain } = useTexts(commonTexts);
  return (
    <>
      <p role="status">
        {message}
        {children}
      </p>
      {retry && (
        <Button ref={focusRef} size="small" onClick={retry}>
          {tryAgain}
        </Button>
      )}
    </>
  );
}
