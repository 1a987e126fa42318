// The tours whose scans come with the showcase. The buildings are invented, and so is what is told of them.
import { scanned } from './scanned.mjs';
import { tour } from './tour.mjs';

const house = scanned('HouseGarden');

const poi = (scan) => (name, sweep, target, told) => ({ name, ...scan.see(sweep, target), ...told });
const inHouse = poi(house);
const office = scanned('OfficeLoft7');
const inOffice = poi(office);

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
    floors: house.floors,
    place: {
      route: 'Lindenweg',
      street_number: '14',
      locality: 'Freiburg im Breisgau',
      administrative_area_level_1: 'Baden-Württemberg',
      country: 'Germany',
      at: [47.9959, 7.8522],
    },
    folders: [
      {
        name: 'Living',
        pois: [
          inHouse('Fireplace', 'h01', [11.2, 0.7, 6.2], {
            icon: 'red',
            tag: 'An open fire with outside air. Swept every October; the certificate is among the documents.',
            text: 'The hearth is one slab of basalt, 2.5 metres long. The flue draws air from outside, so the room stays warm with the windows shut.',
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
          inHouse('Main bedroom', 'h22', [10.9, 3.5, 5.9], { text: 'Built-in wardrobe over the whole west wall, 2.4 metres of it.' }),
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
          inHouse('Terrace', 'h12', [4.4, 1.5, 10.9], { text: 'Forty square metres of concrete slabs on gravel, facing south.' }),
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
    description:
      'Level 7 of the department’s house in Hamburg: forty places to work around four meeting rooms. New colleagues find their way here first.',
    created: '2025-06-02T07:15:00Z',
    floors: office.floors,
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
              inOffice('Kitchenette', 'o27', [5.3, 1, 14], { icon: 'purple', text: 'The machine is emptied by whoever sees the lamp.' }),
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
          inOffice('First aid', 'o27', [5.3, 1.7, 13], { icon: 'red', tag: 'First aid and eye wash', text: 'Checked every quarter.' }),
        ],
      },
    ],
  }),
];
