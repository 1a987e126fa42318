// The first load leaves out of three.js: WebXR, which the page does not support, and the code of lit materials, which only
// objects of an embedding page use. That code is loaded on demand with the rest of three.js.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Shaders of scans, marks and backgrounds, and the chunks that three.js prepends to every shader. */
const drawnAtOnce = [
  'meshbasic_vert',
  'meshbasic_frag',
  'tonemapping_pars_fragment',
  'colorspace_pars_fragment',
  'common',
  'colorspace_fragment',
];
/** Code for lit materials, by the file that calls it: reflections of surroundings, and a table of how rough surfaces shine. */
const calledLater = {
  'renderers/webgl/WebGLEnvironments.js': { name: 'PMREMGenerator', file: 'extras/PMREMGenerator.js', call: 'new later.PMREMGenerator(' },
  // called for every material that has the table among its uniforms, but only read by lit ones
  'renderers/WebGLRenderer.js': { name: 'getDFGLUT', file: 'renderers/shaders/DFGLUTData.js', call: 'later.getDFGLUT?.(' },
};
const forLitMaterials = 'virtual:for-lit-materials';
const laterCode = 'virtual:later-code';
const noHeadset = new URL('page/no-headset.mjs', import.meta.url).pathname;

/** Splits three.js, resolved from its sources, into parts. @param three folder of the package */
export function threeInParts(three) {
  const chunks = join(three, 'src/renderers/shaders/ShaderChunk.js');
  const source = readFileSync(chunks, 'utf8');
  const entries = [...source.matchAll(/^\t(\w+): ([\w.]+),?$/gm)].map(([, name, value]) => ({ name, value }));
  const imports = source.slice(0, source.indexOf('export const ShaderChunk'));
  const needed = withIncludes(three, imports, entries);
  const table = (wanted) => `{${entries.filter(({ name }) => needed.has(name) === wanted).map(({ name, value }) => `${name}: ${value}`)}}`;
  return {
    name: 'three-in-parts',
    enforce: 'pre',
    resolveId(id) {
      if (id === 'three') return join(three, 'src/Three.js');
      if (id === forLitMaterials || id === laterCode) return id;
      if (id.endsWith('/WebXRManager.js')) return noHeadset;
      return null;
    },
    load(id) {
      if (id === chunks) return `${imports}export const ShaderChunk = ${table(true)};`;
      if (id === laterCode) return 'export const later = {};';
      if (id === forLitMaterials) return completion(three, absolute(imports, dirname(chunks)), chunks, table(false));
      return null;
    },
    transform(code, id) {
      // read when a material is first drawn, after the deferred chunks have been added
      if (id.endsWith('shaders/ShaderLib.js')) {
        return { code: code.replace(/(vertexShader|fragmentShader): (ShaderChunk\.\w+)/g, 'get $1() { return $2; }'), map: null };
      }
      const user = Object.keys(calledLater).find((file) => id === join(three, 'src', file));
      return user ? { code: withoutImport(code, calledLater[user]), map: null } : null;
    },
  };
}

/** Replaces imports by calls to functions that the rest of three.js provides. */
function withoutImport(code, { name, call }) {
  const [line] = new RegExp(`import { ${name} } from .*`).exec(code) ?? [];
  if (!line) throw new Error(`three.js no longer imports ${name} where it did: see calledLater in build-three.mjs.`);
  return code.replace(line, `import { later } from '${laterCode}';`).replace(new RegExp(`(new )?${name}\\(`, 'g'), call);
}

/** The module that completes three.js. */
function completion(three, shaderImports, chunks, shaders) {
  const code = Object.values(calledLater);
  return [
    shaderImports,
    `import { ShaderChunk } from '${chunks}';`,
    `import { later } from '${laterCode}';`,
    ...code.map(({ name, file }) => `import { ${name} } from '${join(three, 'src', file)}';`),
    `Object.assign(ShaderChunk, ${shaders});`,
    `Object.assign(later, { ${code.map(({ name }) => name).join(', ')} });`,
  ].join('\n');
}

const absolute = (imports, folder) => imports.replace(/from '(\.[^']+)'/g, (_all, file) => `from '${join(folder, file)}'`);

/** The names of chunks needed in the first load, and of all chunks that they include. */
function withIncludes(three, imports, entries) {
  const folder = dirname(join(three, 'src/renderers/shaders/ShaderChunk.js'));
  const files = new Map([...imports.matchAll(/import (?:\* as )?(\w+) from '(.+?)'/g)].map(([, name, file]) => [name, join(folder, file)]));
  const values = new Map(entries.map(({ name, value }) => [name, value.split('.')[0]]));
  const found = new Set();
  const visit = (name) => {
    const file = files.get(values.get(name));
    if (!file || found.has(name)) return;
    found.add(name);
    for (const [, included] of readFileSync(file, 'utf8').matchAll(/#include <(\w+)>/g)) visit(included);
  };
  for (const name of drawnAtOnce) visit(name);
  return found;
}
