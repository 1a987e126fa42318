// 2,000 points with texts of 200 words; the words are as frequent as in a language: a few everywhere, most of them rare.
import { createTourSearch } from '@/domain/tour-search/search-index';

const [points, wordsEach, vocabulary] = [2000, 200, 20_000];
const syllables = ['ka', 'lo', 'mer', 'stein', 'tur', 'ven', 'gra', 'pol', 'sis', 'dor', 'anl', 'bri', 'hus', 'ter', 'ung', 'wa'];
let seed = 7;
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};
const anyWord = () =>
  Array.from({ length: 2 + Math.floor(random() * 3) }, () => syllables[Math.floor(random() * syllables.length)]).join('');
const words = Array.from({ length: vocabulary }, anyWord);
const word = () => words[Math.floor(vocabulary ** random()) - 1] ?? words[0];
const text = (count) => Array.from({ length: count }, word).join(' ');

const entries = Array.from({ length: points }, (_, index) => {
  const name = `${text(2)} ${index}`;
  const about = {
    title: name,
    target: { poi: String(index), block: null },
    point: '',
    folder: '',
    room: '',
    floor: index % 3,
    position: null,
  };
  return [
    { ...about, kind: 'poi', name, text: '' },
    { ...about, kind: 'text', name: '', text: text(wordsEach) },
  ];
}).flat();

const steps = [];
let step = performance.now();
const begin = step;
const search = await createTourSearch(entries, async () => {
  steps.push(performance.now() - step);
  await new Promise((resolve) => setTimeout(resolve));
  step = performance.now();
});
print('one step of reading', steps);
console.log(`${'reading all'.padEnd(22)} ${(performance.now() - begin).toFixed(0)} ms`);

const letters = [];
for (let query = 0; query < 150; query += 1) {
  const sought = query % 3 === 0 ? `${word()} ${word()}` : query % 3 === 1 ? word() : mistyped(word());
  for (let length = 2; length <= sought.length; length += 1) {
    const start = performance.now();
    search.find(sought.slice(0, length), { floor: 1, position: null });
    letters.push(performance.now() - start);
  }
}
print('one letter', letters);

function mistyped(right) {
  const at = 1 + Math.floor(random() * (right.length - 2));
  return right.slice(0, at) + right.slice(at + 1);
}

function print(name, times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
  console.log(`${name.padEnd(22)} median ${at(0.5)} ms, 95% ${at(0.95)} ms, worst ${at(1)} ms (${times.length})`);
}
