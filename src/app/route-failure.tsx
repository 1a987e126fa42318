import { AppError, isAppError } from '@/domain/app-error';
import { ErrorState } from '@/ui/error-state';
import { LazyPart } from '@/ui/lazy-part';
import { useOnline, useOnReconnect } from '@/ui/use-online';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from '@/widgets/current-user';
import { canStoreTours } from '@/widgets/offline/start-worker';
import { AccessDenied } from './access-denied';
import { failureTexts } from './failure-texts';

const storedHere = () => import('./stored-here').then((part) => part.StoredHere);

type Props = { error: unknown; retry: () => void };

/** The error page of a route. Missing and forbidden pages look the same. That what was saved is safe is said to members: a visitor saved nothing. */
export function RouteFailure({ error, retry }: Props) {
  const t = useTexts(failureTexts);
  const isMember = useCurrentUser() !== null;
  if (isAppError(error, 'permission-denied') || isAppError(error, 'not-found')) return <AccessDenied retry={retry} />;
  if (error instanceof AppError) return <LoadFailure error={error} retry={retry} />;
  return (
    <ErrorState title={t.unexpectedTitle} message={isMember ? t.unexpectedButSafe : t.unexpected} retry={() => window.location.reload()} />
  );
}

type LoadProps = { error: AppError; retry: () => void };

function LoadFailure({ error: { message }, retry }: LoadProps) {
  const t = useTexts(failureTexts);
  const isMember = useCurrentUser() !== null;
  const isOnline = useOnline();
  useOnReconnect(retry);
  return (
    <>
      <ErrorState title={t.loadTitle} message={isMember ? t.butSafe({ problem: message }) : message} retry={retry} />
      {!isOnline && canStoreTours() && <LazyPart isOptional load={storedHere} props={{}} />}
    </>
  );
}
