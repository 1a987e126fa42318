import { errorMessage } from '@/domain/app-error';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import type { Templates } from './use-templates';

/** Why the templates could not be listed, with a button to try again; nothing once they are listed. */
export function TemplatesError({ templates, hasFailed, error, isFetching, retry }: Templates) {
  if (templates || !hasFailed) return null;
  return (
    <ErrorNote className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0">The organization’s templates couldn’t be listed. {error && errorMessage(error)}</p>
      <Button size="small" busy={isFetching} onClick={retry}>
        Try again
      </Button>
    </ErrorNote>
  );
}
