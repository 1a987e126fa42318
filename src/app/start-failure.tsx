import { AppError } from '@/domain/app-error';
import { ErrorState } from '@/ui/error-state';
import { useTexts } from '@/ui/use-texts';
import { failureTexts } from './failure-texts';

type Props = { error: unknown };

/** Shown when the app can't start: says what is missing, if known. */
export function StartFailure({ error }: Props) {
  const t = useTexts(failureTexts);
  const reload = () => window.location.reload();
  if (!(error instanceof AppError)) {
    return <ErrorState title={t.unexpectedTitle} message={t.unexpectedStart} retry={reload} />;
  }
  const title = error.code === 'failed-precondition' ? t.setUpTitle : t.startTitle;
  return <ErrorState title={title} message={error.message} retry={reload} />;
}
