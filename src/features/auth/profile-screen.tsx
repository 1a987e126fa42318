import { type Identity, mustVerify } from '@/domain/access/identity';
import { standing } from '@/domain/access/principals';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Page } from '@/ui/page';
import { useSignOut } from '@/widgets/use-sign-out';
import { useWho } from '@/widgets/who';
import { ProfilePassword } from './profile-password';
import { ProfileSection } from './profile-section';
import { ResendVerification } from './resend-verification';
import { useSignInWays } from './use-sign-in-ways';
import { useVerification } from './use-verification';

/** What is known of who is signed in, and what they can do about it. @see ROUTE-039 */
export function ProfileScreen() {
  const who = useWho();
  const { leave, isLeaving } = useSignOut();
  if (!who) return null;
  return (
    <Page title="Your account" description={who.email || 'Without an email address'}>
      <div className="flex max-w-2xl flex-col gap-6">
        <ProfileSection title="You">
          <Facts who={who} />
        </ProfileSection>
        {mustVerify(who) && (
          <ProfileSection title="Verification">
            <Verification email={who.email} />
          </ProfileSection>
        )}
        <ProfileSection title="Password">
          <Password email={who.email} />
        </ProfileSection>
        <ProfileSection title="This browser">
          <div className="flex items-center justify-between gap-x-8 gap-y-4 max-sm:flex-wrap">
            <p className="text-pretty text-ink-soft text-sm">
              Signing out ends the session in all tabs and forgets what was kept for working offline.
            </p>
            <Button busy={isLeaving} onClick={leave}>
              Sign out
            </Button>
          </div>
        </ProfileSection>
      </div>
    </Page>
  );
}

function Password({ email }: { email: string }) {
  const ways = useSignInWays();
  return ways ? <ProfilePassword email={email} ways={ways} /> : <div aria-hidden className="skeleton h-10" />;
}

function Verification({ email }: { email: string }) {
  useVerification(true);
  return (
    <>
      <p className="text-pretty text-ink-soft text-sm">
        Follow the link in the mail that we sent to this address; this page notices by itself. Everything else opens then.
      </p>
      <ResendVerification email={email} />
    </>
  );
}

function Facts({ who }: { who: Identity }) {
  const facts: [string, string][] = [
    ['Name', who.displayName || 'Not given'],
    ['Email', who.email || 'None'],
    ['Organization', who.organization ?? 'None'],
    ['Role', standing(who)],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[8rem_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="grid gap-0.5 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-ink-faint">{name}</dt>
          <dd className="wrap-anywhere font-medium text-ink">{value}</dd>
        </div>
      ))}
      <div className="grid items-center gap-0.5 sm:col-span-2 sm:grid-cols-subgrid">
        <dt className="text-ink-faint">Verification</dt>
        <dd>{mustVerify(who) ? <Badge look="danger">Email not verified</Badge> : <Badge look="accent">Verified</Badge>}</dd>
      </div>
    </dl>
  );
}
