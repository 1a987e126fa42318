// Three unrelated organizations, and the settings that only platform admins can change.
import { people } from './accounts.mjs';

const membersOf = (organization) => people.filter(({ claims }) => claims.organization === organization).map(({ uid }) => uid);

const icons = (descriptions) => Object.entries(descriptions).map(([ref, description]) => ({ ref, description }));

// drawn by hand, in public/demo/layers: they can be seen without a network
const mapLayersOf = (slug) =>
  Object.entries({ districts: 'Districts', floodplain: 'Floodplain', 'heat-network': 'Heat network' }).map(([id, name]) => ({
    id,
    name,
    url: `/demo/layers/${slug}-${id}.geojson`,
    format: 'geojson',
    attribution: 'Demo data, drawn by hand',
    enabled: true,
  }));

export const organizations = [
  {
    id: 'Northlight',
    name: 'Northlight',
    languages: ['en', 'de', 'ar', 'sv'],
    status: true,
    createdAt: Date.UTC(2023, 1, 14, 9),
    updated: new Date('2025-09-02T08:30:00Z'),
    members: membersOf('Northlight'),
    mapLayers: mapLayersOf('northlight'),
    modules: ['Measuring', 'Floor plans'],
    logoUrl: '',
    canCreateTours: false,
    tourTypes: [
      { id: 'culture', name: 'Culture', color: 'indigo', range: 600 },
      { id: 'civic', name: 'Civic', color: 'green', range: 600 },
      { id: 'monument', name: 'Monument', color: 'yellow', range: 500 },
      { id: 'technical', name: 'Technical', color: 'red', range: 500 },
    ],
    iconDescription: icons({ green: 'Look here', red: 'Safety', blue: 'Water and heating', black: 'Structure', purple: 'Escape routes' }),
  },
  {
    id: 'Casa Aperta',
    name: 'Casa Aperta',
    status: true,
    createdAt: Date.UTC(2024, 4, 3, 10),
    updated: new Date('2025-06-18T14:05:00Z'),
    members: membersOf('Casa Aperta'),
    mapLayers: mapLayersOf('casa-aperta'),
    modules: ['Measuring'],
    logoUrl: '',
    canCreateTours: true,
    theme: { primary: '#3b1f2b', color: '#fbf1e6', button: '#8c3b3b', buttonHover: '#6f2c2f', accent: '#e0a458' },
    tourTypes: [
      { id: 'house', name: 'House', color: 'pink', range: 500 },
      { id: 'shop', name: 'Shop', color: 'blue', range: 500 },
    ],
    iconDescription: icons({ green: 'Guarda qui', red: 'Attenzione' }),
  },
  {
    // stored before map layers and themes existed: it lacks the newer fields, and its status is false
    id: 'Meridian Trust',
    name: 'Meridian Trust',
    status: false,
    createdAt: Date.UTC(2021, 8, 20, 8),
    updated: new Date('2024-03-31T17:00:00Z'),
    members: membersOf('Meridian Trust'),
    logoUrl: '',
    canCreateTours: false,
    tourTypes: [
      { id: 'house', name: 'House', color: 'green' },
      { id: 'shop', name: 'Shop', color: 'purple' },
      { id: 'collection', name: 'Collection', color: 'blue' },
    ],
    iconDescription: icons({ black: 'Please do not touch' }),
  },
];

/** Modules that can be enabled for organizations; their id is the name, which `organizations.modules` lists. */
export const modules = [
  { name: 'Measuring', description: 'Distances and heights in the scan, in metres.', at: '2023-01-10T09:00:00Z' },
  { name: 'Floor plans', description: 'Plans of each floor, kept with the tour.', at: '2023-01-10T09:05:00Z' },
  { name: 'Sensors', description: 'Values of sensors at their place in the scan.', at: '2023-06-01T12:00:00Z' },
].map(({ at, ...module }) => ({ id: module.name, ...module, createdAt: new Date(at), updated: new Date(at) }));

/** The configuration of the demo installation: `VITE_CONFIGURATION` of its builds. */
export const configuration = {
  helpContact: 'help@loggia.example',
  stageOrganizations: ['Northlight'],
  alternateModels: { 'warehouse-seven': 'PlantHall42' },
  partners: [{ host: 'partner.loggia.example', logo: '/partners/example.svg', link: 'https://example.com' }],
};

/** `app/*` and `pages/*`. */
export const appDocuments = {
  'app/global': {
    messageTitle: 'Welcome to the demo',
    messageBody: 'Everything here may be changed. Start with --fresh to have it back as it was.',
    messageId: 'welcome-1',
    messageEnabled: false,
    frontendEnabled: true,
  },
  'app/dcms': { admins: ['director@loggia.example'], organizations: ['Northlight', 'Meridian Trust'] },
  'pages/terms': {
    version: 3,
    body: [
      '<h2>Terms of use</h2>',
      '<p>This is a demonstration. The places are real, the scans are not, and nobody behind the addresses reads your mail.</p>',
      '<h3>Your content</h3>',
      '<p>What you add to a tour stays yours. You let the organization that owns the tour show it to the people the tour is open to.</p>',
      '<h3>Privacy</h3>',
      '<p>An account holds your name and address and nothing else. Public tours are visited without one.</p>',
    ].join(''),
  },
  'pages/privacy': {
    version: 1,
    body: [
      '<p>This is a demonstration on your own machine. Nothing you do in it leaves that machine.</p>',
      '<h2>What an account holds</h2>',
      '<p>Your email address, your name, your organization and what you may do there. Whoever runs your organization sees these.</p>',
      '<h2>What this browser keeps</h2>',
      '<p>That you are signed in, how you like the dashboard to look, and the tours you opened, to read them without a connection. Signing out forgets them.</p>',
      '<h2>What visitors leave behind</h2>',
      '<p>Nothing. Public tours are visited without an account, and no visit is counted or followed.</p>',
    ].join(''),
  },
};
