import {
  DoubleSide,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  type Ray,
  type Scene,
  ShaderMaterial,
  Vector3,
} from 'three';
import type { Rig } from '../rig';
import type { TourSweep } from '../tour/tour';

/** The rings on the floor that lead to other sweeps, in one draw call. */
export type Pucks = {
  /** Updates the rings for the camera's position. */
  update: () => void;
  hover: (id: string | null) => void;
  setVisible: (visible: boolean) => void;
  readonly visible: boolean;
  /** The ring that a ray hits closer than the given distance. */
  at: (ray: Ray, nearerThan: number) => { id: string; point: Vector3; distance: number } | null;
  dispose: () => void;
};

const radius = 0.26;
/** Rings farther away than this are not drawn, metres. */
const farthest = 14;
const leastPixels = 7;
/** Height of a ring above its floor, metres. */
const lift = 0.025;
/** The clickable radius is larger than the ring by this factor. */
const generous = 1.25;

const vertexShader = /* glsl */ `
  attribute vec4 place;
  attribute vec2 look;
  varying vec2 at;
  varying vec2 vLook;
  void main() {
    at = uv * 2.0 - 1.0;
    vLook = look;
    gl_Position = projectionMatrix * viewMatrix * vec4(place.xyz + vec3(position.x, 0.0, position.y) * place.w, 1.0);
  }`;
// white between two dark edges is visible on any floor
const fragmentShader = /* glsl */ `
  varying vec2 at;
  varying vec2 vLook;
  float band(float r, float from, float to, float soft) { return smoothstep(from - soft, from + soft, r) - smoothstep(to - soft, to + soft, r); }
  void main() {
    float r = length(at);
    float soft = fwidth(r);
    float ring = band(r, 0.7, 0.9, soft);
    float edge = band(r, 0.62, 0.98, soft + 0.03);
    float inner = 1.0 - smoothstep(0.7 - soft, 0.7 + soft, r);
    float alpha = max(max(ring * 0.95, edge * 0.22), inner * vLook.y);
    float white = max(ring, inner);
    gl_FragColor = vec4(vec3(white), alpha * vLook.x);
  }`;

/** @param places of all sweeps; disabled and unaligned ones get no ring */
export function createPucks(
  scene: Scene,
  rig: Rig,
  places: readonly TourSweep[],
  isShown: (place: TourSweep) => boolean,
  current: () => string,
): Pucks {
  const rings = places.filter(({ alignment }) => alignment === 'aligned');
  const place = new InstancedBufferAttribute(new Float32Array(rings.length * 4), 4).setUsage(DynamicDrawUsage);
  const look = new InstancedBufferAttribute(new Float32Array(rings.length * 2), 2).setUsage(DynamicDrawUsage);
  const plane = new PlaneGeometry(2, 2);
  const geometry = new InstancedBufferGeometry();
  geometry.index = plane.index;
  geometry.attributes = { ...plane.attributes, place, look };
  const material = new ShaderMaterial({ vertexShader, fragmentShader, transparent: true, depthWrite: false, side: DoubleSide });
  Object.assign(material, { polygonOffset: true, polygonOffsetFactor: -2, polygonOffsetUnits: -2 });
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  mesh.renderOrder = 20;
  scene.add(mesh);
  const centre = new Vector3();
  let hovered: string | null = null;
  let visible = true;

  const sizeOf = ({ position, puckY }: TourSweep) => {
    centre.set(position.x, puckY + lift, position.z);
    return Math.max(radius, leastPixels * rig.pixelSize(centre));
  };

  return {
    update() {
      const inside = rig.view.flat === 0 && rig.pose.value.mode === 'inside';
      let drawn = 0;
      for (const ring of rings) {
        const size = sizeOf(ring);
        const away = centre.distanceTo(rig.view.position);
        if (!visible || !ring.enabled || !isShown(ring) || ring.id === current() || (inside && away > farthest)) continue;
        const strength = inside ? Math.min(1, Math.max(0, (farthest - away) / 5)) : 1;
        place.setXYZW(drawn, centre.x, centre.y, centre.z, size);
        const isHovered = ring.id === hovered;
        look.setXY(drawn, isHovered ? 1 : strength * 0.8, (inside ? 0.1 : 0.6) + (isHovered ? 0.4 : 0));
        drawn++;
      }
      geometry.instanceCount = drawn;
      mesh.visible = drawn > 0;
      place.needsUpdate = true;
      look.needsUpdate = true;
    },
    hover(id) {
      hovered = id;
    },
    setVisible(shown) {
      visible = shown;
    },
    get visible() {
      return visible;
    },
    at(ray, nearerThan) {
      if (!visible || ray.direction.y >= 0) return null;
      let best: { id: string; point: Vector3; distance: number } | null = null;
      for (const ring of rings) {
        if (!ring.enabled || !isShown(ring) || ring.id === current()) continue;
        const size = sizeOf(ring) * generous;
        const distance = (centre.y - ray.origin.y) / ray.direction.y;
        if (distance <= 0 || distance > Math.min(nearerThan + 0.15, best?.distance ?? Number.POSITIVE_INFINITY)) continue;
        const point = ray.at(distance, new Vector3());
        if (point.distanceTo(centre) <= size) best = { id: ring.id, point, distance };
      }
      return best;
    },
    dispose() {
      mesh.removeFromParent();
      plane.dispose();
      geometry.dispose();
      material.dispose();
    },
  };
}
