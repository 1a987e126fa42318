import { exportedPages } from '@/backend/organization-limits/commands';
import { openFile } from '@/backend/storage/open-file';
import type { OrgId } from '@/domain/ids';
import { exportReadme } from '@/domain/organization-limits/export';
import { readAhead } from '@/widgets/archive/read-ahead';
import type { ArchiveEntry } from '@/widgets/archive/save-archive';

/**
 * Everything of an organization, file by file: what the server returns as texts, then the stored files, which the browser reads as the user. What was
 * deleted meanwhile is named at the end.
 * @throws AppError `permission-denied`, `unavailable`, `cancelled` if the signal aborts
 */
export async function* organizationArchive(organization: OrgId, signal: AbortSignal): AsyncGenerator<ArchiveEntry> {
  const missing: string[] = [];
  const start = `organizations/${organization}/`;
  for await (const { entries, files } of exportedPages(organization)) {
    signal.throwIfAborted();
    for (const { name, text } of entries) yield { name, input: text };
    for await (const { source, opened } of readAhead(files, ({ path }) => openFile(path, signal))) {
      if (opened) yield { name: `files/${source.path.slice(start.length)}`, input: opened.body ?? '' };
      else missing.push(source.path);
    }
  }
  yield { name: 'README.txt', input: exportReadme({ organization, at: new Date(), missing }) };
}
