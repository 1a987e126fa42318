import { configuration } from '@/backend/config';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from '@/widgets/current-user';
import { useSignOut } from '@/widgets/use-sign-out';
import { SharedWithMe } from './shared-with-me';
import { sharedTexts } from './texts';

const link = 'rounded-sm font-medium text-accent underline underline-offset-4';

/** Home of users without an organization: invitations, and the tours others shared with them. @see AUTH-044 COLLAB-035 COLLAB-037 */
export function CollaboratorHome() {
  const t = useTexts(sharedTexts);
  const currentUser = useCurrentUser();
  const { leave: signOut, isSigningOut } = useSignOut();
  const { helpContact } = configuration();
  return (
    <>
      <title>{t.title}</title>
      <section aria-label={t.welcome} className="mb-8 rounded-2xl border border-line bg-surface px-6 py-6 shadow-card md:px-8 md:py-8">
        <h1 className="text-balance font-semibold text-2xl text-ink tracking-tight">
          {currentUser?.displayName ? t.welcomeName({ name: currentUser.displayName }) : t.welcome}
        </h1>
        <p className="wrap-anywhere mt-2 max-w-[65ch] text-pretty text-base text-ink-soft">
          {t.signedInAs({ email: currentUser?.email ?? '' })}
        </p>
        <p className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
          <button type="button" onClick={signOut} disabled={isSigningOut} className={link}>
            {t.otherAccount}
          </button>
          {helpContact && (
            <a href={`mailto:${helpContact}`} className={link}>
              {t.askForHelp}
            </a>
          )}
        </p>
      </section>
      <SharedWithMe />
    </>
  );
}
