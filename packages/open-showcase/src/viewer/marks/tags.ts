import {
  Float32BufferAttribute,
  Group,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  type Scene,
  ShaderMaterial,
  type Texture,
  Vector2,
  Vector3,
} from 'three';
import type { TagLook } from '../port';
import type { Rig } from '../rig';
import type { Textures } from '../textures';
import { createRibbons } from './ribbons';

/** Stems and discs of tags: one draw call for all stems, and one per icon for the discs. */
export type Tags = {
  show: (tags: readonly TagLook[], hovered: string | null) => void;
  resize: (w: number, h: number) => void;
  readonly group: Group;
  dispose: () => void;
};

const metres = 0.1;
const leastPixels = 13;
const mostPixels = 24;
const stemPixels = 1;

/** Radius of a disc on the screen, pixels. */
export const discPixels = (rig: Rig, at: Vector3): number => Math.min(mostPixels, Math.max(leastPixels, metres / rig.pixelSize(at)));

/** Where the disc of a tag is. */
export const discOf = ({ anchorPosition: a, stemVector: s }: TagLook, into: Vector3): Vector3 => into.set(a.x + s.x, a.y + s.y, a.z + s.z);

const vertexShader = /* glsl */ `
  attribute vec3 centre, colour;
  attribute vec2 look;
  uniform vec2 size;
  varying vec2 at;
  varying vec3 vColour;
  varying vec2 vLook;
  void main() {
    at = position.xy;
    vColour = colour;
    vLook = look;
    vec4 seen = viewMatrix * vec4(centre, 1.0);
    // moved towards the camera, so that a wall close behind does not clip the disc
    if (projectionMatrix[2][3] == -1.0) seen.xyz *= max(0.5, 1.0 - 0.1 / length(seen.xyz)); else seen.z += 0.1;
    gl_Position = projectionMatrix * seen;
    float pixels = clamp(${metres.toFixed(2)} * projectionMatrix[1][1] * size.y / 2.0 / gl_Position.w, ${leastPixels.toFixed(1)}, ${mostPixels.toFixed(1)});
    gl_Position.xy += position.xy * pixels * (1.0 + 0.15 * look.y) * 2.0 / size * gl_Position.w;
  }`;
const fragmentShader = /* glsl */ `
  uniform sampler2D icon;
  uniform float hasIcon;
  varying vec2 at;
  varying vec3 vColour;
  varying vec2 vLook;
  void main() {
    float r = length(at);
    float soft = fwidth(r);
    float inside = 1.0 - smoothstep(1.0 - soft, 1.0, r);
    float rim = smoothstep(0.8 - soft, 0.8, r);
    float dot_ = 1.0 - smoothstep(0.28 - soft, 0.28, r);
    vec4 drawn = hasIcon > 0.5 ? texture2D(icon, at * 0.5 + 0.5) : vec4(mix(vColour, vec3(1.0), max(rim, dot_)), inside);
    drawn.rgb = mix(drawn.rgb, vec3(1.0), vLook.y * 0.12);
    gl_FragColor = vec4(drawn.rgb, drawn.a * vLook.x);
    if (gl_FragColor.a < 0.004) discard;
    #include <colorspace_fragment>
  }`;

export function createTags(scene: Scene, textures: Textures): Tags {
  const group = new Group();
  const stems = createRibbons(scene, stemPixels, false);
  const size = new Vector2(1, 1);
  const discs = new Map<string, Mesh<InstancedBufferGeometry, ShaderMaterial>>();
  group.add(stems.mesh);
  scene.add(group);

  const meshFor = (icon: string) => {
    const known = discs.get(icon);
    if (known) return known;
    const mesh = new Mesh(new InstancedBufferGeometry(), discMaterial(size));
    mesh.frustumCulled = false;
    mesh.renderOrder = 31;
    discs.set(icon, mesh);
    group.add(mesh);
    return mesh;
  };

  return {
    group,
    show(tags, hovered) {
      stems.show(tags.filter(({ stemVisible }) => stemVisible).map(stemOf));
      const byIcon = grouped(tags, iconOf(textures));
      for (const [icon, mesh] of discs) mesh.visible = byIcon.has(icon);
      for (const [icon, wearers] of byIcon) {
        const mesh = meshFor(icon);
        const texture: Texture | null = textures.get(icon) ?? null;
        Object.assign(mesh.material.uniforms, { icon: { value: texture }, hasIcon: { value: texture ? 1 : 0 } });
        mesh.geometry.dispose();
        mesh.geometry = discGeometry(wearers, hovered);
      }
    },
    resize(w, h) {
      size.set(w, h);
      stems.resize(w, h);
    },
    dispose() {
      stems.dispose();
      for (const mesh of discs.values()) {
        mesh.geometry.dispose();
        mesh.material.dispose();
      }
      group.removeFromParent();
    },
  };
}

const discMaterial = (size: Vector2) =>
  new ShaderMaterial({
    uniforms: { icon: { value: null }, hasIcon: { value: 0 }, size: { value: size } },
    vertexShader,
    fragmentShader,
    transparent: true,
    depthWrite: false,
  });

/** Without its texture the disc is plain. */
const iconOf = (textures: Textures) => (tag: TagLook) => (textures.get(tag.icon) ? tag.icon : '');

function grouped(tags: readonly TagLook[], key: (tag: TagLook) => string): Map<string, TagLook[]> {
  const groups = new Map<string, TagLook[]>();
  for (const tag of tags) groups.set(key(tag), [...(groups.get(key(tag)) ?? []), tag]);
  return groups;
}

const end = new Vector3();

function stemOf(tag: TagLook) {
  const { x, y, z } = discOf(tag, end);
  return { from: tag.anchorPosition, to: { x, y, z }, colour: { r: 1, g: 1, b: 1 }, opacity: tag.opacity * 0.9 };
}

function discGeometry(tags: readonly TagLook[], hovered: string | null): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute([-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0], 3));
  geometry.setIndex([0, 1, 2, 0, 2, 3]);
  const attribute = (name: string, size: number, of: (tag: TagLook) => number[]) =>
    geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(tags.flatMap(of)), size));
  attribute('centre', 3, (tag) => discOf(tag, end).toArray());
  attribute('colour', 3, ({ color }) => [color.r, color.g, color.b].map(linear));
  attribute('look', 2, ({ id, opacity }) => [opacity, id === hovered ? 1 : 0]);
  geometry.instanceCount = tags.length;
  return geometry;
}

/** Converts from sRGB, as given, to the linear space in which colours are drawn. */
const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
