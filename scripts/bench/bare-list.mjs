// The yardstick for scrolling: the same virtual list of as many rows, with nothing in them.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { build } from 'esbuild';
import { root } from '../setup.mjs';

const rowHeight = 64;
const source = `
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { useWindowVirtualizer } from '@tanstack/react-virtual';

function List({ count }) {
  const rows = useWindowVirtualizer({ count, estimateSize: () => ${rowHeight}, overscan: 8 });
  const row = ({ key, start }) =>
    h('div', { key, style: { position: 'absolute', top: start, height: ${rowHeight - 1}, left: 0, right: 0, background: '#eee' } });
  return h('div', { style: { position: 'relative', height: rows.getTotalSize() } }, rows.getVirtualItems().map(row));
}
createRoot(document.getElementById('root')).render(h(List, { count: Number(new URLSearchParams(location.search).get('rows')) }));`;

/** Serves the page on a free port; \`?rows=5000\`. @returns {Promise<{ address: string, close(): void }>} */
export async function serveBareList() {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  const page = `<!doctype html><html lang="en"><title>List</title><body><div id="root"></div><script type="module">${outputFiles[0].text.replaceAll('</script', '<\\\\/script')}</script>`;
  const server = createServer((_request, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(page));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
