import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '@/ui/error-boundary';
import { useArea } from './area';
import { FirstLookSlot } from './first-look/first-look-slot';
import { SessionGate, VisitorSession } from './session-gate';
import { Splash } from './splash';
import { StartFailure } from './start-failure';
import { Toasts } from './toasts';

const SignedInApp = lazy(() => import('./signed-in-app').then(({ SignedInApp }) => ({ default: SignedInApp })));
const SignInScreen = lazy(() => import('@/features/auth/sign-in-screen').then(({ SignInScreen }) => ({ default: SignInScreen })));
const VisitorApp = lazy(() => import('./visitor-app').then(({ VisitorApp }) => ({ default: VisitorApp })));

/**
 * The two halves of the app. Nothing of the dashboard, no router and no Firestore, is loaded before somebody is signed in; nothing of the
 * dashboard, and no session, is waited for on a visitor's page.
 */
export function App() {
  const area = useArea();
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
