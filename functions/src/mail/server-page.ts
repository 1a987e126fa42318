import { escaped, logo, pageOfServer } from '../front-pages/html';
import { frontStyle } from '../front-pages/style';

const style =
  'header svg{height:28px}button{font:inherit;cursor:pointer}button.enter{border:0}button:focus-visible{outline:3px solid var(--accent);outline-offset:3px}button.other{min-height:2.75rem;padding:0 1.25rem;border:1px solid var(--line);border-radius:.5rem;background:none;color:inherit}';

/** A page without a script that a link in a mail opens: a sentence, forms, and a link into the app. */
export type MailPage = { code: string; title: string; words: string; forms: readonly string[]; link: { address: string; label: string } };

export const mailPage = ({ code, title, words, forms, link }: MailPage): string =>
  pageOfServer({
    code,
    title,
    style: frontStyle() + style,
    head: ['<meta name="robots" content="noindex">'],
    body: `<header>${logo}</header>
<main>
<h1>${escaped(title)}</h1>
<p role="status">${escaped(words)}</p>
${forms.join('\n')}
</main>
<footer><ul><li><a href="${escaped(link.address)}">${escaped(link.label)}</a></li></ul></footer>`,
  });
