import { escaped, paragraphs } from './html';
import { type FrontHead, frontPage, languageLinks, ownLanguages } from './page';
import { cardsOf, type FrontCard, type FrontOrganization, type FrontTexts, footerOf, headerOf } from './tour-page';

/** What the public page of a collection shows; texts are its author's, addresses are whole or begin with a slash. */
export type FrontCollection = {
  title: string;
  description: string;
  cover: { url: string; alt: string } | null;
  tours: readonly FrontCard[];
  organization: FrontOrganization;
};

/** The public page of a collection, in the reader's language. It has no script. */
export function collectionPage(code: string, t: FrontTexts, path: string, head: FrontHead, collection: FrontCollection): string {
  const { title, description, cover, tours, organization } = collection;
  return frontPage(
    code,
    head,
    organization.theme,
    `${headerOf(organization, languageLinks(t.languages, path, ownLanguages, code))}
<main>
${cover ? `<div class="poster"><img src="${escaped(cover.url)}" alt="${escaped(cover.alt)}" fetchpriority="high"></div>` : ''}
<h1 dir="auto">${escaped(title)}</h1>
${paragraphs(description)}
${tours.length === 0 ? `<p class="details">${escaped(t.noTours)}</p>` : cardsOf(t.tours, tours)}
</main>
${footerOf(t, organization)}`,
  );
}
