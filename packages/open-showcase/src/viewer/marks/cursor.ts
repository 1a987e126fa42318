import { DoubleSide, Mesh, PlaneGeometry, type Scene, ShaderMaterial, type Texture, Vector3 } from 'three';
import type { Hit } from '../port';
import type { Rig } from '../rig';

/** ms @see showcase-sdk §2.11 */
export type CursorFade = { in: number; delay: number; out: number };

/** The ring on the surface under the pointer; it fades out when the pointer rests. */
export type Cursor = {
  show: (hit: Hit) => void;
  setVisible: (visible: boolean) => void;
  setTexture: (texture: Texture | null) => void;
  setFade: (fade: CursorFade) => void;
  /** Called before each frame; returns true while it fades. */
  update: (now: number) => boolean;
  /** Hidden while a screenshot is taken. */
  readonly mesh: Mesh;
  dispose: () => void;
};

const metresPerMetre = 0.028;
const leastMetres = 0.05;
const above = 0.012;

export function createCursor(scene: Scene, rig: Rig): Cursor {
  const uniforms = { shade: { value: 0 }, picture: { value: null as Texture | null }, hasPicture: { value: 0 } };
  const geometry = new PlaneGeometry(2, 2);
  const material = new ShaderMaterial({
    uniforms,
    vertexShader: 'varying vec2 at; void main() { at = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: /* glsl */ `
      uniform float shade, hasPicture;
      uniform sampler2D picture;
      varying vec2 at;
      void main() {
        float r = length(at * 2.0 - 1.0);
        float soft = fwidth(r);
        float ring = smoothstep(0.72 - soft, 0.72 + soft, r) - smoothstep(0.96 - soft, 0.96 + soft, r);
        float fill = (1.0 - smoothstep(0.72 - soft, 0.72 + soft, r)) * 0.12;
        vec4 drawn = hasPicture > 0.5 ? texture2D(picture, at) : vec4(1.0, 1.0, 1.0, max(ring * 0.85, fill));
        gl_FragColor = vec4(drawn.rgb, drawn.a * shade);
        if (hasPicture > 0.5) {
          #include <colorspace_fragment>
        }
      }`,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    polygonOffset: true,
    polygonOffsetFactor: -4,
    polygonOffsetUnits: -4,
  });
  const mesh = new Mesh(geometry, material);
  mesh.visible = false;
  mesh.renderOrder = 21;
  scene.add(mesh);
  const normal = new Vector3();
  let fade: CursorFade = { in: 300, delay: 700, out: 700 };
  let allowed = true;
  let on = false;
  let moved = Number.NEGATIVE_INFINITY;
  let appeared = 0;

  return {
    mesh,
    show(hit) {
      const now = performance.now();
      const was = on;
      on = hit.object === 'model';
      if (!on) return;
      if (!was || now - moved > fade.delay) appeared = now;
      moved = now;
      mesh.position.copy(hit.position).addScaledVector(normal.copy(hit.normal), above);
      mesh.lookAt(normal.add(mesh.position));
      mesh.scale.setScalar(Math.max(leastMetres, rig.view.position.distanceTo(mesh.position) * metresPerMetre));
    },
    setVisible(visible) {
      allowed = visible;
    },
    setTexture(texture) {
      uniforms.picture.value = texture;
      uniforms.hasPicture.value = texture ? 1 : 0;
    },
    setFade(props) {
      fade = props;
    },
    update(now) {
      const rested = now - moved - fade.delay;
      const comes = fade.in > 0 ? Math.min(1, Math.max(0, (now - appeared) / fade.in)) : 1;
      const goes = rested <= 0 ? 1 : fade.out > 0 ? Math.max(0, 1 - rested / fade.out) : 0;
      const shade = allowed && on && rig.view.flat === 0 ? comes * goes : 0;
      uniforms.shade.value = shade;
      mesh.visible = shade > 0;
      return allowed && on && (comes < 1 || goes > 0);
    },
    dispose() {
      mesh.removeFromParent();
      geometry.dispose();
      material.dispose();
    },
  };
}
