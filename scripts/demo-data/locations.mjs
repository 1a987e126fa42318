// Places that were scanned again and again: a location and its versions.
import { tour } from './tour.mjs';

const version = (location, organization, place) => (told) => ({ location, ...tour({ organization, place, ...told }) });

const cityHall = {
  route: 'Hantverkargatan',
  street_number: '1',
  locality: 'Stockholm',
  administrative_area_level_1: 'Stockholms län',
  country: 'Sweden',
  at: [59.3275, 18.0543],
};
const pavilion = {
  route: 'Av. Francesc Ferrer i Guàrdia',
  street_number: '7',
  locality: 'Barcelona',
  administrative_area_level_1: 'Catalunya',
  country: 'Spain',
  at: [41.3705, 2.15],
};

const stored = ({ at, ...parts }) => ({ ...parts, latitude: at[0], longitude: at[1] });

const cityHallVersion = version('city-hall-renewal', 'Northlight', cityHall);
const pavilionVersion = version('pavilion-year', 'Casa Aperta', pavilion);

export const locations = [
  {
    id: 'city-hall-renewal',
    name: 'City Hall renewal',
    description: 'The state of the works at Stockholm City Hall, scanned every spring.',
    organization: 'Northlight',
    created: new Date('2023-04-03T08:00:00Z'),
    place: stored(cityHall),
    country: 'Sweden',
    versions: [
      cityHallVersion({ id: 'city-hall-2023', name: 'Before the works', model: 'CityHall023', created: '2023-04-12T08:00:00Z' }),
      cityHallVersion({ id: 'city-hall-2024', name: 'Roof open', model: 'CityHall024', created: '2024-04-16T08:00:00Z' }),
      cityHallVersion({ id: 'city-hall-2025', name: 'Roof closed again', model: 'CityHall025', created: '2025-04-22T08:00:00Z' }),
    ],
  },
  {
    id: 'pavilion-year',
    name: 'A year at the pavilion',
    description: 'The same walls in four lights.',
    organization: 'Casa Aperta',
    created: new Date('2024-01-15T10:00:00Z'),
    place: stored(pavilion),
    country: 'Spain',
    versions: [
      pavilionVersion({ id: 'pavilion-winter', name: 'Winter', model: 'PavilionWin', created: '2024-01-19T11:00:00Z' }),
      pavilionVersion({ id: 'pavilion-summer', name: 'Summer', model: 'PavilionSum', created: '2024-07-12T07:30:00Z' }),
    ],
  },
];
