import type { Contact } from '@/domain/organizations/contact';
import { phoneAddress, readableWeb } from '@/domain/organizations/contact';
import type { Theme } from '@/domain/theme';
import { webAddress } from '@/domain/web-address';
import { escaped, logo, paragraphs, written } from './html';
import { type FrontHead, frontPage, languageLinks } from './page';
import type { frontPageTexts } from './texts';

export type FrontTexts = Awaited<ReturnType<typeof frontPageTexts>>;

export type FrontOrganization = { name: string; logoUrl: string; theme: Theme; contact: Contact };

/** A point with a picture, or a guided tour, with the address that opens it, and the language of its name; "" where that is not known. */
export type FrontCard = { name: string; language: string; text: string; image: string; alt: string; address: string };

/** What the front page of a tour shows; texts are its author's, addresses are whole or begin with a slash. */
export type FrontTour = {
  title: string;
  titleLanguage: string;
  place: string;
  description: string;
  descriptionLanguage: string;
  poster: { url: string; alt: string } | null;
  enter: string;
  details: readonly string[];
  highlights: readonly FrontCard[];
  guidedTours: readonly FrontCard[];
  organization: FrontOrganization;
  /** The languages that it can be read in, and the one of them that its reader has. */
  languages: readonly string[];
  language: string;
};

/** The front page of a tour, in the reader's language. It has no script. */
export function tourPage(code: string, t: FrontTexts, path: string, head: FrontHead, tour: FrontTour): string {
  const { title, place, description, poster, enter, details, highlights, guidedTours, organization, languages, language } = tour;
  const image = poster
    ? `<a class="poster" href="${escaped(enter)}" tabindex="-1"><img src="${escaped(poster.url)}" alt="${escaped(poster.alt)}" fetchpriority="high"></a>`
    : '';
  return frontPage(
    code,
    head,
    organization.theme,
    `${headerOf(organization, languageLinks(t.languages, path, languages, language))}
<main>
${image}
<h1 ${written(tour.titleLanguage)}>${escaped(title)}</h1>
${place === '' ? '' : `<p class="details" dir="auto">${escaped(place)}</p>`}
<p><a class="enter" href="${escaped(enter)}">${escaped(t.enter)}</a></p>
${paragraphs(description, tour.descriptionLanguage)}
${details.length === 0 ? '' : `<p class="details">${details.map(escaped).join(' · ')}</p>`}
${cardsOf(t.guidedTours, guidedTours, { hasImages: false })}
${cardsOf(t.highlights, highlights)}
</main>
${footerOf(t, organization)}`,
  );
}

export const headerOf = ({ name, logoUrl }: FrontOrganization, languages: string): string =>
  `<header>${logoUrl === '' ? `<strong dir="auto">${escaped(name)}</strong>` : `<img src="${escaped(logoUrl)}" alt="${escaped(name)}">`}${languages}</header>`;

/** A list of cards with its title; nothing where there are none. */
export const cardsOf = (title: string, cards: readonly FrontCard[], { hasImages = true } = {}): string =>
  cards.length === 0
    ? ''
    : `<section><h2>${escaped(title)}</h2>
<ul class="cards">
${cards.map((card) => cardOf(card, hasImages)).join('\n')}
</ul></section>`;

function cardOf({ name, language, text, image, alt, address }: FrontCard, hasImages: boolean): string {
  const picture = image === '' ? '<span class="none"></span>' : `<img src="${escaped(image)}" alt="${escaped(alt)}" loading="lazy">`;
  return `<li><a href="${escaped(address)}">${hasImages ? picture : ''}<h3 ${written(language)}>${escaped(name)}</h3>${text === '' ? '' : `<p dir="auto">${escaped(text)}</p>`}</a></li>`;
}

export function footerOf(t: FrontTexts, { name, contact }: FrontOrganization): string {
  const web = webAddress(contact.web);
  const links = [
    ...(contact.email === '' ? [] : [`<a href="mailto:${escaped(encodeURI(contact.email))}">${escaped(contact.email)}</a>`]),
    ...(contact.phone === ''
      ? []
      : [`<a href="${escaped(phoneAddress(contact.phone))}"><bdi dir="ltr">${escaped(contact.phone)}</bdi></a>`]),
    ...(web ? [`<a href="${escaped(web)}" rel="noopener">${escaped(readableWeb(web))}</a>`] : []),
  ];
  const block =
    links.length === 0
      ? ''
      : `<h2>${t.contact({ organization: `<bdi>${escaped(name)}</bdi>` })}</h2>\n<ul>${links.map((each) => `<li>${each}</li>`).join('')}</ul>`;
  return `<footer>${block}\n${logo}</footer>`;
}
