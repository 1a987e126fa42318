import sharp from 'sharp';
import { toSrgb } from './color';
import type { Baked } from './light/bake';
import { type Daylight, skyAt } from './light/daylight';
import { Tracer } from './light/tracer';
import type { Triple } from './pen';

/** The linear colour in a direction. */
type Seen = (dx: number, dy: number, dz: number) => readonly number[];

/** An equirectangular JPEG; the middle looks along −Z. */
export async function equirectangular(width: number, seen: Seen): Promise<Uint8Array> {
  const height = width / 2;
  const pixels = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row++) {
    const up = (0.5 - (row + 0.5) / height) * Math.PI;
    for (let column = 0; column < width; column++) {
      const around = ((column + 0.5) / width - 0.5) * 2 * Math.PI;
      const color = seen(Math.sin(around) * Math.cos(up), Math.sin(up), -Math.cos(around) * Math.cos(up));
      for (let channel = 0; channel < 3; channel++) pixels[(row * width + column) * 3 + channel] = Math.round(toSrgb(color[channel] ?? 0));
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** The view from a point of a baked building. */
export function seenFrom(baked: Baked, daylight: Daylight, [x, y, z]: Triple): Seen {
  const tracer = new Tracer(baked.tree);
  const sky = [0, 0, 0];
  return (dx, dy, dz) => {
    if (tracer.cast(x, y, z, dx, dy, dz, 1e-4, 300)) return baked.colorOn(tracer.face, tracer.s, tracer.t);
    skyAt(daylight, dy, sky);
    return sky;
  };
}
