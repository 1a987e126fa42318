// Two organizations that have nothing to do with each other.
import { people } from './accounts.mjs';

const membersOf = (organization) => people.filter(({ claims }) => claims.organization === organization).map(({ uid }) => uid);

const icons = (descriptions) => Object.entries(descriptions).map(([ref, description]) => ({ ref, description }));

export const organizations = [
  {
    id: 'Northlight',
    name: 'Northlight',
    status: true,
    createdAt: Date.UTC(2023, 1, 14, 9),
    updated: new Date('2025-09-02T08:30:00Z'),
    members: membersOf('Northlight'),
    mapLayers: [],
    modules: [],
    logoUrl: '',
    canCreateTours: false,
    tourTypes: [
      { id: 'culture', name: 'Culture', color: 'indigo', range: 600 },
      { id: 'civic', name: 'Civic', color: 'green', range: 600 },
      { id: 'monument', name: 'Monument', color: 'yellow', range: 500 },
    ],
    iconDescription: icons({ green: 'Look here', red: 'Safety', blue: 'Water and heating', black: 'Structure' }),
  },
  {
    id: 'Casa Aperta',
    name: 'Casa Aperta',
    status: true,
    createdAt: Date.UTC(2024, 4, 3, 10),
    updated: new Date('2025-06-18T14:05:00Z'),
    members: membersOf('Casa Aperta'),
    mapLayers: [],
    modules: [],
    logoUrl: '',
    canCreateTours: true,
    tourTypes: [
      { id: 'house', name: 'House', color: 'pink', range: 500 },
      { id: 'shop', name: 'Shop', color: 'blue', range: 500 },
    ],
    iconDescription: icons({ green: 'Guarda qui', red: 'Attenzione' }),
  },
];
