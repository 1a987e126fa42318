// A tour in three languages: German for most of its texts, Arabic for a few, so that texts that are not translated show.

/** By the text in English; a text with markup is that of a point. */
const german = {
  'Stockholm City Hall': 'Stadshus Stockholm',
  'Eight million bricks on the shore of Lake Mälaren. Ragnar Östberg worked on the building from 1911 to 1923 and kept changing it until the end.':
    'Acht Millionen Ziegel am Ufer des Mälarsees. Ragnar Östberg arbeitete von 1911 bis 1923 an dem Bau und änderte ihn bis zuletzt.',
  'Ground floor': 'Erdgeschoss',
  'First floor': 'Erster Stock',
  'Blue Hall': 'Blauer Saal',
  'The hall of the Nobel banquet. It was meant to be painted blue; Östberg liked the red brick too much and left it, and the name stayed.':
    'Der Saal des Nobelbanketts. Er sollte blau werden; der rote Ziegel gefiel Östberg aber so gut, dass er ihn ließ. Der Name blieb.',
  'Visiting hours': 'Öffnungszeiten',
  'Organ loft': 'Orgelempore',
  'Golden Hall': 'Goldener Saal',
  'More than eighteen million pieces of glass and gold. Einar Forseth designed the mosaics; they were set in two years.':
    'Mehr als achtzehn Millionen Steinchen aus Glas und Gold. Einar Forseth entwarf die Mosaiken; verlegt wurden sie in zwei Jahren.',
  'Council Chamber': 'Ratssaal',
};

const arabic = {
  'Stockholm City Hall': 'مبنى بلدية ستوكهولم',
  'Ground floor': 'الطابق الأرضي',
  'Blue Hall': 'القاعة الزرقاء',
  'The hall of the Nobel banquet. It was meant to be painted blue; Östberg liked the red brick too much and left it, and the name stayed.':
    'قاعة مأدبة نوبل. كان من المقرر طلاؤها باللون الأزرق، لكن أوستبرغ أعجبه القرميد الأحمر فتركه، وبقي الاسم.',
  'Golden Hall': 'القاعة الذهبية',
};

/** The documents of a tour's translations, by path. */
export const translationsOf = (tour) =>
  Object.fromEntries(
    Object.entries({ de: german, ar: arabic }).map(([tag, words]) => [
      `tours/${tour.id}/languages/${tag}`,
      { texts: textsOf(tour, words), updated: tour.updated },
    ]),
  );

function textsOf(tour, words) {
  const texts = {};
  const add = (thing, field, source) => {
    const plain = source.replace(/<[^>]*>/g, '');
    if (words[plain] === undefined) return;
    texts[thing] ??= {};
    texts[thing][field] = { text: source.replace(plain, words[plain]), hash: hashOf(source) };
  };
  add('tour', 'name', tour.name);
  add('tour', 'description', tour.description);
  const addFolder = (folder) => {
    add(`folder ${folder.id}`, 'name', folder.name);
    for (const poi of folder.pois) {
      add(`poi ${poi.identifier}`, 'name', poi.name);
      for (const block of poi.content) {
        if (block.type === 'text') add(`poi ${poi.identifier}`, `text ${block.identifier}`, block.content);
        if (block.type === 'list') for (const link of block.content) add(`poi ${poi.identifier}`, `link ${hashOf(link.url)}`, link.name);
      }
    }
    folder.children.forEach(addFolder);
  };
  tour.folders.forEach(addFolder);
  return texts;
}

/** `sourceHash` of src/domain/languages/source-hash.ts; a test compares them. */
function hashOf(text) {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return ((low >>> 0) * 0x200000 + ((high >>> 0) & 0x1fffff)).toString(36);
}
