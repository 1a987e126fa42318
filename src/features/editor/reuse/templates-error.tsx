import { errorMessage } from '@/domain/app-error';
import { Button } from '@/ui/button';
import type { Templates } from './use-templates';

/** Why the templates could not be listed, with a button to try again; nothing once they are listed. */
export function TemplatesError({ templates, error, retry }: Templates) {
  if (!error || templates) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-danger-wash px-3 py-2.5 text-sm">
      <p role="alert" className="min-w-0 text-pretty text-danger">
        The organization’s templates couldn’t be listed. {errorMessage(error)}
      </p>
      <Button size="small" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
