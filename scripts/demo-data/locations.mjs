// Places that were scanned several times: locations and their versions.
import { tour } from './tour.mjs';

const locationTour = (location, organization, place) => (input) => ({ location, ...tour({ organization, place, ...input }) });

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

const barn = {
  route: 'Klockargården',
  street_number: '3',
  locality: 'Leksand',
  administrative_area_level_1: 'Dalarnas län',
  country: 'Sweden',
  at: [60.7306, 14.9986],
};

const stored = ({ at, ...parts }) => ({ ...parts, latitude: at[0], longitude: at[1] });

const cityHallTour = locationTour('city-hall-renewal', 'Northlight', cityHall);
const barnTour = locationTour('barn-renewal', 'Northlight', barn);
const pavilionTour = locationTour('pavilion-year', 'Casa Aperta', pavilion);

export const locations = [
  {
    id: 'city-hall-renewal',
    name: 'City Hall renewal',
    description: 'The state of the works at Stockholm City Hall, scanned every spring.',
    organization: 'Northlight',
    created: new Date('2023-04-03T08:00:00Z'),
    place: stored(cityHall),
    country: 'Sweden',
    locationTours: [
      cityHallTour({ id: 'city-hall-2023', name: 'Before the works', model: 'OfficeLoft7', created: '2023-04-12T08:00:00Z' }),
      cityHallTour({ id: 'city-hall-2024', name: 'Roof open', model: 'OfficeLoft7', created: '2024-04-16T08:00:00Z' }),
      cityHallTour({ id: 'city-hall-2025', name: 'Roof closed again', model: 'OfficeLoft7', created: '2025-04-22T08:00:00Z' }),
    ],
  },
  {
    id: 'barn-renewal',
    name: 'Barn at Klockargården',
    description: 'A stone barn before its renovation and after it.',
    organization: 'Northlight',
    created: new Date('2023-04-10T08:00:00Z'),
    place: stored(barn),
    country: 'Sweden',
    locationTours: [
      barnTour({ id: 'barn-2023', name: 'As found', model: 'BarnAsFound', public: true, created: '2023-04-18T09:00:00Z' }),
      barnTour({ id: 'barn-2025', name: 'Renewed', model: 'BarnRenewed', public: true, created: '2025-05-27T09:00:00Z' }),
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
    locationTours: [
      pavilionTour({ id: 'pavilion-winter', name: 'Winter', model: 'GalleryHall', created: '2024-01-19T11:00:00Z' }),
      pavilionTour({ id: 'pavilion-summer', name: 'Summer', model: 'GalleryHall', created: '2024-07-12T07:30:00Z' }),
    ],
  },
];
