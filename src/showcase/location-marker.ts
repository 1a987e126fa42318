/** The viewer's own instance of three.js: objects of another instance do not work in it. */
type Disposable = { dispose: () => void };
type Three = {
  CanvasTexture: new (canvas: HTMLCanvasElement) => Disposable & { colorSpace: string };
  SpriteMaterial: new (look: Record<string, unknown>) => Disposable;
  Sprite: new (material: Disposable) => { renderOrder: number; scale: { set: (x: number, y: number, z: number) => void } };
};

const markerMetres = 1.4;
const markerPx = 128;

/** A disc with a white ring, as maps mark where one is. It faces the camera and is visible through everything in front of it. @see PLAYER-026 */
export const locationMarker = {
  name: 'loggia.location',
  factory: () => {
    let created: Disposable[] = [];
    const component = {
      outputs: { objectRoot: null as unknown },
      context: undefined as { three: Three } | undefined,
      onInit: () => {
        const { three } = component.context ?? {};
        if (!three) return;
        const texture = Object.assign(new three.CanvasTexture(drawnMarker()), { colorSpace: 'srgb' });
        const material = new three.SpriteMaterial({
          map: texture,
          transparent: true,
          depthTest: false,
          depthWrite: false,
          toneMapped: false,
        });
        created = [texture, material];
        const sprite = Object.assign(new three.Sprite(material), { renderOrder: 29 });
        sprite.scale.set(markerMetres, markerMetres, 1);
        component.outputs.objectRoot = sprite;
      },
      onDestroy: () => {
        for (const resource of created) resource.dispose();
      },
    };
    return component;
  },
};

function drawnMarker(): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width: markerPx, height: markerPx });
  const pen = canvas.getContext('2d');
  const disc = (radius: number, color: string) => {
    if (!pen) return;
    pen.fillStyle = color;
    pen.beginPath();
    pen.arc(markerPx / 2, markerPx / 2, radius, 0, 2 * Math.PI);
    pen.fill();
  };
  disc(62, 'rgb(14 165 233 / 28%)');
  if (pen) Object.assign(pen, { shadowColor: 'rgb(0 0 0 / 45%)', shadowBlur: 8 });
  disc(38, '#ffffff');
  if (pen) pen.shadowBlur = 0;
  disc(29, '#0ea5e9');
  return canvas;
}
