import { escaped, logo, pageOfServer, pagePolicy } from '../front-pages/html';
import { frontStyle } from '../front-pages/style';
import type { ApiDocument } from './document';
import { examples } from './page-examples';
import { problemKinds } from './problems';

export const pageHeaders = {
  'Content-Security-Policy': pagePolicy(),
  'Referrer-Policy': 'no-referrer',
};

const style = `${frontStyle()}
header svg{height:28px}
main{padding-bottom:3rem}
code,pre{font:.875rem/1.5 ui-monospace,SFMono-Regular,Menlo,monospace}
pre{margin:.75rem 0;padding:1rem;overflow-x:auto;border:1px solid var(--line);border-radius:.5rem;background:var(--card);overflow-wrap:normal}
pre:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
table{width:100%;border-collapse:collapse;font-size:.875rem}
th,td{padding:.5rem .75rem .5rem 0;text-align:start;vertical-align:top;border-bottom:1px solid var(--line)}
th{font-weight:600}
.operations th:first-child{width:26rem}
h3{margin-top:1.75rem}
.method{color:var(--accent);font-weight:600}
@media(max-width:40rem){tr{display:block;padding:.5rem 0;border-bottom:1px solid var(--line)}th,td{display:block;padding:.125rem 0;border:0}thead{display:none}}`;

/** The page that explains the API, with what its document says. It has no script. */
export const apiPage = (document: ApiDocument): string =>
  pageOfServer({
    code: 'en',
    title: 'The API of Loggia',
    style,
    head: ['<meta name="description" content="How programs read and write the tours of an organization.">'],
    body: `<header>${logo}<nav aria-label="On this page"><ul><li><a href="#operations">Operations</a></li><li><a href="#problems">Problems</a></li><li><a href="/api/v1/openapi.json">OpenAPI 3.1</a></li></ul></nav></header>
<main>
<h1>The API of Loggia</h1>
<p>With the API, programs of an organization read its tours, write their points, and publish them. Everything is JSON over HTTPS, below <code>/api/v1</code>.</p>
${examples.map(exampleOf).join('\n')}
<h2 id="operations">Operations</h2>
${operationsOf(document)}
<h2 id="problems">Problems</h2>
<p>Whatever fails is answered as <code>application/problem+json</code> (RFC 9457): <code>detail</code> says what to do, and <code>errors</code> where in the body.</p>
<table><thead><tr><th>Type</th><th>Status</th><th>Title</th></tr></thead><tbody>
${Object.entries(problemKinds)
  .map(
    ([kind, { status, title }]) =>
      `<tr id="problem-${kind}"><td><code>/api#problem-${kind}</code></td><td>${status}</td><td>${escaped(title)}</td></tr>`,
  )
  .join('\n')}
</tbody></table>
</main>`,
  });

const exampleOf = ({ title, text, code }: (typeof examples)[number]): string =>
  // an example that is wider than the page is scrolled by keyboard too
  `<h2>${escaped(title)}</h2>\n${text.map((each) => `<p>${each}</p>`).join('\n')}${code === '' ? '' : `\n<pre tabindex="0"><code>${lines(code)}</code></pre>`}`;

const lines = (code: string): string => code.split('\n').map(escaped).join('\n');

type Operation = { tags?: string[]; summary?: string; description?: string };

function operationsOf({ paths = {}, tags = [] }: ApiDocument): string {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({ path, method, ...operation })),
  );
  return tags
    .map(({ name }) => {
      const rows = all.filter((operation) => operation.tags?.includes(name)).map(rowOf);
      return `<h3>${escaped(name)}</h3>\n<table class="operations"><thead><tr><th>Request</th><th>What it does</th></tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table>`;
    })
    .join('\n');
}

const rowOf = ({ path, method, summary = '', description = '' }: Operation & { path: string; method: string }): string =>
  `<tr><td><code><span class="method">${method.toUpperCase()}</span> ${escaped(path)}</code></td><td>${escaped(summary)}.${description === '' ? '' : ` ${escaped(description).replace(/`([^`]*)`/g, '<code>$1</code>')}`}</td></tr>`;
