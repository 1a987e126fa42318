import { configuration } from '@/backend/config';
import { isFramed } from '@/backend/framed';
import { frameableAddress, siteFramePath } from '@/domain/application/framed-site';
import { NewWindow } from '@/ui/new-window';
import { useTexts } from '@/ui/use-texts';
import { siteFrameTexts } from './site-frame-texts';

/** The address, if it may be shown in a frame here: never where another site frames us. */
export const siteInFrame = (address: string): string | null =>
  isFramed() ? null : frameableAddress(address, location.href, configuration().otherSites);

type Props = { address: string; title: string };

/**
 * A page of another site, through a page of ours whose policy allows it, and its address below as a link: whether a site lets itself be framed can’t be
 * found out.
 */
export function SiteFrame({ address, title }: Props) {
  const t = useTexts(siteFrameTexts);
  return (
    <>
      <iframe
        // a change of what follows “#” loads nothing
        key={address}
        src={siteFramePath(address)}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        className="min-h-0 w-full grow border-0 bg-sunken"
      />
      <p className="flex min-h-9 shrink-0 items-center border-line border-t px-4 text-xs touch:min-h-11">
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          title={t.mayRefuse}
          className="flex min-w-0 items-center text-ink-soft underline underline-offset-4 hover:text-ink touch:min-h-11"
        >
          <span dir="ltr" className="truncate">
            {address}
          </span>
          <NewWindow />
        </a>
      </p>
    </>
  );
}
