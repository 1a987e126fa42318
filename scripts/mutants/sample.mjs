// The sample of tests/mutants/sample.json: how it is drawn, and where its mutants are after files were edited or moved.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../setup.mjs';
import { conditionsOf } from './conditions.mjs';

const sampleFile = `${root}/tests/mutants/sample.json`;
const areas = { domain: ['src/domain', 'functions/src'], features: ['src/features', 'src/widgets'] };
const size = 100;

export const readSample = () => JSON.parse(readFileSync(sampleFile, 'utf8'));

function filesOf(area) {
  return areas[area]
    .flatMap((folder) => readdirSync(`${root}/${folder}`, { recursive: true }).map((path) => `${folder}/${path}`))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|\/(testing|generated)\//.test(path))
    .sort();
}

const conditionsIn = (file) => conditionsOf(file, readFileSync(`${root}/${file}`, 'utf8')).map((condition) => ({ file, ...condition }));

/** Draws the conditions of each area, and one replacement of each; the same ones for the same seed and code. */
export function draw(seed) {
  const below = belowOf(seed);
  const mutants = Object.keys(areas).flatMap((area) => {
    const all = filesOf(area).flatMap(conditionsIn);
    console.log(`${area}: ${size} of ${all.length} conditions`);
    return Array.from({ length: size }, () => all.splice(below(all.length), 1))
      .flat()
      .map((condition, index) => drawn(area, index + 1, condition, below));
  });
  write({ ...readSample(), seed, mutants });
}

const write = (sample) => writeFileSync(sampleFile, `${JSON.stringify(sample, null, 2)}\n`);

/** Draws others of the same area for those whose condition is gone. Their ids are new, and say which they replace. */
export function replaceGone(seed) {
  const sample = readSample();
  const below = belowOf(seed);
  const placed = locate(sample.mutants);
  const isInSample = (condition) =>
    placed.some(({ place }) => place?.file === condition.file && place.start === condition.start && place.end === condition.end);
  const next = Object.fromEntries(
    Object.keys(areas).map((area) => [area, Math.max(...sample.mutants.map(({ id }) => (id.startsWith(area) ? numberIn(id) : 0)))]),
  );
  const mutants = sample.mutants.map((mutant, index) => {
    if (placed[index].place) return mutant;
    const { area, id } = mutant;
    const free = filesOf(area)
      .flatMap(conditionsIn)
      .filter((condition) => !isInSample(condition));
    next[area] += 1;
    return { ...drawn(area, next[area], free[below(free.length)], below), replaces: id };
  });
  write({ ...sample, mutants });
}

const numberIn = (id) => Number(id.split('-')[1]);

function drawn(area, number, { file, line, within, text, context, nth, changes }, below) {
  const change = Object.keys(changes)[below(Object.keys(changes).length)];
  return { id: `${area}-${number}`, area, file, line, within, text, context, nth, change };
}

/** Random whole numbers below a limit, the same ones for the same seed. */
function belowOf(seed) {
  let state = seed >>> 0;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/**
 * Where the mutants are now: in their file, or in one that it was moved to. Those whose condition is gone have no place.
 */
export function locate(mutants) {
  const cache = new Map();
  const conditions = (file) => cache.get(file) ?? cache.set(file, conditionsIn(file)).get(file);
  return mutants.map((mutant) => {
    const all = filesOf(mutant.area);
    const named = all.filter((file) => basename(file) === basename(mutant.file));
    for (const files of [all.includes(mutant.file) ? [mutant.file] : [], named, all]) {
      const place = match(mutant, files.flatMap(conditions));
      if (place) return { ...mutant, place };
    }
    return mutant;
  });
}

/** The condition with the same text and line; else the only one with the same text in the function. */
function match({ text, context, nth, within }, conditions) {
  const same = conditions.filter((condition) => condition.text === text);
  const exact = same.find((condition) => condition.context === context && condition.nth === nth);
  if (exact) return exact;
  const inFunction = same.filter((condition) => condition.within === within && within !== '');
  return inFunction.length === 1 ? inFunction[0] : undefined;
}
