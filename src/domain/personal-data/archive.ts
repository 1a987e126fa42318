import { escapeHtml } from '../escape-html';
import type { Stored } from '../stored';
import type { ExportedDocument, PersonExport } from './export';
import { personalGroups } from './personal-place';

/** A file of the archive. */
export type ArchiveFile = { name: string; input: string };

/** The name of an archive, by the day on which it was made. */
export const archiveName = ({ exportedAt }: Pick<PersonExport, 'exportedAt'>): string =>
  `Loggia personal data ${exportedAt.slice(0, 10)}.zip`;

/** A person's data as files: a page to read, and JSON by place for programs. */
export const archiveFiles = (data: PersonExport): ArchiveFile[] => [
  { name: 'index.html', input: pageOf(data) },
  { name: 'account.json', input: jsonOf({ exportedAt: data.exportedAt, person: data.person, account: data.account }) },
  ...data.places.map((place) => ({ name: `places/${fileNameOf(place.path)}.json`, input: jsonOf(place) })),
  ...(data.files.length > 0 ? [{ name: 'files.json', input: jsonOf(data.files) }] : []),
];

const jsonOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Such as "tours-threads". */
const fileNameOf = (path: string): string =>
  path
    .split('/')
    .filter((part) => !part.startsWith('{'))
    .join('-');

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:2rem 1rem;color:#1f2937;background:#fff}
h1,h2,h3{line-height:1.25}h2{margin-top:3rem}table{border-collapse:collapse;width:100%;margin:0 0 1.5rem;font-size:14px}
th,td{border:1px solid #d1d5db;padding:.4rem .6rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}th{width:14rem;font-weight:600}
ul{padding-inline-start:1.25rem}.path{color:#6b7280;font-weight:400;overflow-wrap:anywhere}`;

function pageOf({ exportedAt, person, account, places, files }: PersonExport): string {
  const groups = Object.entries(personalGroups).map(([group, title]) => {
    const inGroup = places.filter((place) => place.group === group);
    const parts = inGroup.map(
      ({ title: name, documents }) => `<h3>${escapeHtml(name)} (${documents.length})</h3>\n${documents.map(tableOf).join('\n')}`,
    );
    if (group === 'account' && account) parts.unshift(`<h3>Sign-in</h3>\n${rowsOf(account)}`);
    if (group === 'name' && files.length > 0) parts.push(`<h3>Files you uploaded (${files.length})</h3>\n${listOf(files)}`);
    return `<section>\n<h2>${title}</h2>\n${parts.join('\n') || '<p>Nothing.</p>'}\n</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your data in Loggia</title><style>${style}</style></head>
<body>
<h1>Your data in Loggia</h1>
<p>Of ${escapeHtml([person.name, person.email].filter(Boolean).join(', '))}, on ${escapeHtml(exportedAt.slice(0, 10))}. Times are in UTC. The folder “places” has the same for programs.
Of what belongs to an organization, this has where you are named, and not its content.</p>
${groups.join('\n')}
</body>
</html>
`;
}

const listOf = (texts: readonly string[]): string => `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;

const tableOf = ({ path, fields, parts = [] }: ExportedDocument): string =>
  rowsOf({ ...fields, ...(parts.length > 0 && { 'In it': parts }) }, `<caption class="path">${escapeHtml(path)}</caption>`);

const rowsOf = (fields: Stored, caption = ''): string =>
  `<table>${caption}${Object.entries(fields)
    .map(([field, value]) => `<tr><th scope="row">${escapeHtml(field)}</th><td>${escapeHtml(textOf(value))}</td></tr>`)
    .join('')}</table>`;

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ');
  return JSON.stringify(value ?? null);
}
