/** A mail in the outbox; `at` in RFC 3339. */
export type Kept = { id: string; from: string; to: string; subject: string; text: string; html: string; at: string };

/**
 * The outbox as a page, newest mail first. What a mail holds is shown in a frame that runs no scripts and may not leave; its links open in a new
 * window.
 */
export function outboxPage(kept: readonly Kept[]): string {
  const newest = kept.toSorted((a, b) => (a.at < b.at ? 1 : -1));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox (${kept.length})</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
  article { border: 1px solid #8888; border-radius: 0.5rem; margin: 1rem 0; padding: 1rem; }
  h2 { font-size: 1.125rem; margin: 0; }
  p { margin: 0.25rem 0; }
  iframe { background: #fff; border: 1px solid #8884; height: 20rem; width: 100%; }
  pre { overflow-x: auto; white-space: pre-wrap; }
</style>
<h1>Outbox</h1>
<p>Mails that Loggia would have sent. Reload to see new ones.</p>
${newest.map(articleOf).join('\n')}
</html>
`;
}

const articleOf = ({ id, from, to, subject, text, html, at }: Kept): string => `<article>
<h2>${escaped(subject)}</h2>
<p>To ${escaped(to)}, from ${escaped(from)}, <time datetime="${escaped(at)}">${escaped(at.replace('T', ' ').slice(0, 19))} UTC</time>,
<a href="${encodeURIComponent(id)}.eml">as a file</a></p>
${html === '' ? `<pre>${escaped(text)}</pre>` : frameOf(html, subject)}
</article>`;

const frameOf = (html: string, subject: string): string =>
  `<iframe title="${escaped(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(`<base target="_blank">${html}`)}"></iframe>`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
