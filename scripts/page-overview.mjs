// What src/app/routes.ts says of its pages, as values: src/app/page-overview.ts, evaluated while the app is built. The first file of every page contains
// them in place of the table, whose loaders of screens would be 8 kB more.
import { build } from 'esbuild';
import { root } from './setup.mjs';

const file = `${root}/src/app/page-overview.ts`;

/** @returns {Promise<{ pageOverview: object, earlyPages: { page: string, shape: string }[] }>} */
export const evaluatedOverview = () => evaluated(file);

/** A module of the table of pages, without the screens that its rows load. @param {string} module its path */
export async function evaluated(module) {
  const { outputFiles } = await build({
    entryPoints: [module],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    alias: { '@': `${root}/src` },
    define: { 'import.meta.env.DEV': 'false' },
    plugins: [withoutScreens],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
}

/** @type {import('esbuild').Plugin} */
const withoutScreens = {
  name: 'without-screens',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined));
  },
};

/** @returns {import('vite').Plugin} */
export function pageOverview() {
  return {
    name: 'page-overview',
    apply: 'build',
    async load(id) {
      if (id !== file) return null;
      const overview = await evaluatedOverview();
      return `export const pageOverview = ${JSON.stringify(overview.pageOverview)};`;
    },
  };
}
