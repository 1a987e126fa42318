// The media of the house with garden: files below public/, which are served in every installation with demo data.
import { statSync } from 'node:fs';

const below = 'demo/house-with-garden';
const published = new URL(`../../public/${below}/`, import.meta.url);

const file = (name, address, contentType, markers = []) => ({
  name,
  url: `/${below}/${address}`,
  contentType,
  size: statSync(new URL(address, published)).size,
  markers,
});

// from the lower left corner, in tenths of image pixels
const mark = (name, icon, [lng, lat], body) => ({ name, body, icon, latlng: { lat, lng } });

export const fireplaceFiles = [
  file('The fireplace.jpg', 'fireplace.jpg', 'image/jpeg', [
    mark('Fire bed', 'red', [36.6, 19.5], 'Let the ash cool for a day before it is taken out.'),
    mark('Slab', 'black', [26, 14.4], 'Basalt in one piece, 2.5 metres long and 12 centimetres thick.'),
    mark('Logs', 'green', [46.8, 19.2], 'Dried for two years. The slider for the outside air is behind them.'),
  ]),
  file('Certificate of the chimney sweep.pdf', 'certificate.pdf', 'application/pdf'),
  file('Lighting the fire.txt', 'lighting-the-fire.txt', 'text/plain'),
];
