// Northlight looks after public buildings of the north. Places, coordinates and facts are real; the scans are not.
import { tour } from './tour.mjs';

const northlight = (told) => tour({ organization: 'Northlight', ...told });

export const northlightTours = [
  northlight({
    id: 'stockholm-city-hall',
    name: 'Stockholm City Hall',
    model: 'StadshusSTO',
    public: true,
    tourTypeId: 'civic',
    description:
      'Eight million bricks on the shore of Lake Mälaren. Ragnar Östberg worked on the building from 1911 to 1923 and kept changing it until the end.',
    created: '2024-03-11T09:20:00Z',
    updated: '2025-10-06T07:45:00Z',
    floors: ['Ground floor', 'First floor', 'Tower'],
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
            at: [2.4, 1.6, -7.1],
            look: [-8, 140],
            icon: 'blue',
            text: 'The hall of the Nobel banquet. It was meant to be painted blue; Östberg liked the red brick too much and left it, and the name stayed.',
            links: [['Visiting hours', 'https://cityhall.stockholm/']],
          },
          {
            name: 'Organ loft',
            at: [5.8, 9.2, -6.4],
            look: [24, 96],
            text: 'With 10,270 pipes the organ is among the largest in Scandinavia. The console stands in the hall, the pipes high above it.',
          },
          {
            name: 'Grand staircase',
            at: [-3.1, 1.6, -2.2],
            look: [4, 210],
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
            floor: 1,
            at: [14.2, 7.9, -11.6],
            look: [-2, 12],
            text: 'More than eighteen million pieces of glass and gold. Einar Forseth designed the mosaics; they were set in two years.',
          },
          {
            name: 'Council Chamber',
            floor: 1,
            at: [-12.7, 7.8, 3.9],
            look: [30, 300],
            text: 'The 101 members meet under an open timber roof that recalls an upturned ship.',
          },
        ],
        children: [
          {
            name: 'Gallery of the Prince',
            pois: [
              {
                name: 'View of the water',
                floor: 1,
                at: [-1.9, 7.8, 15.3],
                look: [-6, 182],
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
            floor: 2,
            at: [-22.4, 101.5, 18.6],
            look: [-14, 45],
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
    model: 'OodiHelsin8',
    public: true,
    tourTypeId: 'culture',
    description:
      'A living room for the city, opened on the eve of Independence Day in 2018. ALA Architects bridged the whole ground floor, so it needs no columns.',
    created: '2024-05-22T11:05:00Z',
    updated: '2025-08-19T12:10:00Z',
    floors: ['Lobby', 'Workshops', 'Book Heaven'],
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
          { name: 'Maijansali', at: [9.1, 1.6, 4.2], look: [0, 88], text: 'A hall for talks and concerts that opens to the foyer.' },
          {
            name: 'Kino Regina',
            at: [-14.3, 1.6, 2.8],
            look: [0, 270],
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
            floor: 1,
            at: [6.6, 6.4, -9.9],
            look: [-10, 15],
            icon: 'red',
            tag: 'Ear protection beyond this line while the machines run.',
            text: 'Sewing machines, printers in two and three dimensions, a laser cutter: to be booked with a library card.',
          },
          { name: 'Music studios', floor: 1, at: [-3.5, 6.4, -12.2], look: [0, 190], icon: 'pink' },
        ],
      },
      {
        name: 'Book Heaven',
        pois: [
          {
            name: 'The slope',
            floor: 2,
            at: [22.7, 11.8, 0.4],
            look: [-5, 265],
            text: 'The floor rises at both ends like the bow of a ship. About a hundred thousand books, and trees between them.',
          },
          {
            name: 'Citizens’ balcony',
            floor: 2,
            at: [3.3, 11.6, 17.5],
            look: [-3, 178],
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
    model: 'SaynatsaloA',
    tourTypeId: 'civic',
    description:
      'Alvar Aalto’s small town hall of 1952: a courtyard lifted among pine trees, a council chamber like a barn, and brick laid with intent.',
    created: '2024-08-30T08:00:00Z',
    floors: ['Courtyard', 'Council chamber'],
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
          { name: 'Grass steps', at: [-7.7, 0.9, 6.1], look: [6, 33], text: 'Planks hold back the earth; moss and grass do the rest.' },
          { name: 'Library windows', at: [4.2, 1.7, 9.4], look: [0, 180], icon: 'teal' },
        ],
      },
      {
        name: 'Council chamber',
        pois: [
          {
            name: 'Butterfly trusses',
            floor: 1,
            at: [1.1, 9.6, -3.8],
            look: [42, 20],
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
    model: 'OperaOslo08',
    public: true,
    tourTypeId: 'culture',
    description: 'Snøhetta’s opera of 2008 has a roof to walk on. The marble came from Carrara, the oak of the wave wall from the Baltic.',
    created: '2024-10-02T10:30:00Z',
    floors: ['Foyer', 'Balcony'],
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
        pois: [{ name: 'Meeting point', at: [0, 1.6, 0], look: [0, 0], icon: 'black', text: 'Tours start here, beside the cloakroom.' }],
      },
      {
        name: 'Foyer',
        pois: [
          {
            name: 'Wave wall',
            at: [11.9, 1.6, -8.3],
            look: [3, 75],
            text: 'Strips of oak divide the light foyer from the dark hall behind it.',
          },
          { name: 'Roof access', at: [-18.6, 1.6, 12.1], look: [12, 240], icon: 'red', tag: 'Closed in ice. Check the board at the gate.' },
        ],
      },
      {
        name: 'Main auditorium',
        pois: [
          {
            name: 'Chandelier',
            floor: 1,
            at: [0.4, 14.7, -21.2],
            look: [62, 0],
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
    model: 'HakonsHallB',
    tourTypeId: 'monument',
    description: 'Scanned in November; the points of interest follow once the guides have walked it.',
    created: '2025-11-04T15:40:00Z',
    floors: ['Cellar', 'Middle floor', 'Great hall'],
    place: { route: 'Bergenhus', locality: 'Bergen', administrative_area_level_1: 'Vestland', country: 'Norway', at: [60.3998, 5.319] },
  }),
  northlight({
    id: 'round-tower',
    name: 'The Round Tower',
    model: 'Rundetaarn1',
    tourTypeId: 'monument',
    description: 'Christian IV’s observatory of 1642 has no stairs to speak of: a ramp winds seven and a half times round the core.',
    created: '2025-01-17T09:15:00Z',
    floors: ['Ramp', 'Platform'],
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
            at: [4.9, 3.2, 1.5],
            look: [5, 100],
            text: '209 metres long, so that books and instruments could come up by cart.',
          },
          {
            name: 'Library hall',
            at: [6.1, 19.4, -7.7],
            look: [0, 15],
            text: 'The university kept its books above the church until 1861.',
          },
        ],
      },
      {
        name: 'Platform',
        pois: [
          {
            name: 'Observatory',
            floor: 1,
            at: [0.2, 34.8, 0.1],
            look: [10, 0],
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
    model: 'ElphiHH2017',
    public: true,
    tourTypeId: 'culture',
    description: 'A concert hall by Herzog & de Meuron on top of a brick warehouse of 1966, open since January 2017.',
    created: '2025-02-26T13:00:00Z',
    floors: ['Tube', 'Plaza', 'Grand Hall'],
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
            at: [-3.8, 2.1, 22.9],
            look: [14, 0],
            text: 'An escalator 82 metres long, curved so that its end cannot be seen from its beginning.',
          },
          {
            name: 'Plaza',
            floor: 1,
            at: [7.3, 38.6, 5.2],
            look: [-2, 215],
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
            floor: 2,
            at: [1.6, 58.4, -12.7],
            look: [18, 330],
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
    model: 'NNGBerlin68',
    tourTypeId: 'culture',
    description: 'Mies van der Rohe’s last building: a steel roof on eight columns, and a museum below the plinth. Reopened in 2021.',
    created: '2025-04-09T08:50:00Z',
    floors: ['Lower floor', 'Glass hall'],
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
            floor: 1,
            at: [0, 6.5, 0],
            look: [48, 45],
            icon: 'black',
            text: '64.8 metres square and 1,260 tonnes. It was lifted into place in one day in April 1967, the architect watching from a car.',
          },
          { name: 'Green marble shaft', floor: 1, at: [9.9, 4.9, -6.6], look: [0, 120] },
        ],
      },
      {
        name: 'Lower floor',
        pois: [
          {
            name: 'Sculpture garden',
            at: [-28.3, 0.2, 3.1],
            look: [0, 275],
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
    model: 'Whse7EastWg',
    description: '',
    created: '2025-11-18T16:25:00Z',
    folders: [{ name: 'New Folder', pois: [{ name: 'Loading dock', at: [1.2, 1.5, 0.7], icon: 'red', tag: 'Hard hats from here.' }] }],
  }),
];
