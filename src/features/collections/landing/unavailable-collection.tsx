import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonStyle } from '@/ui/button';
import { FilledText } from '@/ui/filled-text';
import { LogoMark } from '@/ui/logo';
import { commonTexts } from '@/ui/texts';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from '@/widgets/current-user';
import { useSignOut } from '@/widgets/use-sign-out';
import { collectionLandingTexts } from './texts';

/** @see COLL-029 COLL-030 COLL-031 */
export function UnavailableCollection() {
  const t = useTexts(collectionLandingTexts);
  const common = useTexts(commonTexts);
  const currentUser = useCurrentUser();
  const { leave: signOut, isSigningOut } = useSignOut();
  useEffect(() => console.warn('Collection is not available'), []);
  return (
    <main tabIndex={-1} className="grid min-h-dvh place-items-center bg-canvas px-6 py-20 outline-none">
      {/* biome-ignore lint/plugin/no-literal-text: a name */}
      <title>{`${t.notFound} - Loggia`}</title>
      <div className="flex max-w-md flex-col items-center text-center">
        <LogoMark className="mb-5 h-9 text-line-strong" />
        <h1 className="font-semibold text-ink text-xl tracking-tight">{t.notFound}</h1>
        <p className="wrap-anywhere mt-2 text-pretty text-ink-soft text-sm">
          {currentUser?.email ? (
            <FilledText text={t.notFoundReason} values={{ email: <bdi dir="ltr">{currentUser.email}</bdi> }} />
          ) : (
            t.notFoundReasonWithoutEmail
          )}
        </p>
        <p className="mt-6 flex flex-wrap justify-center gap-3">
          <Link to="/" className={buttonStyle({ look: 'primary' })}>
            {common.home}
          </Link>
          <Button busy={isSigningOut} onClick={signOut}>
            {common.signOut}
          </Button>
        </p>
      </div>
    </main>
  );
}
