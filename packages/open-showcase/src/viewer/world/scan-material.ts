import { type Material, Matrix3, MeshBasicMaterial, type Texture, Vector3 } from 'three';

/**
 * Two panoramas, each from its own position, projected onto the mesh and blended by `mix`: 0 shows the first, 1 the second. A sweep without a
 * panorama shows the mesh's own colours.
 */
export type Projection = {
  panoA: { value: Texture | null };
  panoB: { value: Texture | null };
  placeA: { value: Vector3 };
  placeB: { value: Vector3 };
  /** transforms world directions to directions in the panorama */
  turnA: { value: Matrix3 };
  turnB: { value: Matrix3 };
  /** how far the panorama has faded in, 0 to 1; 0 without one */
  shareA: { value: number };
  shareB: { value: number };
  mix: { value: number };
};

export const aProjection = (): Projection => ({
  panoA: { value: null },
  panoB: { value: null },
  placeA: { value: new Vector3() },
  placeB: { value: new Vector3() },
  turnA: { value: new Matrix3() },
  turnB: { value: new Matrix3() },
  shareA: { value: 0 },
  shareB: { value: 0 },
  mix: { value: 0 },
});

// the centre of a panorama is the sweep's −Z, u grows to the right, the top row is +Y
const projectionShader = /* glsl */ `
uniform sampler2D panoA, panoB;
uniform vec3 placeA, placeB;
uniform mat3 turnA, turnB;
uniform float shareA, shareB, mix_;
varying vec3 vPlace;
vec3 seenFrom(sampler2D pano, vec3 place, mat3 turn) {
  vec3 d = normalize(turn * (vPlace - place));
  return texture2D(pano, vec2(0.5 + atan(d.x, -d.z) * 0.15915494, 0.5 + asin(clamp(d.y, -1.0, 1.0)) * 0.31830989)).rgb;
}
`;
const projectionBody = /* glsl */ `
vec3 own = diffuseColor.rgb;
vec3 fromA = shareA > 0.0 ? mix(own, seenFrom(panoA, placeA, turnA), shareA) : own;
vec3 fromB = shareB > 0.0 ? mix(own, seenFrom(panoB, placeB, turnB), shareB) : own;
diffuseColor.rgb = mix(fromA, fromB, mix_);
`;

/** The material of scanned surfaces: their own colours, unlit, with panoramas over them if the scan has any. */
export function scanMaterial(source: Material, projection: Projection | null): MeshBasicMaterial {
  const { map, color, opacity, vertexColors, transparent, side, alphaTest, depthWrite, name } = source as MeshBasicMaterial;
  // floors are seen at grazing angles; a map beside vertex colours is a light map, which is soft anyway
  if (map && !vertexColors) map.anisotropy = 4;
  const material = new MeshBasicMaterial({
    map: map ?? null,
    color,
    opacity,
    vertexColors,
    transparent,
    side,
    alphaTest,
    depthWrite,
    name,
  });
  if (projection) project(material, projection);
  return material;
}

function project(material: MeshBasicMaterial, { mix, ...projection }: Projection): void {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, projection, { mix_: mix });
    shader.vertexShader = shader.vertexShader
      .replace('void main() {', 'varying vec3 vPlace;\nvoid main() {')
      .replace('#include <project_vertex>', '#include <project_vertex>\nvPlace = (modelMatrix * vec4(transformed, 1.0)).xyz;');
    shader.fragmentShader = shader.fragmentShader
      .replace('void main() {', `${projectionShader}void main() {`)
      .replace('#include <color_fragment>', `#include <color_fragment>\n${projectionBody}`);
  };
  material.customProgramCacheKey = () => 'panoramas';
}
