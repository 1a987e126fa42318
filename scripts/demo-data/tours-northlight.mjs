// Tours of Northlight: public buildings in northern Europe. Places, coordinates and facts are real; the scans are not.
import { tour } from './tour.mjs';

const northlight = (input) => tour({ organization: 'Northlight', ...input });

export const northlightTours = [
  northlight({
    id: 'stockholm-city-hall',
    name: 'Stockholm City Hall',
    languages: ['en', 'de', 'ar'],
    model: 'GalleryHall',
    public: true,
    tourTypeId: 'civic',
    description:
      'Eight million bricks on the shore of Lake Mälaren. Ragnar Östberg worked on the building from 1911 to 1923 and kept changing it until the end.',
    created: '2024-03-11T09:20:00Z',
    updated: '2025-10-06T07:45:00Z',
    place: {
      route: 'Hantverkargatan',
      street_number: '1',
      locality: 'Stockholm',
      administrative_area_level_1: 'Stockholms län',
      country: 'Sweden',
      at: [59.3275, 18.0543],
    },
    folders: [
      {
        name: 'Ground floor',
        pois: [
          {
            name: 'Blue Hall',
            icon: 'blue',
            text: 'The hall of the Nobel banquet. It was meant to be painted blue; Östberg liked the red brick too much and left it, and the name stayed.',
            links: [['Visiting hours', 'https://cityhall.stockholm/']],
          },
          {
            name: 'Organ loft',
            text: 'With 10,270 pipes the organ is among the largest in Scandinavia. The console stands in the hall, the pipes high above it.',
          },
          {
            name: 'Grand staircase',
            tag: 'Uneven steps. Guide groups along the balustrade.',
            icon: 'red',
          },
        ],
      },
      {
        name: 'First floor',
        pois: [
          {
            name: 'Golden Hall',
            text: 'More than eighteen million pieces of glass and gold. Einar Forseth designed the mosaics; they were set in two years.',
          },
          {
            name: 'Council Chamber',
            text: 'The 101 members meet under an open timber roof that recalls an upturned ship.',
          },
        ],
        children: [
          {
            name: 'Gallery of the Prince',
            pois: [
              {
                name: 'View of the water',
                icon: 'teal',
                text: 'Prince Eugen painted the shoreline opposite on the inner wall, so that both sides of the room look at the same view.',
              },
            ],
          },
        ],
      },
      {
        name: 'Tower',
        pois: [
          {
            name: 'Three crowns',
            icon: 'white',
            text: 'The tower is 106 metres high and ends in the three crowns of the arms of Sweden. There are 365 steps for those who skip the lift.',
          },
        ],
      },
    ],
  }),
  northlight({
    id: 'oodi-helsinki',
    collection: 'reading-rooms',
    name: 'Helsinki Central Library Oodi',
    model: 'LibraryRoom',
    thumbnailUrl: '/demo/reading-rooms/oodi-helsinki.jpg',
    thumbnailAlt: 'Two armchairs by a window, with bookshelves behind them',
    public: true,
    tourTypeId: 'culture',
    description:
      'A living room for the city, opened on the eve of Independence Day in 2018. ALA Architects bridged the whole ground floor, so it needs no columns.',
    created: '2024-05-22T11:05:00Z',
    updated: '2025-08-19T12:10:00Z',
    place: {
      route: 'Töölönlahdenkatu',
      street_number: '4',
      locality: 'Helsinki',
      administrative_area_level_1: 'Uusimaa',
      country: 'Finland',
      at: [60.1739, 24.9381],
    },
    folders: [
      {
        name: 'Lobby',
        pois: [
          { name: 'Maijansali', text: 'A hall for talks and concerts that opens to the foyer.' },
          {
            name: 'Kino Regina',
            icon: 'purple',
            text: 'The cinema of the National Audiovisual Institute.',
          },
        ],
      },
      {
        name: 'Workshops',
        pois: [
          {
            name: 'Makerspace',
            icon: 'red',
            tag: 'Ear protection beyond this line while the machines run.',
            text: 'Sewing machines, printers in two and three dimensions, a laser cutter: to be booked with a library card.',
          },
          { name: 'Music studios', icon: 'pink' },
        ],
      },
      {
        name: 'Book Heaven',
        pois: [
          {
            name: 'The slope',
            text: 'The floor rises at both ends like the bow of a ship. About a hundred thousand books, and trees between them.',
          },
          {
            name: 'Citizens’ balcony',
            icon: 'teal',
            text: 'Level with the steps of Parliament across the square, which is no accident.',
          },
        ],
      },
    ],
  }),
  northlight({
    id: 'saynatsalo-town-hall',
    name: 'Säynätsalo Town Hall',
    model: 'OfficeLoft7',
    tourTypeId: 'civic',
    description:
      'Alvar Aalto’s small town hall of 1952: a courtyard lifted among pine trees, a council chamber like a barn, and brick laid with intent.',
    created: '2024-08-30T08:00:00Z',
    place: {
      route: 'Parviaisentie',
      street_number: '9',
      locality: 'Jyväskylä',
      administrative_area_level_1: 'Keski-Suomi',
      country: 'Finland',
      at: [62.1397, 25.769],
    },
    folders: [
      {
        name: 'Courtyard',
        pois: [
          { name: 'Grass steps', text: 'Planks hold back the earth; moss and grass do the rest.' },
          { name: 'Library windows', icon: 'teal' },
        ],
      },
      {
        name: 'Council chamber',
        pois: [
          {
            name: 'Butterfly trusses',
            icon: 'black',
            text: 'Two trusses, each with sixteen members fanning out, carry the roof without a column below and let air through above.',
          },
        ],
      },
    ],
  }),
  northlight({
    id: 'oslo-opera-house',
    name: 'Oslo Opera House',
    model: 'GalleryHall',
    public: true,
    tourTypeId: 'culture',
    description: 'Snøhetta’s opera of 2008 has a roof to walk on. The marble came from Carrara, the oak of the wave wall from the Baltic.',
    created: '2024-10-02T10:30:00Z',
    place: {
      route: 'Kirsten Flagstads plass',
      street_number: '1',
      locality: 'Oslo',
      administrative_area_level_1: 'Oslo',
      country: 'Norway',
      at: [59.9075, 10.7531],
    },
    folders: [
      {
        name: 'uncategorizedpois',
        pois: [{ name: 'Meeting point', icon: 'black', text: 'Tours start here, beside the cloakroom.' }],
      },
      {
        name: 'Foyer',
        pois: [
          {
            name: 'Wave wall',
            text: 'Strips of oak divide the light foyer from the dark hall behind it.',
          },
          { name: 'Roof access', icon: 'red', tag: 'Closed in ice. Check the board at the gate.' },
        ],
      },
      {
        name: 'Main auditorium',
        pois: [
          {
            name: 'Chandelier',
            icon: 'white',
            text: 'Seven metres across, 5,800 pieces of cast glass, lit by 800 diodes.',
          },
        ],
      },
    ],
  }),
  northlight({
    id: 'hakons-hall',
    name: 'Håkon’s Hall',
    model: 'BarnAsFound',
    tourTypeId: 'monument',
    description: 'Scanned in November; the points of interest follow once the guides have walked it.',
    created: '2025-11-04T15:40:00Z',
    place: { route: 'Bergenhus', locality: 'Bergen', administrative_area_level_1: 'Vestland', country: 'Norway', at: [60.3998, 5.319] },
  }),
  northlight({
    id: 'round-tower',
    name: 'The Round Tower',
    model: 'GalleryHall',
    tourTypeId: 'monument',
    description: 'Christian IV’s observatory of 1642 has no stairs to speak of: a ramp winds seven and a half times round the core.',
    created: '2025-01-17T09:15:00Z',
    place: {
      route: 'Købmagergade',
      street_number: '52A',
      locality: 'Copenhagen',
      administrative_area_level_1: 'Hovedstaden',
      country: 'Denmark',
      at: [55.6813, 12.5757],
    },
    folders: [
      {
        name: 'Ramp',
        pois: [
          {
            name: 'Spiral ramp',
            text: '209 metres long, so that books and instruments could come up by cart.',
          },
          {
            name: 'Library hall',
            text: 'The university kept its books above the church until 1861.',
          },
        ],
      },
      {
        name: 'Platform',
        pois: [
          {
            name: 'Observatory',
            icon: 'white',
            text: 'Among the oldest in Europe that still work.',
          },
        ],
      },
    ],
  }),
  northlight({
    id: 'elbphilharmonie',
    name: 'Elbphilharmonie',
    model: 'GalleryHall',
    public: true,
    tourTypeId: 'culture',
    description: 'A concert hall by Herzog & de Meuron on top of a brick warehouse of 1966, open since January 2017.',
    created: '2025-02-26T13:00:00Z',
    place: {
      route: 'Platz der Deutschen Einheit',
      street_number: '4',
      locality: 'Hamburg',
      administrative_area_level_1: 'Hamburg',
      country: 'Germany',
      at: [53.5413, 9.9841],
    },
    folders: [
      {
        name: 'Way up',
        pois: [
          {
            name: 'The Tube',
            text: 'An escalator 82 metres long, curved so that its end cannot be seen from its beginning.',
          },
          {
            name: 'Plaza',
            icon: 'teal',
            text: 'A public terrace 37 metres up, where the warehouse ends and the glass begins.',
          },
        ],
      },
      {
        name: 'Grand Hall',
        pois: [
          {
            name: 'White skin',
            icon: 'white',
            text: 'Ten thousand gypsum panels, each milled differently, scatter the sound. Nobody sits farther than thirty metres from the conductor.',
          },
        ],
      },
    ],
  }),
  northlight({
    id: 'neue-nationalgalerie',
    name: 'Neue Nationalgalerie',
    model: 'GalleryHall',
    tourTypeId: 'culture',
    description: 'Mies van der Rohe’s last building: a steel roof on eight columns, and a museum below the plinth. Reopened in 2021.',
    created: '2025-04-09T08:50:00Z',
    place: {
      route: 'Potsdamer Straße',
      street_number: '50',
      locality: 'Berlin',
      administrative_area_level_1: 'Berlin',
      country: 'Germany',
      at: [52.507, 13.3675],
    },
    folders: [
      {
        name: 'Glass hall',
        pois: [
          {
            name: 'The roof',
            icon: 'black',
            text: '64.8 metres square and 1,260 tonnes. It was lifted into place in one day in April 1967, the architect watching from a car.',
          },
          { name: 'Green marble shaft' },
        ],
      },
      {
        name: 'Lower floor',
        pois: [
          {
            name: 'Sculpture garden',
            icon: 'teal',
            text: 'The one room of the lower floor with daylight from a whole side.',
          },
        ],
      },
    ],
  }),
  northlight({
    id: 'warehouse-seven',
    name: 'Warehouse 7, east wing',
    model: 'BarnAsFound',
    description: '',
    created: '2025-11-18T16:25:00Z',
    folders: [{ name: 'New Folder', pois: [{ name: 'Loading dock', icon: 'red', tag: 'Hard hats from here.' }] }],
  }),
];
