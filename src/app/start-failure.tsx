import { AppError } from '@/domain/app-error';
import { Failure } from '@/ui/failure';

type Props = { error: unknown };

/** In place of everything, when the app cannot start: says what is missing where that is known. */
export function StartFailure({ error }: Props) {
  const reload = () => window.location.reload();
  if (!(error instanceof AppError)) {
    return (
      <Failure title="Something went wrong" message="Loggia ran into an error it did not expect. What you saved is safe." retry={reload} />
    );
  }
  const title = error.code === 'failed-precondition' ? 'Loggia is not set up yet' : 'Loggia could not start';
  return <Failure title={title} message={error.message} retry={reload} />;
}
