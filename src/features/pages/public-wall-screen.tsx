import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { wallScreenQueries } from '@/backend/wall-screens/queries';
import { isAppError } from '@/domain/app-error';
import { orgId } from '@/domain/ids';
import { wallScreenAddress } from '@/domain/wall-screens';
import { buttonStyle } from '@/ui/button';
import { NewWindow } from '@/ui/new-window';
import { useTabTitle } from '@/ui/tab-title';
import { commonTexts } from '@/ui/texts';
import { useTexts } from '@/ui/use-texts';
import { NotOpen } from '@/widgets/not-open';
import { SiteFrame, siteInFrame } from '@/widgets/site-frame';
import { wallScreenTexts } from './texts';

/** A page of another site that an organization shows, with its address below. @see ROUTE-040 OLD-036 OLD-037 ACCESS-074 */
export function PublicWallScreen() {
  const { organization = '', id = '' } = useParams();
  const t = useTexts(wallScreenTexts);
  const common = useTexts(commonTexts);
  const tabTitle = useTabTitle(t.title);
  const { data: screen, error } = useQuery({ ...wallScreenQueries.one(orgId(organization), id), retryOnMount: false });
  if (error && !isAppError(error, 'permission-denied')) throw error;
  if (screen === undefined && !error) return <div role="status" aria-label={common.loading} className="h-dvh bg-canvas" />;
  const address = screen ? wallScreenAddress(screen) : null;
  return (
    <main aria-label={t.title} className="flex h-dvh flex-col bg-canvas">
      <title>{tabTitle}</title>
      {address ? <Page address={address} /> : <NotShown />}
    </main>
  );
}

function Page({ address }: { address: string }) {
  const t = useTexts(wallScreenTexts);
  const framed = siteInFrame(address);
  return (
    <>
      <h1 className="sr-only">{t.title}</h1>
      {framed ? <SiteFrame address={framed} title={t.shownPage} /> : <InNewWindow address={address} />}
    </>
  );
}

function InNewWindow({ address }: { address: string }) {
  const t = useTexts(wallScreenTexts);
  return (
    <>
      <div className="grid min-h-0 grow place-content-center justify-items-center gap-4 p-6 text-center">
        <p className="max-w-[46ch] text-pretty text-ink-soft text-sm">{t.newWindow}</p>
        <a href={address} target="_blank" rel="noopener noreferrer" className={buttonStyle({ look: 'primary' })}>
          {t.open}
          <NewWindow />
        </a>
      </div>
      <p dir="ltr" className="truncate border-line border-t px-4 py-2 text-ink-soft text-xs">
        {address}
      </p>
    </>
  );
}

function NotShown() {
  const t = useTexts(wallScreenTexts);
  return (
    <div className="grid grow place-items-center">
      <NotOpen title={t.notPublicTitle} message={t.notPublic} />
    </div>
  );
}
