// Tours of Casa Aperta: houses and shops in southern Europe. Places, coordinates and facts are real; the scans are not.
import { tour } from './tour.mjs';

const casaAperta = (input) => tour({ organization: 'Casa Aperta', ...input });

export const casaApertaTours = [
  casaAperta({
    id: 'casa-batllo',
    name: 'Casa Batlló',
    model: 'BarnRenewed',
    public: true,
    tourTypeId: 'house',
    description: 'Gaudí rebuilt an ordinary house of 1877 between 1904 and 1906. Hardly a straight line was left.',
    created: '2024-06-12T09:00:00Z',
    place: {
      route: 'Passeig de Gràcia',
      street_number: '43',
      locality: 'Barcelona',
      administrative_area_level_1: 'Catalunya',
      country: 'Spain',
      at: [41.3917, 2.1649],
    },
    folders: [
      {
        name: 'Noble floor',
        pois: [
          {
            name: 'Fireplace',
            text: 'A seat for two lovers on one side, for the chaperone on the other.',
          },
          {
            name: 'Light well',
            icon: 'blue',
            text: 'The tiles grow darker and the windows smaller towards the top, so that every floor gets the same light.',
          },
        ],
      },
      {
        name: 'Attic',
        pois: [
          {
            name: 'Sixty arches',
            icon: 'white',
            text: 'Catenary arches, as in the ribs of an animal.',
          },
        ],
      },
    ],
  }),
  casaAperta({
    id: 'livraria-lello',
    name: 'Livraria Lello',
    model: 'LibraryRoom',
    tourTypeId: 'shop',
    description: 'A bookshop of 1906 with a staircase that people come to see. Much of the carved wood is painted plaster.',
    created: '2024-09-25T10:45:00Z',
    place: {
      route: 'Rua das Carmelitas',
      street_number: '144',
      locality: 'Porto',
      administrative_area_level_1: 'Porto',
      country: 'Portugal',
      at: [41.1469, -8.6149],
    },
    folders: [
      {
        name: 'Ground floor',
        pois: [
          {
            name: 'Crimson staircase',
            icon: 'red',
            text: 'It divides, turns back over itself and meets again on the gallery.',
          },
          { name: 'Rails of the book cart' },
        ],
      },
      {
        name: 'Gallery',
        pois: [
          {
            name: 'Skylight',
            icon: 'teal',
            text: 'The glass reads “Decus in labore”: honour in work.',
          },
        ],
      },
    ],
  }),
  casaAperta({
    id: 'villa-la-rotonda',
    name: 'Villa La Rotonda',
    model: 'HouseEmpty1',
    tourTypeId: 'house',
    description: 'Palladio’s villa on a hill outside Vicenza: four equal fronts round a domed hall, each with its own view.',
    created: '2025-03-20T14:30:00Z',
    place: {
      route: 'Via della Rotonda',
      street_number: '45',
      locality: 'Vicenza',
      administrative_area_level_1: 'Veneto',
      country: 'Italy',
      at: [45.5315, 11.5602],
    },
    folders: [
      {
        name: 'Piano nobile',
        pois: [
          {
            name: 'Domed hall',
            text: 'A circle in a square, and a drain in the floor in the shape of a faun’s face.',
          },
          { name: 'North portico', icon: 'teal' },
        ],
      },
    ],
  }),
  casaAperta({
    id: 'teatro-olimpico',
    name: 'Teatro Olimpico',
    model: 'GalleryHall',
    tourTypeId: 'house',
    description: 'The stage set of the opening night in 1585 is still standing.',
    created: '2025-07-01T09:35:00Z',
    place: {
      route: 'Piazza Matteotti',
      street_number: '11',
      locality: 'Vicenza',
      administrative_area_level_1: 'Veneto',
      country: 'Italy',
      at: [45.5503, 11.5493],
    },
    folders: [
      {
        name: 'Stage',
        pois: [
          {
            name: 'Streets of Thebes',
            text: 'Seven streets in forced perspective by Vincenzo Scamozzi: they look long and are only a few metres deep.',
          },
        ],
      },
    ],
  }),
];
