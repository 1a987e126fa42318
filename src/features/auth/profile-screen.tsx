import { Suspense } from 'react';
import { type Identity, mustVerify } from '@/domain/access/identity';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { LazyBoundary, LazyComponent } from '@/ui/lazy-component';
import { Page } from '@/ui/page';
import { useCurrentUser } from '@/widgets/current-user';
import { useRoleTitle } from '@/widgets/use-role-title';
import { useSignOut } from '@/widgets/use-sign-out';
import { ProfilePassword } from './profile-password';
import { ProfileSection } from './profile-section';
import { ResendVerification } from './resend-verification';
import { useSignInMethods } from './use-sign-in-methods';
import { useVerification } from './use-verification';

const offlineTours = () => import('./offline-tours').then((part) => part.OfflineTours);

/** The current user's account details and actions. @see ROUTE-039 */
export function ProfileScreen() {
  const currentUser = useCurrentUser();
  const { leave: signOut, isSigningOut } = useSignOut();
  if (!currentUser) return null;
  return (
    <Page title="Your account" description={currentUser.email || 'No email address'}>
      <div className="flex max-w-2xl flex-col gap-6">
        <ProfileSection title="You">
          <AccountDetails currentUser={currentUser} />
        </ProfileSection>
        {mustVerify(currentUser) && (
          <ProfileSection title="Verification">
            <Verification email={currentUser.email} />
          </ProfileSection>
        )}
        <ProfileSection title="Password">
          <Password email={currentUser.email} />
        </ProfileSection>
        <LazyBoundary>
          <Suspense>
            <LazyComponent load={offlineTours} props={{}} />
          </Suspense>
        </LazyBoundary>
        <ProfileSection title="This browser">
          <div className="flex items-center justify-between gap-x-8 gap-y-4 max-sm:flex-wrap">
            <p className="text-pretty text-ink-soft text-sm">
              Signing out ends the session in all tabs and deletes offline data from this browser.
            </p>
            <Button busy={isSigningOut} onClick={signOut}>
              Sign out
            </Button>
          </div>
        </ProfileSection>
      </div>
    </Page>
  );
}

function Password({ email }: { email: string }) {
  const methods = useSignInMethods();
  return methods ? <ProfilePassword email={email} methods={methods} /> : <div aria-hidden className="skeleton h-10" />;
}

function Verification({ email }: { email: string }) {
  useVerification(true);
  return (
    <>
      <p className="text-pretty text-ink-soft text-sm">
        Follow the link in the email we sent to this address. This page updates by itself, and everything else becomes available.
      </p>
      <ResendVerification email={email} />
    </>
  );
}

function AccountDetails({ currentUser }: { currentUser: Identity }) {
  const roleTitle = useRoleTitle(currentUser.organization);
  const details: [string, string][] = [
    ['Name', currentUser.displayName || 'Not set'],
    ['Email', currentUser.email || 'None'],
    ['Organization', currentUser.organization ?? 'None'],
    ['Role', roleTitle || '…'],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[8rem_1fr]">
      {details.map(([name, value]) => (
        <div key={name} className="grid gap-0.5 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-ink-faint">{name}</dt>
          <dd className="wrap-anywhere font-medium text-ink">{value}</dd>
        </div>
      ))}
      <div className="grid items-center gap-0.5 sm:col-span-2 sm:grid-cols-subgrid">
        <dt className="text-ink-faint">Verification</dt>
        <dd>{mustVerify(currentUser) ? <Badge look="danger">Email not verified</Badge> : <Badge look="accent">Verified</Badge>}</dd>
      </div>
    </dl>
  );
}
