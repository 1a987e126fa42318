import { Suspense, useEffect } from 'react';
import { mayBeSignedIn } from '@/backend/auth/stored-user';
import { isFramed } from '@/backend/framed';
import { clearFailedLoads, preload } from '@/loading/load-code';
import { ErrorBoundary } from '@/ui/error-boundary';
import { TextDirection } from '@/ui/text-direction';
import { areaOf, currentPath, useArea } from './area';
import { AuthSessionGate, VisitorAuthSession } from './auth-session-gate';
import { firstLookAddress } from './first-look/first-look-address';
import { whenFirstLookPainted } from './first-look/first-look-painted';
import { FirstLookSlot } from './first-look/first-look-slot';
import { LazyScreen, LazyShell } from './lazy-screen';
import { StartFailure } from './start-failure';
import { StartSkeleton } from './start-skeleton';
import { Toasts } from './toasts';
import { Placeholder } from './wait-for-content';

const signInScreen = () => import('@/features/auth/sign-in-screen').then(({ SignInScreen }) => SignInScreen);
const signedInApp = () =>
  import('./signed-in-app').then(({ SignedInApp, loadScreenAt }) => loadScreenAt(currentPath()).then(() => SignedInApp));
// the code is preloaded (src/start/early.js) and runs once the first look is painted
const visitorApp = async () => {
  if (firstLookAddress(currentPath()) && !mayBeSignedIn()) await whenFirstLookPainted();
  return (await import('./visitor-app')).VisitorApp;
};

/** Loads the code of the first screen before rendering, so that it renders once. A failed load is retried when the screen renders. */
export async function loadFirstScreen(): Promise<void> {
  if (isFramed() || areaOf(currentPath()) !== 'dashboard') return;
  await preload(mayBeSignedIn() ? signedInApp : signInScreen);
}

/**
 * The two areas of the app. The dashboard code, router and Firestore are loaded only once a user is signed in; visitors' pages wait for neither
 * dashboard code nor a session.
 */
export function App() {
  const area = useArea();
  // most remembered users are still signed in: preload the code while the session resolves; a failed load is retried later
  useEffect(() => {
    if (area === 'dashboard' && mayBeSignedIn()) void preload(signedInApp);
  }, [area]);
  return (
    <TextDirection>
      <ErrorBoundary key={area} onReset={clearFailedLoads} fallback={(error) => <StartFailure error={error} />}>
        {area === 'dashboard' ? (
          <Suspense fallback={loadingFallback}>
            <AuthSessionGate signIn={<LazyScreen load={signInScreen} />}>
              <LazyShell load={signedInApp} />
            </AuthSessionGate>
          </Suspense>
        ) : (
          <VisitorAuthSession>
            <Suspense fallback={<FirstLookSlot fallback={loadingFallback} />}>
              <LazyShell load={visitorApp} />
            </Suspense>
          </VisitorAuthSession>
        )}
      </ErrorBoundary>
      <Toasts />
    </TextDirection>
  );
}

const loadingFallback = (
  <Placeholder>
    <StartSkeleton />
  </Placeholder>
);
