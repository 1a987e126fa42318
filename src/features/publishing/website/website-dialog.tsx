import { useState } from 'react';
import { errorMessage } from '@/domain/app-error';
import { localKeys } from '@/domain/application/local-keys';
import { languageName } from '@/domain/languages/language-tags';
import { plural } from '@/domain/plural';
import { bytesText } from '@/domain/publishing/labels';
import type { PublicationVersion } from '@/domain/publishing/publication-version';
import type { Tour } from '@/domain/tours/tour';
import { preferredLanguage } from '@/language/languages';
import { namedLanguages } from '@/language/named-languages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { ErrorState } from '@/ui/error-state';
import { ProgressBar } from '@/ui/progress-bar';
import { SelectField } from '@/ui/select-field';
import { readSetting } from '@/ui/settings';
import type { DownloadState } from '@/widgets/archive/use-archive-download';
import { usePlan, type WebsitePlan, websiteDescription } from './use-plan';
import { useWebsiteDownload } from './use-website-download';

type Props = { tour: Tour; version: PublicationVersion; onClose: () => void };

/** Packs a version as a website of its own, and says before what is in it. */
export function WebsiteDialog({ tour, version, onClose }: Props) {
  const { plan, error, retry } = usePlan(tour, version);
  const { state, start, cancel } = useWebsiteDownload(plan);
  const [language, setLanguage] = useState(() => preferredLanguage([readSetting(localKeys.language)]));
  const isRunning = state.name === 'running';
  return (
    <Dialog
      title={`Download “${version.name}” as a website`}
      description="An archive that works on any web server, without Loggia."
      open
      // a press beside the dialog ends no long download
      onClose={() => !isRunning && onClose()}
      footer={
        <>
          <Button onClick={isRunning ? cancel : onClose}>{state.name === 'done' ? 'Done' : 'Cancel'}</Button>
          {state.name !== 'done' && (
            <Button look="primary" busy={isRunning} disabled={!plan} onClick={() => start(language)}>
              {state.name === 'failed' ? 'Try again' : 'Download'}
            </Button>
          )}
        </>
      }
    >
      {plan && <Contents plan={plan} />}
      {plan && plan.snapshot.languages.length < 2 && (
        <div className="mt-5">
          <SelectField
            label="Language"
            hint="Of the page’s own words. Texts of the tour stay as they are."
            value={language}
            disabled={isRunning}
            onChange={({ target }) => setLanguage(target.value)}
            options={namedLanguages().map(({ code, name, isReviewed }) => ({
              value: code,
              label: isReviewed ? name : `${name} (not reviewed)`,
            }))}
          />
        </div>
      )}
      {!plan && !error && <div role="status" aria-label="Loading what the archive contains" className="skeleton h-32 rounded-lg" />}
      {!plan && error && <ErrorState title="The version couldn’t be loaded" message={errorMessage(error)} retry={retry} />}
      {plan && <Result state={state} bytes={plan.bytes} />}
    </Dialog>
  );
}

const listFormat = new Intl.ListFormat('en-GB');

const scanTexts = {
  provider: 'No 3D scan: it belongs to its provider and stays there. The page links to the live version while that is public.',
  private: 'No 3D scan: it is private.',
  none: 'No 3D scan: this version has none.',
};

function Contents({ plan: { version, snapshot, scan, noScan, bytes, files, tour } }: { plan: WebsitePlan }) {
  const fileCount = new Set([...files.values()].map(({ path }) => path)).size;
  const counted = [
    plural(version.poiCount, { one: '# point', other: '# points' }),
    snapshot.floorplans.length > 0 && plural(snapshot.floorplans.length, { one: '# floor plan', other: '# floor plans' }),
    snapshot.documents.length > 0 && plural(snapshot.documents.length, { one: '# document', other: '# documents' }),
  ].filter((count) => count !== false);
  const lines = [
    `A page with ${listFormat.format(counted)}, which needs no JavaScript`,
    websiteDescription({ tour, snapshot }).trim() !== '' &&
      (snapshot.details ? 'The description of the tour' : 'The description of the tour as it is now'),
    noScan === null ? 'The 3D scan, which visitors can walk through without a connection to the internet' : scanTexts[noScan],
    snapshot.languages.length > 1 && `A page for each of: ${listFormat.format(snapshot.languages.map((tag) => languageName(tag, 'en')))}`,
    fileCount > 0 && plural(fileCount, { one: '# file', other: '# files' }),
    'The version as data, and a text that says how to serve it',
  ].filter((line) => line !== false);
  return (
    <div className="flex flex-col gap-3 text-ink-soft text-sm">
      <p>The archive contains:</p>
      <ul className="flex list-disc flex-col gap-1.5 ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        About <strong className="font-medium text-ink">{bytesText(bytes)}</strong>
        {scan ? ', most of which is the scan.' : '.'} Everybody with the archive can see all of it, also after the version is unpublished.
      </p>
    </div>
  );
}

function Result({ state, bytes }: { state: DownloadState; bytes: number }) {
  if (state.name === 'running') {
    const text = `${plural(state.progress.files, { one: '# file', other: '# files' })}, ${bytesText(state.progress.bytes)} so far`;
    return (
      <div className="mt-5 flex flex-col gap-2">
        <ProgressBar label="Packing the website" value={state.progress.bytes / Math.max(bytes, 1)} valueText={text} />
        <p className="text-ink-soft text-sm tabular-nums">{text}</p>
      </div>
    );
  }
  if (state.name === 'failed') {
    return <ErrorNote className="mt-5">Nothing was saved: {state.message}</ErrorNote>;
  }
  if (state.name === 'idle') return null;
  return (
    <p role="status" className="mt-5 rounded-md bg-accent-wash px-3 py-2.5 text-ink text-sm">
      The website is downloaded: {plural(state.progress.files, { one: '# file', other: '# files' })}, {bytesText(state.progress.bytes)}.
    </p>
  );
}
