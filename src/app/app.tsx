import { Suspense, useEffect } from 'react';
import { mayBeSignedIn } from '@/backend/auth/remembered';
import { ErrorBoundary } from '@/ui/error-boundary';
import { pathNow, useArea } from './area';
import { Placeholder } from './first-draw';
import { firstLookAddress } from './first-look/first-look-address';
import { firstLookOver } from './first-look/first-look-over';
import { FirstLookSlot } from './first-look/first-look-slot';
import { forgetFailedScreens, LazyPart, LazyScreen, loadScreen } from './lazy-screen';
import { SessionGate, VisitorSession } from './session-gate';
import { Splash } from './splash';
import { StartFailure } from './start-failure';
import { Toasts } from './toasts';

const signInScreen = () => import('@/features/auth/sign-in-screen').then(({ SignInScreen }) => SignInScreen);
const signedInApp = () => import('./signed-in-app').then(({ SignedInApp }) => SignedInApp);
// the code is asked for early (src/start/early.js), and run once there is something to see
const visitorApp = async () => {
  if (firstLookAddress(pathNow()) && !mayBeSignedIn()) await firstLookOver();
  return (await import('./visitor-app')).VisitorApp;
};

/**
 * The two halves of the app. Nothing of the dashboard, no router and no Firestore, is loaded where nobody was signed in before they are; nothing
 * of the dashboard, and no session, is waited for on a visitor's page.
 */
export function App() {
  const area = useArea();
  // most people who were signed in still are: the code is loaded while that is found out, and is asked for again when it fails
  useEffect(() => {
    if (area === 'dashboard' && mayBeSignedIn()) loadScreen(signedInApp).catch(forgetFailedScreens);
  }, [area]);
  return (
    <>
      <ErrorBoundary key={area} onReset={forgetFailedScreens} fallback={(error) => <StartFailure error={error} />}>
        {area === 'dashboard' ? (
          <Suspense fallback={waiting}>
            <SessionGate signIn={<LazyScreen load={signInScreen} />}>
              <LazyPart load={signedInApp} />
            </SessionGate>
          </Suspense>
        ) : (
          <VisitorSession>
            <Suspense fallback={<FirstLookSlot otherwise={waiting} />}>
              <LazyPart load={visitorApp} />
            </Suspense>
          </VisitorSession>
        )}
      </ErrorBoundary>
      <Toasts />
    </>
  );
}

const waiting = (
  <Placeholder>
    <Splash />
  </Placeholder>
);
