// Describes a tour in a few lines: its place, its building, and its points of interest.
import { tour } from './tour.mjs';

/**
 * @param organization the owner of the tours
 * @returns a function that describes one tour: `place` is [route, number, locality, region, country, latitude, longitude]; `see` names
 * points of interest with a sentence each, in the folder named `folder`
 */
export const briefTours = (organization) => (input) => {
  const { place, see = {}, folder = 'Worth a look', at, ...rest } = input;
  const [route, street_number, locality, administrative_area_level_1, country, ...position] = place;
  const pois = Object.entries(see).map(([name, text], index) => ({ name, text, icon: icons[index % icons.length] }));
  return tour({
    organization,
    place: { route, street_number, locality, administrative_area_level_1, country, at: position },
    folders: pois.length > 0 ? [{ name: folder, pois }] : [],
    created: at,
    ...rest,
  });
};

const icons = ['green', 'blue', 'teal', 'purple'];
