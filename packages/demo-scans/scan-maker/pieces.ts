import type { Drawing, Layer } from './drawing';
import type { Piece } from './glb';

/** The baked light of a drawing, per vertex: colour with alpha, and light map coordinates. */
export type Shading = {
  colorOf: (vertex: number) => readonly [number, number, number, number];
  placeOf: (vertex: number) => readonly [number, number];
};

/** The drawing as one piece for each layer. The sky belongs to no floor. */
export function piecesOf(drawing: Drawing, shading: Shading): Piece[] {
  return drawing.layers.map((layer, index) => pieceOf(drawing, layer, index, shading));
}

function pieceOf(drawing: Drawing, { floor, kind }: Layer, layer: number, { colorOf, placeOf }: Shading): Piece {
  const renamed = new Map<number, number>();
  const positions: number[] = [];
  const colors: number[] = [];
  const places: number[] = [];
  const triangles: number[] = [];
  for (const [triangle, of] of drawing.layerOf.entries()) {
    if (of !== layer) continue;
    for (const vertex of drawing.triangles.slice(triangle * 3, triangle * 3 + 3)) {
      let name = renamed.get(vertex);
      if (name === undefined) {
        name = renamed.size;
        renamed.set(vertex, name);
        positions.push(...drawing.position(vertex).toArray());
        colors.push(...colorOf(vertex));
        places.push(...placeOf(vertex));
      }
      triangles.push(name);
    }
  }
  return {
    floor: kind === 'sky' ? '' : floor,
    kind,
    positions: new Float32Array(positions),
    colors: new Float32Array(colors),
    places: new Float32Array(places),
    triangles: new Uint32Array(triangles),
  };
}
