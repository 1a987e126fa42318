import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '@/domain/app-error';
import { withoutFiles } from '@/domain/files/uses';
import type { PoiId } from '@/domain/ids';
import { translationsPath } from '@/domain/languages/translations-address';
import { plural } from '@/domain/plural';
import { type CheckKind, checkKinds, type Finding, findingsIn, storedFilesIn, withoutLink } from '@/domain/publishing/check';
import { editPointPath } from '@/domain/publishing/edit-point-address';
import type { TourLink } from '@/domain/publishing/linked-tours';
import type { PublishedContent } from '@/domain/publishing/published-content';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import { CheckLines, type Mend } from './check-lines';
import type { Excluded } from './selection-tree';
import { type ClosedLink, tourLinks, useFileCheck, useIncompleteLanguages, useMend } from './use-check';

type Props = {
  tour: Tour;
  publication: PublishedContent;
  /** Whether it is an edited copy of a version, which isn't in the editor. */
  isCopy: boolean;
  excluded: Excluded;
  change: (changes: { excluded: Excluded }) => void;
};

/** What to look at before a tour becomes public: each finding leads to its place, and can be mended here where that needs no look at the scan. */
export function CheckBeforePublishing({ tour, publication, isCopy, excluded, change }: Props) {
  const canShow = !isCopy;
  const leaveOut = (poi: PoiId) => change({ excluded: { ...excluded, pois: new Set([...excluded.pois, poi]) } });
  const findings = useMemo(() => findingsIn(publication), [publication]);
  const languages = useIncompleteLanguages(tour, publication);
  const count = findings.length + languages.length;
  return (
    <section aria-label="Check before publishing" className="flex flex-col gap-2 rounded-lg bg-sunken px-4 py-3 text-ink-soft text-sm">
      <h3 className="font-medium text-ink">Check before publishing</h3>
      <p>
        {count === 0
          ? 'Nothing in the points and texts needs a look.'
          : plural(count, { one: '# place needs a look.', other: '# places need a look.' })}
      </p>
      {checkKinds.map((kind) => (
        <Group
          key={kind}
          tour={tour}
          kind={kind}
          findings={findings.filter((finding) => finding.kind === kind)}
          canShow={canShow}
          onLeaveOut={leaveOut}
        />
      ))}
      {languages.map(({ tag, name, missing, outdated, texts }) => (
        <p key={tag} className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 grow">
            {name}: {missing} of {plural(texts, { one: '# text', other: '# texts' })} missing{outdated > 0 && `, ${outdated} outdated`}
          </span>
          {canShow && (
            <Link to={`${translationsPath(tour.id)}?language=${tag}`} target="_blank" className="text-accent underline">
              Show {name}
            </Link>
          )}
        </p>
      ))}
      <Files tour={tour} publication={publication} canShow={canShow} />
    </section>
  );
}

const labels: Readonly<Record<CheckKind, { one: string; other: string }>> = {
  required: { one: '# point lacks what a version needs', other: '# points lack what a version needs' },
  link: { one: '# link leads nowhere', other: '# links lead nowhere' },
  view: { one: '# point has no view', other: '# points have no view' },
  text: { one: '# point has no text', other: '# points have no text' },
  alt: { one: '# image has no alternative text', other: '# images have no alternative text' },
  email: { one: '# email address in a text', other: '# email addresses in texts' },
};

type GroupProps = {
  tour: Tour;
  kind: CheckKind;
  findings: readonly Finding[];
  canShow: boolean;
  onLeaveOut: (poi: PoiId) => void;
};

function Group({ tour, kind, findings, canShow, onLeaveOut }: GroupProps) {
  const { mutate, isPending } = useMend(tour);
  if (findings.length === 0) return null;
  const mendOf = ({ poi, detail }: Finding): Mend | null => {
    if (!poi || kind === 'alt') return null;
    if (kind !== 'link') return { label: 'Leave out', run: () => onLeaveOut(poi.identifier) };
    return canShow
      ? {
          label: 'Remove link',
          isBusy: isPending,
          run: () => mutate((folders) => withoutLink(folders, tour.pointTypes, poi.identifier, detail)),
        }
      : null;
  };
  return (
    <Disclosure label={plural(findings.length, labels[kind])}>
      <CheckLines
        lines={findings.map((finding) => ({
          name: finding.poi?.name ?? (finding.guidedTour === undefined ? 'The tour' : `Guided tour “${finding.guidedTour}”`),
          detail: kind === 'link' && finding.detail === '' ? 'No address' : finding.detail,
          to: canShow && finding.poi ? editPointPath(tour.id, finding.poi.identifier) : null,
          mend: mendOf(finding),
        }))}
      />
    </Disclosure>
  );
}

/** Files and linked pages are asked for on request, since a tour can have hundreds. */
function Files({ tour, publication, canShow }: Pick<Props, 'tour' | 'publication'> & { canShow: boolean }) {
  const checking = useFileCheck(publication);
  const { mutate, isPending } = useMend(tour);
  const files = storedFilesIn(publication);
  const links = tourLinks(publication);
  if (files.length + links.length === 0) return null;
  const remaining = new Set(files.map(({ url }) => url));
  const unreadable = (checking.data?.unreadable ?? []).filter(({ file }) => remaining.has(file.url));
  const isThere = (link: TourLink) => links.some(({ poi, address }) => poi.identifier === link.poi.identifier && address === link.address);
  const closed = (checking.data?.closed ?? []).filter(({ link }) => isThere(link));
  const mendFile = (path: string) => mutate((folders) => withoutFiles(folders, new Set([path])));
  const mendLink = ({ poi, address }: TourLink) => mutate((folders) => withoutLink(folders, tour.pointTypes, poi.identifier, address));
  return (
    <div className="flex flex-col items-start gap-2">
      <Button size="small" busy={checking.isPending} onClick={() => checking.mutate()}>
        {checkLabel(files.length, links.length)}
      </Button>
      {checking.error && (
        <p role="alert" className="text-danger">
          {errorMessage(checking.error)}
        </p>
      )}
      {checking.isSuccess && <p role="status">{resultText({ files, links, unreadable, closed })}</p>}
      <CheckLines
        lines={[
          ...unreadable.map(({ file: { name, path, pois }, problem }) => ({
            name,
            detail: problem,
            to: canShow && pois[0] ? editPointPath(tour.id, pois[0].identifier) : null,
            mend: canShow && pois.length > 0 ? { label: 'Remove file', isBusy: isPending, run: () => mendFile(path) } : null,
          })),
          ...closed.map(({ link, problem }) => ({
            name: link.poi.name,
            detail: `${link.address}: ${problem}`,
            to: canShow ? editPointPath(tour.id, link.poi.identifier) : null,
            mend: canShow ? { label: 'Remove link', isBusy: isPending, run: () => mendLink(link) } : null,
          })),
        ]}
      />
    </div>
  );
}

function checkLabel(files: number, links: number): string {
  const linked = plural(links, { one: '# linked page', other: '# linked pages' });
  if (files === 0) return `Check ${linked}`;
  return `Check ${plural(files, { one: '# file', other: '# files' })}${links === 0 ? '' : ` and ${linked}`}`;
}

type Found = Record<'files' | 'links' | 'unreadable', readonly unknown[]> & { closed: readonly Pick<ClosedLink, 'isUnknown'>[] };

function resultText({ files, links, unreadable, closed }: Found): string {
  const ofFiles =
    unreadable.length === 0
      ? 'All files can be read.'
      : plural(unreadable.length, { one: '# file can’t be read.', other: '# files can’t be read.' });
  return [files.length > 0 && ofFiles, links.length > 0 && linksText(closed)].filter(Boolean).join(' ');
}

function linksText(closed: Found['closed']): string {
  if (closed.length === 0) return 'Visitors can open all linked pages.';
  const unknown = closed.filter(({ isUnknown }) => isUnknown).length;
  const closedText = plural(closed.length - unknown, {
    one: '# link leads to a page that visitors can’t open.',
    other: '# links lead to pages that visitors can’t open.',
  });
  const unknownText = plural(unknown, { one: '# link could not be checked.', other: '# links could not be checked.' });
  return [closed.length > unknown && closedText, unknown > 0 && unknownText].filter(Boolean).join(' ');
}
