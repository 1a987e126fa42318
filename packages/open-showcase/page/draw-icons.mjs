// node page/draw-icons.mjs: draws the tags' icons, round pins with a hover image each, into `page/icons`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';

const side = 128;
const samples = 4;
const folder = fileURLToPath(new URL('icons/', import.meta.url));

/** ring, disc, mark */
const families = {
  black: ['#ffffff', '#1f2937', '#ffffff'],
  blue: ['#ffffff', '#2563eb', '#ffffff'],
  green: ['#ffffff', '#15924f', '#ffffff'],
  pink: ['#ffffff', '#db2777', '#ffffff'],
  purple: ['#ffffff', '#7c3aed', '#ffffff'],
  red: ['#ffffff', '#dc2626', '#ffffff'],
  teal: ['#ffffff', '#0d9488', '#ffffff'],
  white: ['#374151', '#ffffff', '#374151'],
};
const plain = { ring: 57, disc: 48, mark: 15, light: 0 };
const hovered = { ring: 60, disc: 49, mark: 21, light: 0.14 };

const channels = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const lighter = (colour, part) => channels(colour).map((channel) => channel + (255 - channel) * part);
const over = (below, colour, alpha) => {
  const total = alpha + below[3] * (1 - alpha);
  const mixed = [0, 1, 2].map((at) => (total === 0 ? 0 : (colour[at] * alpha + below[at] * below[3] * (1 - alpha)) / total));
  return [...mixed, total];
};

function colourAt(x, y, [ring, disc, mark], look) {
  const distance = Math.hypot(x - side / 2, y - side / 2);
  const shade = Math.max(0, 1 - Math.max(0, Math.hypot(x - side / 2, y - side / 2 - 1.5) - look.ring + 2) / 5);
  let pixel = [0, 0, 0, shade * shade * 0.4];
  if (distance < look.ring) pixel = over(pixel, channels(ring), 1);
  // slightly lighter at the top, as if lit from above
  if (distance < look.disc) pixel = over(pixel, lighter(disc, look.light + 0.1 * (1 - y / side)), 1);
  if (distance < look.mark) pixel = over(pixel, channels(mark), 1);
  return pixel;
}

function pixelsOf(family, look) {
  const rows = [];
  for (let y = 0; y < side; y++) {
    const row = Buffer.alloc(1 + side * 4);
    for (let x = 0; x < side; x++) {
      const sum = [0, 0, 0, 0];
      for (let sample = 0; sample < samples * samples; sample++) {
        const [r, g, b, a] = colourAt(
          x + ((sample % samples) + 0.5) / samples,
          y + (Math.floor(sample / samples) + 0.5) / samples,
          family,
          look,
        );
        [r * a, g * a, b * a, a].forEach((part, at) => {
          sum[at] += part;
        });
      }
      const alpha = sum[3] / samples ** 2;
      const colour = sum.slice(0, 3).map((part) => (sum[3] === 0 ? 0 : Math.round(part / sum[3])));
      row.set([...colour, Math.round(alpha * 255)], 1 + x * 4);
    }
    rows.push(row);
  }
  return Buffer.concat(rows);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function pngOf(pixels) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // eight bits each of red, green, blue and alpha
  header.set([8, 6], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

mkdirSync(folder, { recursive: true });
for (const [name, family] of Object.entries(families)) {
  writeFileSync(`${folder}${name}.png`, pngOf(pixelsOf(family, plain)));
  writeFileSync(`${folder}${name}-hover.png`, pngOf(pixelsOf(family, hovered)));
}
