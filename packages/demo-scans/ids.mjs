/** The model IDs of the demo's scans, beside which `npm run scan:import` writes an installation's own. */
export const demoScans = [
  'BarnAsFound',
  'BarnRenewed',
  'ChapelNorth',
  'FlatPrivate',
  'GalleryHall',
  'HouseEmpty1',
  'HouseGarden',
  'LibraryRoom',
  'OfficeLoft7',
  'PlantHall42',
  'ShopOnCourt',
];
