// What the address asks for: ?folders=40&pois=25 are 1,000 PoIs, as a tour stores them.
const asked = new URLSearchParams(location.search);
const [folderCount, poiCount] = ['folders', 'pois'].map((name) => Number(asked.get(name)));
const words = 'Oiled oak on a steel frame, from 1931, mended twice. ';

export const floors = ['Ground', 'First', 'Attic'];
export const manyPois = Array.from({ length: folderCount }, (_, folder) => ({
  id: `folder-${folder}`,
  name: `Hall ${folder + 1}`,
  pois: Array.from({ length: poiCount }, (_, poi) => ({
    identifier: `poi-${folder}-${poi}`,
    name: `Exhibit ${folder * poiCount + poi + 1}`,
    floor: poi % floors.length,
    icon: ['green', 'blue', 'red', 'teal'][poi % 4],
    content: [{ identifier: 'text', type: 'text', name: 'Textbox', content: `<p>${words.repeat(1 + (poi % 12))}</p>` }],
  })),
}));
