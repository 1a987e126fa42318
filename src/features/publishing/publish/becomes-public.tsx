import { allStops } from '@/domain/guided-tours/guided-tour';
import { plural } from '@/domain/plural';
import { emailsIn, type PublishedContent, publishedContentCounts } from '@/domain/publishing/published-content';

type Props = { publication: PublishedContent; isPublic: boolean };

const maxListed = 20;

/** What outsiders see once a version is open: how many points and files, and the email addresses in its texts. */
export function BecomesPublic({ publication, isPublic }: Props) {
  const { pois, files } = publishedContentCounts(publication);
  const stops = allStops(publication.guidedTours).length;
  const emails = emailsIn(publication);
  const details = detailsIn(publication);
  return (
    <section aria-label="What becomes public" className="rounded-lg bg-sunken px-4 py-3 text-ink-soft text-sm">
      <h3 className="font-medium text-ink">{isPublic ? 'This becomes public' : 'This is published, and can become public later'}</h3>
      <ul className="mt-1.5 list-disc space-y-1 ps-5 tabular-nums">
        <li>{plural(pois, { one: '# point of interest', other: '# points of interest' })} with texts, links and tags</li>
        {stops > 0 && <li>Guided tours with {plural(stops, { one: '# stop', other: '# stops' })}, their texts and narrations</li>}
        {details !== '' && <li>The tour’s {details}</li>}
        <li>
          {files === 0
            ? 'No files'
            : `${plural(files, { one: '# file', other: '# files' })}, which everybody with the address can open and save`}
        </li>
        <li>
          {emails.length === 0 ? 'No email addresses' : plural(emails.length, { one: '# email address', other: '# email addresses' })} found
          in texts
          {emails.length > 0 && (
            <ul className="wrap-anywhere mt-1 list-none text-ink">
              {emails.slice(0, maxListed).map((email) => (
                <li key={email}>{email}</li>
              ))}
              {emails.length > maxListed && <li>and {emails.length - maxListed} more</li>}
            </ul>
          )}
        </li>
      </ul>
    </section>
  );
}

const listFormat = new Intl.ListFormat('en-GB');

/** What else of the tour is published, where it has it. */
function detailsIn({ description, details: { address, floors, tourDate, defurnishId, nira } }: PublishedContent): string {
  const labels = [
    description !== '' && 'description',
    address !== '' && 'address',
    floors.length > 0 && 'floor names',
    tourDate !== '' && 'date of the scan',
    defurnishId !== '' && 'scan without furniture',
    nira !== '' && 'drone mapping',
  ];
  return listFormat.format(labels.filter((label) => label !== false));
}
