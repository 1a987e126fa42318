import { BufferAttribute, BufferGeometry, Mesh, type Scene, ShaderMaterial } from 'three';

/** A black overlay that covers the view during a fade. */
export type Curtain = { /** 0 is open, 1 is black */ close: (part: number) => void; dispose: () => void };

/** Drawn as one triangle that covers the screen, after everything else. */
export function createCurtain(scene: Scene): Curtain {
  const geometry = screenTriangle();
  const uniform = { value: 0 };
  const material = new ShaderMaterial({
    uniforms: { part: uniform },
    vertexShader: 'void main() { gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: 'uniform float part; void main() { gl_FragColor = vec4(0.0, 0.0, 0.0, part); }',
    transparent: true,
    depthTest: false,
    depthWrite: false,
  });
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  mesh.visible = false;
  mesh.renderOrder = 1000;
  scene.add(mesh);
  return {
    close(part) {
      mesh.visible = part > 0;
      uniform.value = part;
    },
    dispose() {
      mesh.removeFromParent();
      geometry.dispose();
      material.dispose();
    },
  };
}

/** One triangle that covers the screen, in device coordinates. */
export function screenTriangle(): BufferGeometry {
  return new BufferGeometry().setAttribute('position', new BufferAttribute(new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]), 3));
}
