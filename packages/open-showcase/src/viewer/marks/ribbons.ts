import {
  DynamicDrawUsage,
  Float32BufferAttribute,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  type Scene,
  ShaderMaterial,
  Vector2,
} from 'three';
import type { Vector3 } from '../port';

export type Ribbon = { from: Vector3; to: Vector3; colour: { r: number; g: number; b: number }; opacity: number; dashed?: boolean };

/** Straight lines of a constant width in pixels, in one draw call. */
export type Ribbons = {
  show: (ribbons: readonly Ribbon[]) => void;
  resize: (w: number, h: number) => void;
  readonly mesh: Mesh;
  dispose: () => void;
};

const vertexShader = /* glsl */ `
  attribute vec3 tail, head;
  attribute vec4 colour;
  attribute float dash;
  uniform vec2 size;
  uniform float width;
  varying vec4 vColour;
  varying float vAlong, vDash;
  void main() {
    vec4 a = projectionMatrix * viewMatrix * vec4(tail, 1.0);
    vec4 b = projectionMatrix * viewMatrix * vec4(head, 1.0);
    // points behind the camera have no screen position, so the line is clipped at the near plane
    float least = 0.01;
    if (a.w < least && b.w > least) a = mix(a, b, (least - a.w) / (b.w - a.w));
    if (b.w < least && a.w > least) b = mix(b, a, (least - b.w) / (a.w - b.w));
    vec2 way = (b.xy / b.w - a.xy / a.w) * size;
    vec2 aside = normalize(vec2(-way.y, way.x) + vec2(1e-6, 0.0));
    vec4 at = mix(a, b, position.x);
    at.xy += aside * position.y * width / size * at.w;
    vColour = colour;
    vDash = dash;
    vAlong = position.x * distance(tail, head);
    gl_Position = at;
  }`;
const fragmentShader = /* glsl */ `
  varying vec4 vColour;
  varying float vAlong, vDash;
  void main() {
    if (vDash > 0.5 && fract(vAlong * 8.0) > 0.6) discard;
    gl_FragColor = vColour;
    #include <colorspace_fragment>
  }`;

/** @param overAll draws without a depth test */
export function createRibbons(scene: Scene, width: number, overAll: boolean): Ribbons {
  const uniforms = { size: { value: new Vector2(1, 1) }, width: { value: width } };
  const material = new ShaderMaterial({
    uniforms,
    vertexShader,
    fragmentShader,
    transparent: true,
    depthWrite: false,
    depthTest: !overAll,
  });
  const mesh = new Mesh(new InstancedBufferGeometry(), material);
  mesh.frustumCulled = false;
  mesh.renderOrder = 30;
  scene.add(mesh);
  return {
    mesh,
    show(ribbons) {
      mesh.geometry.dispose();
      mesh.geometry = geometryOf(ribbons);
    },
    resize(w, h) {
      uniforms.size.value.set(w, h);
    },
    dispose() {
      mesh.removeFromParent();
      mesh.geometry.dispose();
      material.dispose();
    },
  };
}

function geometryOf(ribbons: readonly Ribbon[]): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute([0, -1, 0, 1, -1, 0, 1, 1, 0, 0, 1, 0], 3));
  geometry.setIndex([0, 1, 2, 0, 2, 3]);
  const attribute = (name: string, size: number, of: (ribbon: Ribbon) => number[]) =>
    geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(ribbons.flatMap(of)), size).setUsage(DynamicDrawUsage));
  attribute('tail', 3, ({ from }) => [from.x, from.y, from.z]);
  attribute('head', 3, ({ to }) => [to.x, to.y, to.z]);
  attribute('colour', 4, ({ colour, opacity }) => [colour.r, colour.g, colour.b, opacity]);
  attribute('dash', 1, ({ dashed }) => [dashed ? 1 : 0]);
  geometry.instanceCount = ribbons.length;
  return geometry;
}
