import { type Finder, formerUid } from '@/domain/personal-data/person';
import { pagesBelow, type StoredFile, setTokens } from '../core/file-service';
import { failuresOf } from '../core/for-each-of';

/** Every file of an installation is below it. */
const allFiles = 'organizations/';
/** The metadata that says who uploaded a file. */
const uploader = 'uploader';

/** What a search learns of a file: whether the person uploaded it, and which of its texts name them. */
export type FoundFile = { path: string; isTheirs: boolean; fields: string[] };

/** Files that have something of a person, page by page. */
export async function* filesOf(finder: Finder): AsyncGenerator<(FoundFile & { file: StoredFile })[]> {
  for await (const page of pagesBelow(allFiles))
    yield page.flatMap((file) => {
      const isTheirs = finder.isIn(file.custom[uploader]);
      const others = Object.entries({ ...file.custom, ...file.headers }).filter(
        ([name, value]) => name !== uploader && finder.isQuotedIn(value),
      );
      const fields = [...(finder.isQuotedIn(file.path) ? ['name'] : []), ...others.map(([name]) => name)];
      return isTheirs || fields.length > 0 ? [{ file, path: file.path, isTheirs, fields }] : [];
    });
}

/** Puts "a former member" in place of who uploaded files. @throws the first error, after all were tried; a file that changes meanwhile is tried again */
export async function forgetUploader(files: readonly StoredFile[]): Promise<void> {
  const [failed] = await failuresOf(files, async (file) => {
    if (!(await setTokens(file, file.tokens, { [uploader]: formerUid }))) throw new Error(`${file.path} changed meanwhile.`);
  });
  if (failed) throw failed;
}
