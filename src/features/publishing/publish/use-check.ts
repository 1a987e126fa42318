import { useQueries } from '@tanstack/react-query';
import { translationQueries } from '@/backend/languages/queries';
import { type LinkState, linkStateOf } from '@/backend/publishing/linked-tours';
import { fileDetails } from '@/backend/storage/list-files';
import { saveEdited } from '@/backend/tours/save-edited';
import { AppError } from '@/domain/app-error';
import { fileAddressFrom } from '@/domain/files/file-address';
import type { Folder } from '@/domain/folders/folder';
import { languageName } from '@/domain/languages/language-tags';
import { textsToTranslate } from '@/domain/languages/progress';
import { type NamedFile, storedFilesIn } from '@/domain/publishing/check';
import { type TourLink, tourLinksIn } from '@/domain/publishing/linked-tours';
import type { PublishedContent } from '@/domain/publishing/published-content';
import { randomIdentifier } from '@/domain/random';
import { editedOf } from '@/domain/tours/edited';
import type { Tour } from '@/domain/tours/tour';
import { useCurrentUser } from '@/widgets/current-user';
import { useMutation } from '@/widgets/use-mutation';

/** A language of the tour in which texts are missing or older than their source. */
export type IncompleteLanguage = { tag: string; name: string; missing: number; outdated: number; texts: number };

/** The languages in which something is missing; those that can't be read now are left out. */
export function useIncompleteLanguages(tour: Tour, publication: PublishedContent): IncompleteLanguage[] {
  const others = tour.languages.slice(1);
  const results = useQueries({ queries: others.map((tag) => ({ ...translationQueries.ofTour(tour.id, tag), retryOnMount: false })) });
  return others.flatMap((tag, index) => {
    const translations = results[index]?.data;
    if (translations === undefined) return [];
    const texts = textsToTranslate({ ...tour, ...publication }, translations?.texts ?? {});
    const count = (state: string) => texts.filter((text) => text.state === state).length;
    const [missing, outdated] = [count('missing'), count('outdated')];
    return missing + outdated === 0 ? [] : [{ tag, name: languageName(tag, 'en'), missing, outdated, texts: texts.length }];
  });
}

export type UnreadableFile = { file: NamedFile; problem: string };
/** `isUnknown` where the server did not say whether visitors can open the page. */
export type ClosedLink = { link: TourLink; problem: string; isUnknown: boolean };

/** The address of the app, to which links to our tours begin with. */
const site = () => `${location.origin}${location.pathname}`;

export const tourLinks = (publication: PublishedContent): TourLink[] => tourLinksIn(publication, site());

/** Asks for each file of the publication, and each of our tours that it links to; the result is what visitors can't open. */
export const useFileCheck = (publication: PublishedContent) =>
  useMutation({
    mutationFn: async (): Promise<{ unreadable: UnreadableFile[]; closed: ClosedLink[] }> => {
      const [files, links] = await Promise.all([
        Promise.all(storedFilesIn(publication).map(async (file) => ({ file, problem: await problemOf(file) }))),
        Promise.all(tourLinks(publication).map(async (link) => ({ link, state: await linkStateOf(link.linked) }))),
      ]);
      return {
        unreadable: files.flatMap(({ file, problem }) => (problem === null ? [] : [{ file, problem }])),
        closed: links.flatMap(({ link, state }) => {
          const problem = linkProblems[state];
          return problem === null ? [] : [{ link, problem, isUnknown: state === 'unknown' }];
        }),
      };
    },
    meta: { failed: null },
  });

const linkProblems: Readonly<Record<LinkState, string | null>> = {
  open: null,
  members: 'visitors must sign in to open it',
  closed: 'visitors can’t open it',
  gone: 'it no longer exists',
  unknown: 'the server did not say whether visitors can open it; check again later',
};

async function problemOf({ path, token }: NamedFile): Promise<string | null> {
  try {
    const { url } = await fileDetails(path);
    return fileAddressFrom(url)?.token === token ? null : 'its address was closed';
  } catch (error) {
    if (!(error instanceof AppError) || !(error.code in unreadable)) throw error;
    return unreadable[error.code as keyof typeof unreadable];
  }
}

const unreadable = { 'not-found': 'it no longer exists', 'permission-denied': 'it belongs to a tour that you have no permission to open' };

/** Saves the tour with its folders mended. */
export function useMend(tour: Tour) {
  const author = useCurrentUser();
  return useMutation({
    mutationFn: async (mend: (folders: readonly Folder[]) => Folder[]) => {
      if (!author) throw new AppError('unauthenticated', 'You are signed out. Sign in again.');
      const base = editedOf(tour);
      const { kind } = await saveEdited({
        tour: tour.id,
        base,
        loaded: tour.historyId,
        edited: { ...base, folders: mend(tour.folders) },
        historyId: randomIdentifier(),
        author: { uid: author.uid, email: author.email },
      });
      if (kind !== 'saved') throw new AppError('aborted', 'Someone else saved this tour just now. Try again.');
    },
    meta: { done: 'Mended. The tour’s history in the editor has the state before.', failed: 'Nothing was changed: ' },
  });
}
