import { Mesh, type Scene, ShaderMaterial } from 'three';
import { screenTriangle } from './curtain';

/** The background of the dollhouse and the floor plan. */
export type Backdrop = { show: (shown: boolean) => void; dispose: () => void };

/** A light vignette behind everything; a scan's sky covers it. */
export function createBackdrop(scene: Scene): Backdrop {
  const geometry = screenTriangle();
  const material = new ShaderMaterial({
    vertexShader: 'varying vec2 at; void main() { at = position.xy; gl_Position = vec4(position.xy, 1.0, 1.0); }',
    // noise prevents banding in the gradient
    fragmentShader: /* glsl */ `
      varying vec2 at;
      float noise() { return fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453); }
      void main() {
        float out_ = smoothstep(0.0, 1.7, length(at * vec2(1.0, 0.85) - vec2(0.0, 0.12)));
        vec3 colour = mix(vec3(0.965, 0.97, 0.976), vec3(0.78, 0.8, 0.83), out_);
        gl_FragColor = vec4(colour + (noise() - 0.5) / 200.0, 1.0);
      }`,
    depthWrite: false,
  });
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  // drawn after opaque objects, so that only empty pixels are filled
  mesh.renderOrder = 10;
  scene.add(mesh);
  return {
    show(shown) {
      mesh.visible = shown;
    },
    dispose() {
      mesh.removeFromParent();
      geometry.dispose();
      material.dispose();
    },
  };
}
