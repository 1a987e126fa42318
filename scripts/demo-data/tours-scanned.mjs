// The tours whose scans are included with the showcase. The buildings and their descriptions are fictional.

import { fireplaceFiles } from './house-files.mjs';
import { pointTypes } from './point-types.mjs';
import { scanned } from './scanned.mjs';
import { tour } from './tour.mjs';

const house = scanned('HouseGarden');

const poi = (scan) => (name, sweep, target, input) => ({ name, ...scan.see(sweep, target), ...input });
const inHouse = poi(house);
const office = scanned('OfficeLoft7');
const inOffice = poi(office);
const plant = scanned('PlantHall42');
const inPlant = poi(plant);
const flat = scanned('FlatPrivate');
const inFlat = poi(flat);

export const scannedTours = [
  tour({
    id: 'house-with-garden',
    organization: 'Casa Aperta',
    name: 'House with garden',
    model: 'HouseGarden',
    defurnishId: 'HouseEmpty1',
    public: true,
    tourTypeId: 'house',
    description:
      'A family house of 168 square metres at the edge of Freiburg, for sale furnished or empty: use the switch in the player to see it cleared.',
    created: '2025-05-06T08:30:00Z',
    updated: '2025-09-16T15:42:00Z',
    historyId: 'houseAsItIsShown0002',
    place: {
      route: 'Lindenweg',
      street_number: '14',
      locality: 'Freiburg im Breisgau',
      administrative_area_level_1: 'Baden-Württemberg',
      country: 'Germany',
      at: [47.9959, 7.8522],
    },
    guidedTours: [
      {
        name: 'The house in five stops',
        description: 'From the terrace through the living room and up the stairs, in two minutes.',
        stops: [
          {
            see: house.see('h12', [7.4, 1.4, 8.2]),
            title: 'Welcome',
            text: 'The house stands with its long side to the south. Everything you see from here opens to the garden.',
            transition: 'cut',
          },
          { point: 'Fireplace', text: 'The hearth is the middle of the house: living room, kitchen and stairs meet here.' },
          { point: 'Kitchen island', text: 'Whoever cooks sees the garden and the door. The worktop seats four.' },
          { point: 'Stairs', text: 'Seventeen easy steps, lit from the roof.', seconds: 6 },
          { point: 'Main bedroom', text: 'The quietest room, over the garden. Look around as long as you like.', seconds: 'untilNext' },
        ],
      },
    ],
    folders: [
      {
        name: 'Living',
        pois: [
          inHouse('Fireplace', 'h01', [11.2, 0.7, 6.2], {
            icon: 'red',
            tag: 'An open fire with outside air. Swept every October; the certificate is among the documents.',
            text: 'The hearth is one slab of basalt, 2.5 metres long. The flue draws air from outside, so the room stays warm with the windows shut.',
            files: fireplaceFiles,
            videos: [['A film in place of one of the house: Big Buck Bunny', 'youtube', 'aqz-KE-bpKQ']],
            links: [['How the colours of wood smoke are read', 'https://example.com/wood-smoke']],
          }),
          inHouse('Window to the terrace', 'h03', [7.4, 1.4, 8.2], {
            icon: 'blue',
            text: 'Triple glazing, two leaves that slide. The sill is level with the terrace.',
          }),
          inHouse('Kitchen island', 'h04', [2.5, 0.95, 2.85], {
            text: 'Walnut with a worktop of composite stone, 2.3 metres. The hob is induction; the hood runs on recirculated air.',
            links: [['Care of the worktop', 'https://example.com/worktop-care']],
          }),
          inHouse('Oven and fridge', 'h05', [0.5, 1.3, 1.4], {
            icon: 'black',
            text: 'Both from 2021, with eight years of guarantee left on the seals.',
          }),
        ],
        children: [
          {
            name: 'Study',
            pois: [
              inHouse('Desk', 'h09', [9.8, 0.8, 0.7], {
                icon: 'teal',
                text: 'North light and a double socket with network under the desk.',
              }),
              inHouse('Bookcase', 'h09', [10.3, 1.3, 2.8], { icon: 'teal', text: 'Fixed to the wall: it stays with the house.' }),
            ],
          },
        ],
      },
      {
        name: 'Upper floor',
        pois: [
          inHouse('Stairs', 'h07', [5.6, 1.4, 2.4], {
            icon: 'purple',
            tag: 'Seventeen risers of 17 centimetres',
            text: 'Oak treads, a steel balustrade, light from above. Seventeen risers of 17 centimetres.',
          }),
          inHouse('Main bedroom', 'h22', [10.9, 3.5, 5.9], {
            text: 'Built-in wardrobe over the whole west wall, 2.4 metres of it.',
            screenshot: '/demo/house-with-garden/main-bedroom.jpg',
          }),
          inHouse('Bathtub', 'h23', [10, 3.4, 1], {
            icon: 'blue',
            tag: 'Free-standing, 1.7 metres',
            text: 'Filled by its own pipe, in four minutes.',
          }),
          inHouse('Child’s room', 'h24', [2.5, 3, 2.7], { icon: 'pink', text: 'Faces east, with the morning sun on the desk.' }),
          inHouse('Guest room', 'h25', [1.5, 3.4, 6.8], { icon: 'teal', text: 'Large enough for a double bed and a desk.' }),
        ],
      },
      {
        name: 'Outside',
        pois: [
          inHouse('Terrace', 'h12', [4.4, 1.5, 10.9], {
            text: 'Forty square metres of concrete slabs on gravel, facing south.',
            screenshot: '/demo/house-with-garden/terrace.jpg',
          }),
          inHouse('Fire bowl', 'h14', [2.6, 0.3, 18.4], {
            icon: 'red',
            tag: 'Only with the spark guard on',
            text: 'A ring of gravel keeps the lawn safe. Water is at the tap beside the terrace.',
          }),
          inHouse('Car port', 'h17', [14.3, 0.9, 3.3], {
            icon: 'black',
            text: 'Larch, one car and the bicycles, with a charging point of 11 kW.',
          }),
        ],
      },
    ],
  }),
  tour({
    id: 'office-speicherstrasse',
    organization: 'Northlight',
    name: 'Office, Speicherstraße 31',
    model: 'OfficeLoft7',
    tourTypeId: 'civic',
    collection: 'workplaces',
    pointTypes,
    description:
      'Level 7 of the department’s house in Hamburg: forty places to work around four meeting rooms. New colleagues find their way here first.',
    created: '2025-06-02T07:15:00Z',
    place: {
      route: 'Speicherstraße',
      street_number: '31',
      locality: 'Hamburg',
      administrative_area_level_1: 'Hamburg',
      country: 'Germany',
      at: [53.5436, 9.9967],
    },
    folders: [
      {
        name: 'Arriving',
        pois: [
          inOffice('Reception', 'o02', [4.2, 1.1, 8], {
            tag: 'Visitors sign in here',
            text: 'Staffed from 8:00 to 17:00. Outside these hours call 71 from the telephone beside the lifts.',
          }),
          inOffice('Lifts', 'o02', [0.4, 1.3, 6], { icon: 'black', text: 'Not in case of fire. The stairs are behind the grey door.' }),
          inOffice('Lockers', 'o30', [21, 1, 8.1], {
            icon: 'teal',
            typed: { typeId: 'equipment', state: 'done', fields: { maker: 'unknown', checked: '2025-04-02', serial: 'L-40-7' } },
            text: 'Choose a free one, lock it with your card, leave it empty at night.',
          }),
        ],
      },
      {
        name: 'Meeting rooms',
        pois: [
          inOffice('Alster', 'o22', [3.3, 0.8, 2.45], {
            text: 'Ten seats, screen, camera. Book it in the calendar; without anyone after ten minutes it is free again.',
          }),
          inOffice('Elbe', 'o24', [2.4, 0.8, 13.7], { text: 'Six seats, screen and a whiteboard.' }),
          inOffice('Isar', 'o25', [15.3, 0.8, 8], { text: 'Six seats between glass: please wipe the board.' }),
          inOffice('Spree', 'o26', [26.9, 0.8, 8], { text: 'Six seats, quiet side.' }),
          inOffice('Phone booths', 'o29', [19.7, 1.2, 7.6], {
            icon: 'blue',
            typed: {
              typeId: 'defect',
              state: 'work',
              due: '2026-01-15',
              fields: { found: '2025-05-20', urgent: false, what: 'The fan of the middle booth hums.' },
            },
            tag: 'Thirty minutes at most',
            text: 'Three booths for one, with their own air. Not to be booked.',
          }),
        ],
      },
      {
        name: 'Working',
        pois: [
          inOffice('Desks, north side', 'o05', [17.9, 0.9, 2.75], { text: 'Every desk rises; the lever is on the right, below the top.' }),
          inOffice('Desks, south side', 'o18', [23.9, 0.9, 13.3], {
            text: 'Blinds follow the sun; the switch at the column stops them for an hour.',
          }),
        ],
        children: [
          {
            name: 'Breaks',
            pois: [
              inOffice('Kitchenette', 'o27', [5.3, 1, 14], {
                icon: 'purple',
                text: 'The machine is emptied by whoever sees the lamp.',
                typed: {
                  typeId: 'equipment',
                  state: 'done',
                  fields: { maker: 'norden', power: 2.4, uses: ['water'], manual: 'https://example.com/manual', serial: 'K-2201' },
                },
              }),
              inOffice('Café', 'o28', [11.2, 0.5, 13.8], { icon: 'purple', text: 'Open to guests, too.' }),
              inOffice('Lounge', 'o37', [33.3, 0.6, 8.1], { icon: 'purple', text: 'For reading. Calls are made in the booths.' }),
            ],
          },
        ],
      },
      {
        name: 'Safety',
        pois: [
          inOffice('Escape route west', 'o01', [0.4, 1.9, 6], {
            icon: 'red',
            tag: 'Stairs to the street',
            text: 'Assembly point: the quay in front of number 29.',
          }),
          inOffice('First aid', 'o27', [5.3, 1.7, 13], {
            icon: 'red',
            tag: 'First aid and eye wash',
            text: 'Checked every quarter.',
            typed: {
              typeId: 'equipment',
              state: 'open',
              due: '2025-12-01',
              fields: { maker: 'fjord', checked: '2025-09-01', serial: 'FA-1' },
            },
          }),
        ],
      },
    ],
  }),
  tour({
    id: 'mixing-plant-hall-4',
    organization: 'Northlight',
    name: 'Mixing plant, hall 4',
    model: 'PlantHall42',
    tourTypeId: 'technical',
    collection: 'workplaces',
    public: true,
    description: 'Induction for everyone who works in hall 4 of the plant at Mannheim: the way in, what to wear, what to leave alone.',
    created: '2025-07-01T06:00:00Z',
    place: {
      route: 'Hafenring',
      street_number: '8',
      locality: 'Mannheim',
      administrative_area_level_1: 'Baden-Württemberg',
      country: 'Germany',
      at: [49.4946, 8.4572],
    },
    folders: [
      {
        name: 'Before you enter',
        pois: [
          inPlant('Green walkway', 'Main aisle 2', [14, 0.1, 11.2], {
            tag: 'Stay between the yellow lines',
            text: 'On foot stay on the green. Forklifts have right of way at the white stripes, and they cannot see you behind a load.',
          }),
          inPlant('Eye wash', 'Main aisle 8', [22.2, 1.1, 14.2], {
            icon: 'red',
            tag: 'Rinse for fifteen minutes',
            text: 'Push the plate, hold both eyes open over the bowl, rinse for fifteen minutes, call 112 meanwhile.',
          }),
        ],
      },
      {
        name: 'Tank farm',
        pois: [
          inPlant('Tank T1', 'Pumps 1', [5.8, 3.8, 18.9], { text: 'Thirty-seven cubic metres of neutral base. Green band.' }),
          inPlant('Tank T2', 'Pumps 2', [9.9, 3.8, 18.9], { icon: 'blue', text: 'Softened water. Blue band.' }),
          inPlant('Tank T3', 'Pumps 3', [14, 3.8, 18.9], {
            icon: 'red',
            tag: 'Corrosive',
            text: 'Caustic solution. Orange band. Goggles and gloves beyond the line.',
          }),
          inPlant('Pump P2', 'Pumps 2', [10.65, 0.6, 14.6], {
            icon: 'black',
            tag: 'Starts by itself',
            text: 'Starts and stops by level. Lock it out at cabinet 4 before touching the coupling.',
          }),
        ],
        children: [
          {
            name: 'Pressure vessels',
            pois: [
              inPlant('Vessel V1', 'Vessels 1', [25.6, 1.5, 19.4], {
                icon: 'red',
                text: 'Eleven bar. Inspected every second year; the plate is at the manhole.',
              }),
              inPlant('Vessel V2', 'Vessels 2', [25.6, 1.3, 16.7], { icon: 'blue', text: 'Compressed air for valves and tools.' }),
            ],
          },
        ],
      },
      {
        name: 'Mezzanine',
        pois: [
          inPlant('Stair', 'Main aisle 11', [33.6, 2.4, 6.4], {
            icon: 'purple',
            text: 'Three points of contact. Nothing is carried in both hands.',
          }),
          inPlant('Reactors', 'Reactors 3', [9.2, 6, 3.2], {
            tag: 'Hot: 85 °C',
            icon: 'red',
            text: 'Four stirred kettles. The jackets are insulated, the manholes are not.',
          }),
          inPlant('Heat exchangers', 'Heat exchangers 2', [22.5, 5.2, 3], {
            icon: 'blue',
            text: 'They warm the base with the heat of the batch before.',
          }),
        ],
      },
      {
        name: 'Gallery',
        pois: [
          inPlant('Control room', 'Control room 2', [4, 9, 4.5], { icon: 'teal', text: 'Staffed around the clock. Telephone 4400.' }),
          inPlant('Tank walk', 'Tank walk 3', [14, 8.4, 18.5], {
            icon: 'red',
            tag: 'Harness beyond this point',
            text: 'Grating above ten metres of nothing: clip in before you leave the gate.',
          }),
        ],
      },
      {
        name: 'Emergency',
        pois: [
          inPlant('Gate', 'Store 3', [39.6, 1.8, 14.7], { icon: 'purple', tag: 'Way out', text: 'Assembly point B, across the yard.' }),
          inPlant('Switchgear', 'Switchgear 2', [9, 1.2, 0.5], {
            icon: 'red',
            text: 'The red mushroom on cabinet 1 stops everything but the light.',
          }),
        ],
      },
    ],
  }),
  tour({
    id: 'flat-querallee',
    organization: 'Casa Aperta',
    name: 'Flat, Querallee 5',
    model: 'FlatPrivate',
    tourTypeId: 'house',
    description: 'Two rooms on the fourth floor, lived in. The scan is private: its pictures and its model open to the owner alone.',
    created: '2025-08-19T16:00:00Z',
    place: {
      route: 'Querallee',
      street_number: '5',
      locality: 'Kassel',
      administrative_area_level_1: 'Hessen',
      country: 'Germany',
      at: [51.3171, 9.4733],
    },
    folders: [
      {
        name: 'Rooms',
        pois: [
          inFlat('Kitchen', 'f04', [2.4, 1, 0.8], {
            tag: 'Stays with the flat',
            text: 'Fitted in 2022; oven and hob are under guarantee until 2027.',
          }),
          inFlat('Living room', 'f01', [1.4, 0.6, 5.2], { text: 'South, with the trees of the avenue.' }),
          inFlat('Window door', 'f02', [4.2, 1.2, 7], { icon: 'blue', text: 'Opens inwards; the railing is a metre high.' }),
          inFlat('Bedroom', 'f06', [7.8, 0.6, 5.4], { icon: 'teal', text: 'Quiet side.' }),
          inFlat('Bath', 'f08', [8.4, 1.6, 0.9], { icon: 'blue', text: 'No window; the fan runs on after the light.' }),
          inFlat('Hall', 'f05', [6.2, 1.2, 0.6], { icon: 'black', text: 'Fuse box behind the mirror.' }),
        ],
      },
    ],
  }),
];
