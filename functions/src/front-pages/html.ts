import { escapeHtml } from '@/domain/escape-html';
import { directionOf } from '@/language/locale-of';

/** Text as HTML of a page that others read by program: control characters become spaces, so that a title or a description is one line. */
export const escaped = (content: string): string => escapeHtml(content.replace(/\p{Cc}/gu, ' '));

/**
 * The Content-Security-Policy of a page that the server writes: without scripts, in no frame.
 * @param images what it loads images from; its icon is of the site itself
 * @param forms where its forms lead
 */
export const pagePolicy = ({ images = "'self'", forms = "'none'" } = {}): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src ${images}; base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`;

type PageOfServer = { code: string; title: string; style: string; head: readonly string[]; body: string };

/** A page that the server writes, in the language `code`; whatever it consists of is in it, but its icon and images. `style` is its style sheet, `head` what else its head has. */
export const pageOfServer = ({ code, title, style, head, body }: PageOfServer): string => `<!doctype html>
<html lang="${code}" dir="${directionOf(code)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escaped(title)}</title>
<style>${style}</style>
${head.join('\n')}
</head>
<body>
${body}
</body>
</html>
`;

/** The attributes of an element with words of an author, in this language; "" where that is not known. */
export const written = (language: string): string => `dir="auto"${language === '' ? '' : ` lang="${escaped(language)}"`}`;

/** Lines of plain text as paragraphs. */
export const paragraphs = (text: string, language = ''): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p ${written(language)}>${part.split('\n').map(escaped).join('<br>')}</p>`)
    .join('\n');

/** Data of a page for machines. It is not run, and cannot end its element. */
export const dataScript = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}</script>`;

/** The mark of the app, `src/ui/logo.tsx`. */
export const logo = `<svg role="img" aria-label="Loggia" viewBox="0 0 44 28" fill="none" stroke-width="2" stroke-linecap="round">
<path stroke="currentColor" d="M2 25V10.5a7 7 0 0 1 14 0V25M16 25V10.5a7 7 0 0 1 14 0V25M30 25V10.5a6 6 0 0 1 12 0V25"/>
<path stroke="#10b981" d="M2 26h40"/>
</svg>`;
