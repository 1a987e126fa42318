import { configuration } from '@/backend/config';
import { useSignOut } from '@/widgets/use-sign-out';
import { useWho } from '@/widgets/who';
import { SharedWithMe } from './shared-with-me';

const link = 'rounded-sm font-medium text-accent underline underline-offset-4';

/** Where someone begins who belongs to no organization: what others shared with them. @see AUTH-044 COLLAB-035 COLLAB-037 */
export function CollaboratorHome() {
  const who = useWho();
  const { leave, isLeaving } = useSignOut();
  const { helpContact } = configuration();
  return (
    <>
      <title>Shared with me</title>
      <section className="mb-8 rounded-2xl border border-line bg-surface px-6 py-6 shadow-card md:px-8 md:py-8">
        <h1 className="text-balance font-semibold text-2xl text-ink tracking-tight">Welcome{who?.displayName && `, ${who.displayName}`}</h1>
        <p className="wrap-anywhere mt-2 max-w-[65ch] text-pretty text-base text-ink-soft">
          You are signed in as {who?.email}. Tours that others shared with this address are below; your own organization’s appear once one
          has invited you.
        </p>
        <p className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
          <button type="button" onClick={leave} disabled={isLeaving} className={link}>
            Use another account
          </button>
          {helpContact && (
            <a href={`mailto:${helpContact}`} className={link}>
              Ask for help
            </a>
          )}
        </p>
      </section>
      <h2 className="mb-4 font-semibold text-base text-ink">Shared with you</h2>
      <SharedWithMe />
    </>
  );
}
