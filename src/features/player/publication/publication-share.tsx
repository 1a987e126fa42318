import { useState } from 'react';
import { addressAtStop } from '@/domain/guided-tours/guided-tour-address';
import { currentId } from '@/domain/publishing/publication-page-addresses';
import { shortPath, startQueryOf } from '@/domain/publishing/short-address';
import { shareText } from '@/domain/sharing/share-text';
import { addressAtView, type StartView } from '@/domain/sharing/start-address';
import { withoutLanguage } from '@/domain/sharing/without-language';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { CopyField } from '@/ui/copy-field/copy-field';
import { copyText } from '@/ui/copy-text';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';
import { commonTexts } from '@/ui/texts';
import { useTexts } from '@/ui/use-texts';
import type { OpenGuidedTour } from '@/widgets/player-session/player-state';
import { KioskSection } from '@/widgets/share-link/kiosk-section';
import { ShareLinkDetails } from '@/widgets/share-link/share-link-details';
import { SaveScreenshot } from '../share/save-screenshot';
import { StopLink } from '../share/stop-link';
import { publicationDialogTexts } from './texts';

type Props = {
  tour: Pick<Tour, 'id' | 'name' | 'matterportId' | 'thumbnailUrl'> & Partial<Pick<Tour, 'guidedTours'>>;
  organization: string;
  /** The guided tour that is open, with the stop that is shown. */
  guidedTour?: Pick<OpenGuidedTour, 'id' | 'stop'> | null;
  /** The version in short addresses; absent for what has none. */
  short?: { code: string; version: string };
  /** The view to start at, if that is wanted; null without a scan. Absent where addresses have none. */
  viewNow?: () => StartView | null;
  /** Takes a screenshot of the current view, at the size for sharing; absent without a scan. */
  screenshot?: (() => Promise<string>) | undefined;
  onClose: () => void;
};

/**
 * The short address, from which chats read a preview, with all ways to pass it on; below it the address of the page, which can be edited before it
 * is copied. Both lead to the open point, and so does the embed code. @see VIEWER-012 VIEWER-013 VIEWER-023
 */
export function PublicationShare({ tour, organization, guidedTour = null, short, viewNow, screenshot, onClose }: Props) {
  const t = useTexts(publicationDialogTexts);
  const common = useTexts(commonTexts);
  const [page] = useState(() => withoutLanguage(window.location.href));
  // the view when the dialog was opened: the address must not change while somebody copies it
  const [view] = useState(() => viewNow?.() ?? null);
  const [startsAtView, setStartsAtView] = useState(false);
  const start = view && startsAtView ? addressAtView(page, view) : page;
  const shortAddress = short && short.code !== '' ? shortAddressOf(short, start) : null;
  const [address, setAddress] = useState(page);
  const [status, setStatus] = useState<'copied' | 'copyFailed' | null>(null);
  const onCopied = () => setStatus('copied');
  const copy = () => copyText(address).then(onCopied, () => setStatus('copyFailed'));
  // both addresses lead there
  const choice = view && (
    <CheckboxField
      label={t.startsAtView}
      checked={startsAtView}
      onChange={({ target }) => {
        setStartsAtView(target.checked);
        setAddress(target.checked ? addressAtView(page, view) : page);
        setStatus(null);
      }}
    />
  );
  const ofPage = (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void copy();
      }}
    >
      <TextField
        label={t.address}
        data-first-focus={shortAddress === null || undefined}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ target }) => {
          setAddress(target.value);
          setStatus(null);
        }}
      />
      <div className="flex items-center gap-3">
        <Button look={shortAddress === null ? 'primary' : 'plain'} type="submit">
          {common.copy}
        </Button>
        <p role="status" className="text-ink-soft text-sm">
          {status && t[status]}
        </p>
      </div>
    </form>
  );
  const details = (
    <ShareLinkDetails
      // whoever sees a version can pass it on
      tour={{ ...tour, public: true }}
      address={shortAddress ?? address}
      text={shareText(organization)}
      embedded={start}
    >
      {shortAddress !== null && <CopyField label={t.shortLink} text={shortAddress} copyLabel={t.copyShortLink} isMain />}
    </ShareLinkDetails>
  );
  return (
    <Dialog title={t.share} open size="small" onClose={onClose}>
      <div className="flex flex-col gap-5">
        <StopLink guidedTour={guidedTour} page={page} shortened={(stop) => shortenedBy(short, stop)} />
        {choice}
        {shortAddress === null ? ofPage : details}
        <div className="border-line border-t pt-5">{shortAddress === null ? details : ofPage}</div>
        {short && <KioskSection address={guidedTour ? addressAtStop(page, guidedTour.id, null) : start} />}
        {screenshot && (
          <div className="border-line border-t pt-3">
            <SaveScreenshot name={tour.name} screenshot={screenshot} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

const shortenedBy = (short: Props['short'], page: string) => (short && short.code !== '' ? shortAddressOf(short, page) : page);

/** The short address of what a page shows: the tour's current version if the page follows it, else this version; from where the page starts. */
function shortAddressOf({ code, version }: { code: string; version: string }, page: string): string {
  const [path = '', search = ''] = (page.split('#')[1] ?? '').split('?');
  const isCurrent = path.endsWith(`/${currentId}`);
  return `${window.location.origin}${shortPath(code, isCurrent ? undefined : version)}${startQueryOf(new URLSearchParams(search))}`;
}
