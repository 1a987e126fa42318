import { languageName } from '@/domain/languages/language-tags';
import type { Theme } from '@/domain/theme';
import { namedLanguages } from '@/language/named-languages';
import { dataScript, escaped, pageOfServer } from './html';
import { oembedLink } from './oembed';
import { frontStyle } from './style';

/** What is in the head of a front page. */
export type FrontHead = {
  title: string;
  description: string;
  /** Its whole address without a query; "" where the app's address is not known. */
  url: string;
  siteName: string;
  image: { url: string; alt: string; size: { width: number; height: number } | null } | null;
  isIndexed: boolean;
  /** Its structured data; null for none. */
  data: object | null;
  /** The address of its oEmbed answer; "" for none. */
  oembed: string;
  /** The languages that its address has a page in. */
  languages: readonly string[];
};

const property = (name: string, content: string): string => `<meta property="${name}" content="${escaped(content)}">`;

/** A page of a language in an organization's colours, whole: everything but its images is in it. */
export const frontPage = (code: string, head: FrontHead, theme: Theme, body: string): string =>
  pageOfServer({ code, title: head.title, style: frontStyle(theme), head: linesOf(head), body });

function linesOf({ title, description, url, siteName, image, isIndexed, data, oembed, languages }: FrontHead): string[] {
  return [
    ...(isIndexed ? [] : ['<meta name="robots" content="noindex">']),
    `<meta name="description" content="${escaped(description)}">`,
    ...(url === '' ? [] : addressesOf(url, languages)),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:site_name', siteName),
    ...(image ? [property('og:image', image.url), property('og:image:alt', image.alt)] : []),
    ...(image?.size ? [property('og:image:width', String(image.size.width)), property('og:image:height', String(image.size.height))] : []),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
    ...(oembed === '' ? [] : [oembedLink(oembed, title)]),
    ...(data ? [dataScript(data)] : []),
  ];
}

const addressesOf = (url: string, languages: readonly string[]): string[] => [
  `<link rel="canonical" href="${escaped(url)}">`,
  property('og:url', url),
  `<link rel="alternate" hreflang="x-default" href="${escaped(url)}">`,
  ...languages.map((code) => `<link rel="alternate" hreflang="${code}" href="${escaped(inLanguage(url, code))}">`),
];

/** The languages of the interface. */
export const ownLanguages: readonly string[] = namedLanguages().map(({ code }) => code);

/** An address in a language. */
export const inLanguage = (address: string, code: string): string => `${address}?lang=${encodeURIComponent(code)}`;

/** Links to a page in these languages, each named in itself. */
export const languageLinks = (label: string, path: string, codes: readonly string[], shown: string): string =>
  `<nav aria-label="${escaped(label)}"><ul>${codes
    .map(
      (code) =>
        `<li><a href="${escaped(inLanguage(path, code))}" lang="${code}" hreflang="${code}"${code === shown ? ' aria-current="true"' : ''}>${escaped(languageName(code, code))}</a></li>`,
    )
    .join('')}</ul></nav>`;
