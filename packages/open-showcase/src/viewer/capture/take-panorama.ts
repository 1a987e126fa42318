import { CubeCamera, HalfFloatType, Mesh, type Object3D, OrthographicCamera, Scene, ShaderMaterial, WebGLCubeRenderTarget } from 'three';
import { screenTriangle } from '../curtain';
import type { Pucks } from '../marks/pucks';
import type { Stage } from '../stage';
import { drawnWithout } from './take-picture';

const width = 4096;
const faceSide = 1024;
const quality = 0.9;

/** A 2:1 panorama around the camera as a JPEG data URI, −Z in the middle, without the hidden objects. */
export function takePanorama(stage: Stage, hidden: readonly Object3D[], pucks: Pucks | null): string {
  return drawnWithout({ stage, hidden, pucks }, () => unrolled(stage));
}

function unrolled({ renderer, scene, camera, size, canvas }: Stage): string {
  const around = new WebGLCubeRenderTarget(faceSide, { type: HalfFloatType });
  const eye = new CubeCamera(camera.near, camera.far, around);
  eye.position.copy(camera.position);
  const flat = new Scene();
  const geometry = screenTriangle();
  const material = unrollMaterial(around);
  const screen = new Mesh(geometry, material);
  screen.frustumCulled = false;
  flat.add(screen);
  const ratio = renderer.getPixelRatio();
  try {
    eye.update(renderer, scene);
    renderer.setPixelRatio(1);
    renderer.setSize(width, width / 2, false);
    renderer.render(flat, new OrthographicCamera());
    return canvas.toDataURL('image/jpeg', quality);
  } finally {
    for (const part of [around, geometry, material]) part.dispose();
    renderer.setPixelRatio(ratio);
    renderer.setSize(size.value.w, size.value.h);
  }
}

const unrollMaterial = (around: WebGLCubeRenderTarget) =>
  new ShaderMaterial({
    uniforms: { around: { value: around.texture } },
    vertexShader: 'varying vec2 at; void main() { at = position.xy; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: /* glsl */ `
      #include <common>
      uniform samplerCube around;
      varying vec2 at;
      void main() {
        float yaw = at.x * PI;
        float pitch = at.y * PI * 0.5;
        vec3 d = vec3(sin(yaw) * cos(pitch), sin(pitch), -cos(yaw) * cos(pitch));
        gl_FragColor = vec4(textureCube(around, d).rgb, 1.0);
        #include <colorspace_fragment>
      }`,
    depthTest: false,
    depthWrite: false,
  });
