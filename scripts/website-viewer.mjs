// `virtual:website-viewer`: the script and the style of a downloaded website as texts, so that the app passes on exactly what was built with it.
import { build } from 'esbuild';
import { root } from './setup.mjs';

const name = 'virtual:website-viewer';
const id = `\0${name}`;

/** @returns {import('vite').Plugin} */
export function websiteViewer() {
  return {
    name: 'website-viewer',
    resolveId: (source) => (source === name ? id : null),
    async load(source) {
      if (source !== id) return null;
      const { files, inputs } = await bundled();
      for (const input of inputs) this.addWatchFile(input);
      return `export const script = ${JSON.stringify(files.js)};\nexport const style = ${JSON.stringify(files.css)};\n`;
    },
  };
}

/** A classic script, because browsers load no modules of pages that are opened as files. */
async function bundled() {
  const { outputFiles, metafile } = await build({
    entryPoints: { viewer: `${root}/src/website/viewer.ts`, style: `${root}/src/website/viewer.css` },
    outdir: 'website',
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    absWorkingDir: root,
    format: 'iife',
    target: ['es2022', 'chrome109', 'safari16', 'firefox109'],
    alias: { '@': `${root}/src` },
  });
  const textOf = (ending) => outputFiles.find(({ path }) => path.endsWith(ending)).text;
  return {
    files: { js: textOf('viewer.js'), css: textOf('style.css') },
    inputs: Object.keys(metafile.inputs).map((input) => `${root}/${input}`),
  };
}
