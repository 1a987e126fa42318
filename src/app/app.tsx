import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '@/ui/error-boundary';
import { SessionGate } from './session-gate';
import { Splash } from './splash';
import { StartFailure } from './start-failure';

const SignedInApp = lazy(() => import('./signed-in-app').then(({ SignedInApp }) => ({ default: SignedInApp })));
const SignInScreen = lazy(() => import('@/features/auth/sign-in-screen').then(({ SignInScreen }) => ({ default: SignInScreen })));

/** Nothing of the dashboard, no router and no Firestore, is loaded before somebody is signed in. */
export function App() {
  return (
    <ErrorBoundary fallback={(error) => <StartFailure error={error} />}>
      <Suspense fallback={<Splash />}>
        <SessionGate signIn={<SignInScreen />}>
          <SignedInApp />
        </SessionGate>
      </Suspense>
    </ErrorBoundary>
  );
}
