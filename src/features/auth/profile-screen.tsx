import { type Identity, mustVerify } from '@/domain/access/identity';
import { canRunOrganization } from '@/domain/access/principals';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { LazyPart } from '@/ui/lazy-part';
import { Page } from '@/ui/page';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from '@/widgets/current-user';
import { useRoleTitle } from '@/widgets/use-role-title';
import { useSignOut } from '@/widgets/use-sign-out';
import { profileTexts } from './account-texts';
import { Membership } from './membership';
import { ProfilePassword } from './profile-password';
import { ProfileSection } from './profile-section';
import { ResendVerification } from './resend-verification';
import { accountTexts } from './texts';
import { useSignInMethods } from './use-sign-in-methods';
import { useVerification } from './use-verification';

const notificationMails = () => import('./notification-mails').then((part) => part.NotificationMails);
const personalData = () => import('./personal-data').then((part) => part.PersonalData);
const offlineTours = () => import('./offline-tours').then((part) => part.OfflineTours);

const runsOwn = (user: Identity): boolean => user.organization !== null && canRunOrganization(user, user.organization, null);

/** The current user's account details and actions. @see ROUTE-039 */
export function ProfileScreen() {
  const t = useTexts(profileTexts);
  const account = useTexts(accountTexts);
  const currentUser = useCurrentUser();
  const { leave: signOut, isSigningOut } = useSignOut();
  if (!currentUser) return null;
  return (
    <Page title={t.title} description={currentUser.email || t.noEmail}>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <ProfileSection title={t.you}>
          <AccountDetails currentUser={currentUser} />
        </ProfileSection>
        {mustVerify(currentUser) && (
          <ProfileSection title={t.verification}>
            <Verification email={currentUser.email} />
          </ProfileSection>
        )}
        {currentUser.organization !== null && !mustVerify(currentUser) && (
          <Membership uid={currentUser.uid} organization={currentUser.organization} />
        )}
        {!mustVerify(currentUser) && (
          <LazyPart load={notificationMails} props={{ user: currentUser.uid, runsOrganization: runsOwn(currentUser) }} />
        )}
        <ProfileSection title={t.password}>
          <Password email={currentUser.email} />
        </ProfileSection>
        <LazyPart load={offlineTours} props={{}} />
        <ProfileSection title={t.browser}>
          <div className="flex items-center justify-between gap-x-8 gap-y-4 max-sm:flex-wrap">
            <p className="text-pretty text-ink-soft text-sm">{t.signOutText}</p>
            <Button busy={isSigningOut} onClick={signOut}>
              {account.signOut}
            </Button>
          </div>
        </ProfileSection>
        <ProfileSection title={t.everywhere}>
          <Everywhere uid={currentUser.uid} />
        </ProfileSection>
        <LazyPart load={personalData} props={{ email: currentUser.email, verified: !mustVerify(currentUser) }} />
      </div>
    </Page>
  );
}

async function endAllSessions(uid: string): Promise<void> {
  const [{ signOutEverywhere }, { signOut }] = await Promise.all([import('@/backend/people/accounts'), import('@/backend/auth/commands')]);
  await signOutEverywhere(uid);
  await signOut();
}

function Everywhere({ uid }: { uid: string }) {
  const t = useTexts(profileTexts);
  const { leave, isSigningOut } = useSignOut(() => endAllSessions(uid));
  return (
    <div className="flex items-center justify-between gap-x-8 gap-y-4 max-sm:flex-wrap">
      <p className="text-pretty text-ink-soft text-sm">{t.everywhereText}</p>
      <Button busy={isSigningOut} onClick={leave}>
        {t.signOutEverywhere}
      </Button>
    </div>
  );
}

function Password({ email }: { email: string }) {
  const methods = useSignInMethods();
  return methods ? <ProfilePassword email={email} methods={methods} /> : <div aria-hidden className="skeleton h-10" />;
}

function Verification({ email }: { email: string }) {
  const t = useTexts(profileTexts);
  useVerification(true);
  return (
    <>
      <p className="text-pretty text-ink-soft text-sm">{t.followLink}</p>
      <ResendVerification email={email} />
    </>
  );
}

function AccountDetails({ currentUser }: { currentUser: Identity }) {
  const t = useTexts(profileTexts);
  const roleTitle = useRoleTitle(currentUser.organization);
  const details: [string, string][] = [
    [t.name, currentUser.displayName || t.notSet],
    [t.email, currentUser.email || t.none],
    [t.organization, currentUser.organization ?? t.none],
    [t.role, roleTitle || '…'],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[8rem_1fr]">
      {details.map(([name, value]) => (
        <div key={name} className="grid gap-0.5 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-ink-faint">{name}</dt>
          <dd className="wrap-anywhere font-medium text-ink">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
      <div className="grid items-center gap-0.5 sm:col-span-2 sm:grid-cols-subgrid">
        <dt className="text-ink-faint">{t.verification}</dt>
        <dd>{mustVerify(currentUser) ? <Badge look="danger">{t.notVerified}</Badge> : <Badge look="accent">{t.verified}</Badge>}</dd>
      </div>
    </dl>
  );
}
