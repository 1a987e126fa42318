import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { BrowserContext } from 'playwright-core';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>3D tour</title><link rel="stylesheet" href="still.css"></head>
<body><main data-phase="waiting"><h1>3D tour</h1><canvas tabindex="0" role="application" aria-label="3D view"></canvas><div class="overlay"></div></main>
<script type="module" src="still.js"></script></body></html>`;
const style = `html,body,main,canvas{margin:0;width:100%;height:100%;display:block;overflow:hidden;background:#26302f}
h1{position:absolute;opacity:0}.overlay{position:absolute;inset:0;pointer-events:none}`;

let bundling: Promise<string> | undefined;

/**
 * Puts a page without three.js and WebGL in the frames of the 3D viewer: the SDK is open-showcase's, the camera arrives at once, and nothing is
 * drawn. Without a graphics card the real page takes seconds to start.
 */
export async function standInForScans(context: BrowserContext): Promise<void> {
  bundling ??= script();
  const files: Readonly<Record<string, [type: string, body: string]>> = {
    'showcase.html': ['text/html', page],
    'still.css': ['text/css', style],
    'still.js': ['text/javascript', await bundling],
  };
  await context.route(/\/bundle\/(showcase\.html|still\.(css|js))(\?|$)/, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const [type, body] = files[name] ?? ['text/plain', ''];
    return route.fulfill({ contentType: `${type}; charset=utf-8`, headers: { 'Content-Security-Policy': "default-src 'self'" }, body });
  });
}

/** What only objects of the embedding page need is left out. */
async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../packages/open-showcase/tests/still/page.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: ['three', 'three/*'],
  });
  return outputFiles[0]?.text ?? '';
}
