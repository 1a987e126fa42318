import { AppError } from '@/domain/app-error';
import { ErrorState } from '@/ui/error-state';

type Props = { error: unknown };

/** Shown when the app can't start: says what is missing, if known. */
export function StartFailure({ error }: Props) {
  const reload = () => window.location.reload();
  if (!(error instanceof AppError)) {
    return (
      <ErrorState
        title="Something went wrong"
        message="Loggia ran into an unexpected error. Select Retry to reload the page."
        retry={reload}
      />
    );
  }
  const title = error.code === 'failed-precondition' ? 'Loggia isn’t set up yet' : 'Loggia couldn’t start';
  return <ErrorState title={title} message={error.message} retry={reload} />;
}
