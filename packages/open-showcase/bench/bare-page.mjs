import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

// What a page needs at least: a renderer, the loader of the mesh, its decoder. Named imports, the published build of three.js.
const source = `
import { Color, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js';

const renderer = new WebGLRenderer({ antialias: true });
renderer.setSize(innerWidth, innerHeight);
document.body.append(renderer.domElement);
const scene = new Scene();
scene.background = new Color(0xdfe3e8);
const camera = new PerspectiveCamera(70, innerWidth / innerHeight, 0.06, 2000);
const stand = ([x, y, z, pitch, yaw]) => {
  camera.position.set(x, y, z);
  camera.rotation.set((pitch * Math.PI) / 180, (yaw * Math.PI) / 180, 0, 'YXZ');
};
const query = new URLSearchParams(location.search);
new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).load(query.get('mesh'), (gltf) => {
  scene.add(gltf.scene);
  stand(query.get('at').split(',').map(Number));
  renderer.render(scene, camera);
  window.drawn = performance.now();
});

/** Draws along a path of places, one a frame; answers the time of each frame. */
window.fly = (path) => new Promise((done) => {
  const times = [];
  let at = 0;
  const frame = (now) => {
    times.push(now);
    if (at === path.length) return done(times);
    stand(path[at++]);
    renderer.render(scene, camera);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
});
`;

/** A page that loads a mesh, draws it from one place, and can fly along a path: nothing else. */
export async function buildBarePage(folder) {
  const id = 'virtual:bare-page';
  const { output } = await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'warn',
    plugins: [
      {
        name: 'bare-page',
        resolveId: (wanted) => (wanted === id ? fileURLToPath(new URL('bare-page.js', import.meta.url)) : null),
        load: (wanted) => (wanted.endsWith('bench/bare-page.js') ? source : null),
      },
    ],
    build: { write: false, target: 'es2022', modulePreload: false, rollupOptions: { input: id, output: { entryFileNames: 'page.js' } } },
  });
  for (const { fileName, code } of output) put(join(folder, fileName), code);
  put(
    join(folder, 'index.html'),
    '<!doctype html><meta charset="utf-8"><style>body{margin:0;overflow:hidden}</style><body><script type="module" src="page.js"></script></body>',
  );
}

function put(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
