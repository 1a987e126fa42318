// A tour in a few lines: where it is, what it is, and the places in it that are worth a look.
import { tour } from './tour.mjs';

/**
 * @param organization whose tours these are
 * @returns tells one tour: `place` is [route, number, locality, region, country, latitude, longitude]; `see` names points of interest with a
 * sentence each, in the folder named `folder`
 */
export const briefTours = (organization) => (told) => {
  const { place, see = {}, folder = 'Worth a look', at, ...rest } = told;
  const [route, street_number, locality, administrative_area_level_1, country, ...position] = place;
  const pois = Object.entries(see).map(([name, text], index) => ({ name, text, ...somewhere(index) }));
  return tour({
    organization,
    place: { route, street_number, locality, administrative_area_level_1, country, at: position },
    folders: pois.length > 0 ? [{ name: folder, pois }] : [],
    created: at,
    ...rest,
  });
};

// These scans are told, not made: their points of interest stand in a spiral around the entrance.
const somewhere = (index) => ({
  at: [Math.round(Math.cos(index * 2.4) * (30 + index * 12)) / 10, 1.6, Math.round(Math.sin(index * 2.4) * (30 + index * 12)) / 10],
  look: [0, (index * 137) % 360],
  icon: ['green', 'blue', 'teal', 'purple'][index % 4],
});
