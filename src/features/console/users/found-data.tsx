import type { ReactNode } from 'react';
import { type FoundPerson, maxTexts } from '@/domain/personal-data/found';
import { formatNumber } from '@/domain/plural';
import { dateFormat } from '@/language/formats';
import { CountTable } from '@/widgets/visits/count-table';

type Props = { found: FoundPerson; isErased: boolean };

const inWords = dateFormat({ dateStyle: 'long' });

/** What is found of a person, what becomes of it, and what stays. */
export function FoundData({ isErased, found: { hasAccount, places, files, texts, textCount, stays, backupsUntil } }: Props) {
  const isEmpty = places.length === 0 && files === 0;
  return (
    <>
      <Part title={isErased ? 'What was deleted or rewritten' : 'What is deleted or rewritten'}>
        <p className="text-pretty text-ink-soft text-sm">
          {accountWords(hasAccount, isErased)}{' '}
          {isEmpty
            ? 'No document or file has this person.'
            : 'What belongs to an organization stays, with “a former member” in place of the person.'}
        </p>
        {!isEmpty && <Places places={places} files={files} />}
      </Part>
      {textCount > 0 && (
        <Part title="Texts that name the person">
          <p className="text-pretty text-ink-soft text-sm">
            People wrote these, so they are not changed. Change them by hand if that is asked for.
            {textCount > maxTexts && ` Only the first ${maxTexts} of ${formatNumber(textCount)} are listed here. ${wholeList(isErased)}`}
          </p>
          <ul className="flex max-h-80 flex-col overflow-y-auto rounded-md border border-line text-sm">
            {texts.map(({ path, fields }) => (
              <li key={path} className="wrap-anywhere border-line border-b px-3 py-2 last:border-b-0">
                <span className="text-ink">{path}</span> <span className="text-ink-faint">{fields.join(', ')}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="What stays">
        <ul className="flex list-disc flex-col gap-1.5 ps-5 text-pretty text-ink-soft text-sm">
          {stays.map(({ title, count, reason }) => (
            <li key={title}>
              {title}, {formatNumber(count)}: {reason}.
            </li>
          ))}
          <li>Backups, until {inWords.format(new Date(backupsUntil))} at the latest. A restored one is erased again.</li>
          <li>What people stored on their own devices.</li>
        </ul>
      </Part>
    </>
  );
}

/** Once the account is gone, nobody knows its name any more. */
const wholeList = (isErased: boolean): string =>
  isErased
    ? 'An operator still finds those with the address: npm run person -- erase ADDRESS --dry-run.'
    : 'Before you erase, let an operator list all of them: npm run person -- erase ADDRESS --dry-run.';

function accountWords(hasAccount: boolean, isErased: boolean): string {
  if (!hasAccount) return 'There is no account with this address.';
  return isErased ? 'The account is deleted.' : 'The account is deleted last.';
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="flex flex-col gap-3">
    <h2 className="font-semibold text-base text-ink">{title}</h2>
    {children}
  </section>
);

const Places = ({ places, files }: Pick<FoundPerson, 'places' | 'files'>) => (
  <CountTable
    caption="Documents and files"
    first="Where"
    columns={['Deleted', 'Rewritten']}
    rows={[
      ...places.map(({ path, title, about, named }) => ({
        id: path,
        name: title,
        note: path,
        values: [formatNumber(about), formatNumber(named)],
      })),
      ...(files > 0 ? [{ id: 'files', name: 'Files they uploaded', values: ['0', formatNumber(files)] }] : []),
    ]}
  />
);
