/** The viewer's own instance of three.js: objects of another instance do not work in it. */
type Disposable = { dispose: () => void };
type Three = {
  CanvasTexture: new (canvas: HTMLCanvasElement) => Disposable & { colorSpace: string };
  MeshBasicMaterial: new (look: Record<string, unknown>) => Disposable;
  PlaneGeometry: new (width: number, height: number) => Disposable;
  Mesh: new (
    geometry: Disposable,
    material: Disposable,
  ) => { renderOrder: number; rotation: { set: (x: number, y: number, z: number, order: string) => void }; add: (child: unknown) => void };
};

const markerMetres = 2.8;
const markerPx = 256;
/** Half the width of the beam, radians. */
const beamAngle = 0.5;
/** three.js' `DoubleSide`. */
const doubleSide = 2;
/** How much of the marker shows through what lies over it. */
const coveredOpacity = 0.35;

/**
 * A disc with a white ring and a beam, as maps mark where one is and where one looks. It lies level, and shows faintly through whatever lies over it:
 * with all floors shown, a marker on the ground floor must not look as if it were upstairs. Its input is the direction, in degrees to the left of −Z. @see PLAYER-026
 */
export const locationMarker = {
  name: 'loggia.location',
  factory: () => {
    let created: Disposable[] = [];
    const component = {
      inputs: { yaw: 0 },
      outputs: { objectRoot: null as unknown },
      context: undefined as { three: Three } | undefined,
      onInit: () => {
        const { three } = component.context ?? {};
        if (!three) return;
        const texture = Object.assign(new three.CanvasTexture(drawnMarker()), { colorSpace: 'srgb' });
        const look = { map: texture, transparent: true, depthWrite: false, toneMapped: false, side: doubleSide };
        const material = new three.MeshBasicMaterial(look);
        const covered = new three.MeshBasicMaterial({ ...look, depthTest: false, opacity: coveredOpacity });
        const plane = new three.PlaneGeometry(markerMetres, markerMetres);
        created = [texture, material, covered, plane];
        const disc = Object.assign(new three.Mesh(plane, covered), { renderOrder: 29 });
        disc.add(Object.assign(new three.Mesh(plane, material), { renderOrder: 30 }));
        // the top of the image is where the visitor looks
        disc.rotation.set(-Math.PI / 2, (component.inputs.yaw * Math.PI) / 180, 0, 'YXZ');
        component.outputs.objectRoot = disc;
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
  if (pen) {
    const beam = pen.createRadialGradient(markerPx / 2, markerPx / 2, 30, markerPx / 2, markerPx / 2, 124);
    beam.addColorStop(0, 'rgb(14 165 233 / 80%)');
    beam.addColorStop(1, 'rgb(14 165 233 / 0%)');
    pen.fillStyle = beam;
    pen.beginPath();
    pen.moveTo(markerPx / 2, markerPx / 2);
    pen.arc(markerPx / 2, markerPx / 2, 124, -Math.PI / 2 - beamAngle, -Math.PI / 2 + beamAngle);
    pen.fill();
  }
  disc(62, 'rgb(14 165 233 / 28%)');
  if (pen) Object.assign(pen, { shadowColor: 'rgb(0 0 0 / 45%)', shadowBlur: 8 });
  disc(38, '#ffffff');
  if (pen) pen.shadowBlur = 0;
  disc(29, '#0ea5e9');
  return canvas;
}
