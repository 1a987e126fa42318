import { readFileSync } from 'node:fs';
import { parseSource } from 'embedded-firestore/rules-language';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { minuteMs } from '@/domain/durations';
import { firestoreEquivalents, storageEquivalents } from '../mutation/equivalents';
import { openFirestoreHunter } from '../mutation/firestore-hunter';
import { hunt, sampleOf, speaksOf } from '../mutation/hunt';
import { mutantsOf } from '../mutation/mutants';
import { openStorageHunter } from '../mutation/storage-hunter';

// A sample: all of them take minutes, `npm run mutate:rules`.
const seed = 7;

describe('rules that are broken in one place', () => {
  it(
    'firestore.rules: somebody notices',
    async () => {
      const rules = readFileSync('firestore.rules', 'utf8');
      const hunter = await openFirestoreHunter({ port: inject('ports').firestore!, project: 'demo-mutants' }, rules, false);
      const mutants = sampleOf(mutantsOf(rules), 30, seed);

      const { survivors, killed, excused } = await hunt(hunter, mutants, firestoreEquivalents);

      expect(survivors.map(({ line, where, was, becomes }) => ({ line, where, was, becomes }))).toEqual([]);
      expect(killed + excused).toBe(30);
    },
    3 * minuteMs,
  );

  it(
    'storage.rules: somebody notices',
    async () => {
      const hunter = await openStorageHunter();
      onTestFinished(() => hunter.close());
      const mutants = sampleOf(mutantsOf(readFileSync('storage.rules', 'utf8')), 15, seed);

      const { survivors, killed, excused } = await hunt(hunter, mutants, storageEquivalents);

      expect(survivors.map(({ line, where, was, becomes }) => ({ line, where, was, becomes }))).toEqual([]);
      expect(killed + excused).toBe(15);
    },
    3 * minuteMs,
  );
});

describe('the mutants of a rules file', () => {
  const rules = (body: string) => `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
${body}
} }`;
  const broken = (body: string) => mutantsOf(rules(body)).map(({ was, becomes }) => `${was} → ${becomes}`);

  it('negate, drop, widen and move limits, each in one place', () => {
    expect(
      broken(`match /a/{b} { allow get: if x(b) && (b.size() <= 5 || b in ['superuser', 'ultrauser']); }
      function x(y) { return y == 'z'; }`).toSorted(),
    ).toMatchInlineSnapshot(`
      [
        "'superuser' → (nothing)",
        "'ultrauser' → (nothing)",
        "((b.size() <= 5) || (b in ['superuser', 'ultrauser'])) → (nothing)",
        "(b in ['superuser', 'ultrauser']) → !(b in ['superuser', 'ultrauser'])",
        "(b in ['superuser', 'ultrauser']) → (nothing)",
        "(b.size() <= 5) → !(b.size() <= 5)",
        "(b.size() <= 5) → (b.size() < 5)",
        "(b.size() <= 5) → (nothing)",
        "(x(b) && ((b.size() <= 5) || (b in ['superuser', 'ultrauser']))) → false",
        "(x(b) && ((b.size() <= 5) || (b in ['superuser', 'ultrauser']))) → true",
        "(y == 'z') → !(y == 'z')",
        "5 → 6",
        "['superuser', 'ultrauser'] → ['superuser', 'ultrauser', 'user']",
        "x(b) → !x(b)",
        "x(b) → (nothing)",
      ]
    `);
  });

  it('that are excused exist', () => {
    for (const [file, excuses] of [
      ['firestore.rules', firestoreEquivalents],
      ['storage.rules', storageEquivalents],
    ] as const) {
      const mutants = mutantsOf(readFileSync(file, 'utf8'));

      expect(excuses.filter((excuse) => !mutants.some((mutant) => speaksOf(excuse, mutant)))).toEqual([]);
    }
  });

  it('compile, and differ from the rules and from each other', () => {
    for (const file of ['firestore.rules', 'storage.rules']) {
      const source = readFileSync(file, 'utf8');
      const mutants = mutantsOf(source);
      const texts = new Set(mutants.map((mutant) => mutant.source));

      expect(texts.has(source)).toBe(false);
      expect(texts.size).toBe(mutants.length);
      for (const mutant of sampleOf(mutants, 60, seed)) expect(parseSource(mutant.source).issues, mutant.was).toEqual([]);
    }
  });
});
