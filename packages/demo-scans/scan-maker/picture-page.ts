import { type Camera, Color, Mesh, type Object3D, OrthographicCamera, PerspectiveCamera, Scene, Vector3, WebGLRenderer } from 'three';
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import type { Shot } from './picture';

// Runs in the browser that renders the images of a scan.
declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the window's own
  interface Window {
    openScan: (url: string) => Promise<{ calls: number; triangles: number }>;
    takePicture: (shot: Shot) => string;
  }
}

const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
const scene = new Scene();

window.openScan = async (url) => {
  const { scene: place } = await new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).loadAsync(url);
  scene.clear();
  scene.add(place);
  for (const map of maps(place)) map.anisotropy = 8;
  return counted(place);
};

window.takePicture = ({ from, to, fov, width, height, outside, clear, quality, floor }) => {
  renderer.setSize(width, height);
  scene.background = new Color(clear);
  scene.traverse((node) => {
    node.visible =
      !(outside && (node.userData.shell || node.userData.sky)) && !(floor && node.userData.floorId && node.userData.floorId !== floor);
  });
  const camera: Camera = fov > 0 ? new PerspectiveCamera(fov, width / height, 0.05, 900) : planCamera(width / height, -fov);
  camera.position.set(...from);
  if (fov <= 0) camera.up.set(0, 0, -1);
  camera.lookAt(new Vector3(...to));
  renderer.render(scene, camera);
  return renderer.domElement.toDataURL('image/jpeg', quality);
};

function planCamera(aspect: number, half: number): OrthographicCamera {
  return new OrthographicCamera(-half * aspect, half * aspect, half, -half, 0.1, 400);
}

function counted(place: Object3D): { calls: number; triangles: number } {
  const counts = { calls: 0, triangles: 0 };
  place.traverse((node) => {
    if (!(node instanceof Mesh)) return;
    counts.calls++;
    counts.triangles += (node.geometry.index?.count ?? 0) / 3;
  });
  if (counts.calls === 0) throw new Error('The scan is empty.');
  return counts;
}

function maps(place: Object3D): { anisotropy: number }[] {
  const found = new Set<{ anisotropy: number }>();
  place.traverse((node) => {
    const { map } = (node as { material?: { map?: { anisotropy: number } | null } }).material ?? {};
    if (map) found.add(map);
  });
  return [...found];
}
