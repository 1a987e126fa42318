import type { ReactNode } from 'react';
import { Button } from './button';
import { LogoMark } from './logo';
import { commonTexts } from './texts';
import { useTexts } from './use-texts';

type Props = {
  title: string;
  message: string;
  retry?: () => void;
  /** Where to go on, in place of trying again. */
  action?: ReactNode;
};

/** An error page: what happened, what is safe, and a Retry button. */
export function ErrorState({ title, message, retry, action }: Props) {
  const common = useTexts(commonTexts);
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-6 py-20 text-center">
      <LogoMark className="mb-5 h-9 text-line-strong" />
      <h1 className="font-semibold text-ink text-xl tracking-tight">{title}</h1>
      <p className="mt-2 text-pretty text-ink-soft text-sm">{message}</p>
      {retry && (
        <div className="mt-6">
          <Button look="primary" onClick={retry}>
            {common.retry}
          </Button>
        </div>
      )}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
