// The documents in `docs/` as pages of the site, `/handbook/operators.html` for one, so that Health can say where it stands what to do.
import { readFileSync } from 'node:fs';
import { Marked } from 'marked';
import { slugOf } from './links.mjs';
import { root } from './setup.mjs';

/** What operators read. What is for engineers alone stays with the source. */
const documents = [
  'access-model',
  'budgets',
  'commands',
  'configuration',
  'embedding',
  'features',
  'operators',
  'privacy',
  'tour-data',
  'upgrade',
];

/** The pages by their addresses, such as `handbook/operators.html`. @returns {Map<string, string>} */
export const handbookPages = () =>
  new Map(documents.map((name) => [`handbook/${name}.html`, pageOf(readFileSync(`${root}/docs/${name}.md`, 'utf8'))]));

function pageOf(text) {
  const anchors = new Map();
  const anchorOf = (words) => {
    const slug = slugOf(words);
    const before = anchors.get(slug) ?? 0;
    anchors.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  };
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: words }) {
        return `<h${depth} id="${anchorOf(words)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      table({ header, rows }) {
        const cells = (row, tag) => row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('');
        const body = rows.map((row) => withAddress(cells(row, 'td'), row[0].text, anchorOf)).join('\n');
        const table = `<table><thead><tr>${cells(header, 'th')}</tr></thead><tbody>${body}</tbody></table>`;
        return `<div class="table" tabindex="0" role="region" aria-label="Table">${table}</div>\n`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const [file, anchor] = href.split('#');
        if (/^https:/.test(href) || file === '') return `<a href="${href}">${words}</a>`;
        const name = file.replace(/\.md$/, '');
        // what is not part of the handbook, such as the source, has no address here
        return documents.includes(name) ? `<a href="${name}.html${anchor ? `#${anchor}` : ''}">${words}</a>` : words;
      },
      // pictures of the documents are not part of the site
      image: ({ text: words }) => words,
    },
  });
  const body = marked.parse(text);
  const title = /^# (.*)$/m.exec(text)?.[1] ?? 'Loggia';
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <title>${title} | Loggia</title>
    <style>${style}</style>
  </head>
  <body>
    <nav aria-label="Handbook"><a href="/">Loggia</a> · <a href="operators.html">Running Loggia</a> · <a href="configuration.html">Configuration</a> · <a href="commands.html">Commands</a></nav>
    <main>
${body}    </main>
  </body>
</html>
`;
}

/** A row of a table has an address too, or each of the keys that it is about: Health leads to the one that says what to do. */
function withAddress(cells, words, anchorOf) {
  const first = cells.slice(0, cells.indexOf('</td>'));
  const named = first.replace(/<code>([^<]+)<\/code>/g, (_, key) => `<code id="${anchorOf(`row ${key}`)}">${key}</code>`);
  return named === first ? `<tr id="${anchorOf(`row ${words}`)}">${cells}</tr>` : `<tr>${named}${cells.slice(first.length)}</tr>`;
}

const style = `
      body { margin: 0; color-scheme: light dark; background: light-dark(#f7f6f2, #0c1014); color: light-dark(#111827, #eef0f2); font: 1rem/1.6 system-ui, sans-serif; }
      nav, main { box-sizing: border-box; max-width: 60rem; margin: 0 auto; padding: 1.25rem; overflow-wrap: break-word; }
      nav a { display: inline-block; padding: .6rem 0; }
      h1, h2, h3, h4 { line-height: 1.25; margin: 2em 0 .6em; }
      h1 { margin-top: 0; }
      a { color: inherit; text-underline-offset: 4px; }
      code { padding: .1em .3em; border-radius: .25rem; background: light-dark(#ebe9e2, #1b222a); font-size: .875em; }
      pre { overflow-x: auto; padding: 1rem; border-radius: .5rem; background: light-dark(#ebe9e2, #1b222a); }
      pre code { padding: 0; background: none; }
      .table { overflow-x: auto; margin: 1.25rem 0; }
      table { border-collapse: collapse; min-width: 40rem; font-size: .9375rem; line-height: 1.5; }
      th, td { padding: .5rem .75rem; border-bottom: 1px solid light-dark(#d9d7d0, #2b343e); text-align: start; vertical-align: top; }
      :target { scroll-margin-top: 1.5rem; }
      tr:target, tr:has(:target) { background: light-dark(#fdf3d7, #33290f); }
    `;

/** @returns {import('vite').Plugin} */
export function handbook() {
  return {
    name: 'handbook',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const page = request.url?.startsWith('/handbook/') && handbookPages().get(request.url.slice(1).split(/[?#]/)[0]);
        if (!page) return next();
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        return response.end(page);
      });
    },
    generateBundle() {
      for (const [fileName, source] of handbookPages()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
