import { lazy, Suspense, useEffect } from 'react';
import { mayBeSignedIn } from '@/backend/auth/remembered';
import { ErrorBoundary } from '@/ui/error-boundary';
import { useArea } from './area';
import { FirstLookSlot } from './first-look/first-look-slot';
import { SessionGate, VisitorSession } from './session-gate';
import { Splash } from './splash';
import { StartFailure } from './start-failure';
import { Toasts } from './toasts';

const loadSignedInApp = () => import('./signed-in-app');
const SignedInApp = lazy(() => loadSignedInApp().then(({ SignedInApp }) => ({ default: SignedInApp })));
const SignInScreen = lazy(() => import('@/features/auth/sign-in-screen').then(({ SignInScreen }) => ({ default: SignInScreen })));
const VisitorApp = lazy(() => import('./visitor-app').then(({ VisitorApp }) => ({ default: VisitorApp })));

/**
 * The two halves of the app. Nothing of the dashboard, no router and no Firestore, is loaded where nobody was signed in before they are; nothing
 * of the dashboard, and no session, is waited for on a visitor's page.
 */
export function App() {
  const area = useArea();
  // whoever was signed in mostly still is: the code comes while that is found out, and is asked for again when it fails
  useEffect(() => {
    if (area === 'dashboard' && mayBeSignedIn()) loadSignedInApp().catch(() => undefined);
  }, [area]);
  return (
    <>
      <ErrorBoundary key={area} fallback={(error) => <StartFailure error={error} />}>
        {area === 'dashboard' ? (
          <Suspense fallback={<Splash />}>
            <SessionGate signIn={<SignInScreen />}>
              <SignedInApp />
            </SessionGate>
          </Suspense>
        ) : (
          <VisitorSession>
            <Suspense fallback={<FirstLookSlot otherwise={<Splash />} />}>
              <VisitorApp />
            </Suspense>
          </VisitorSession>
        )}
      </ErrorBoundary>
      <Toasts />
    </>
  );
}
