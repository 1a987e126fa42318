import { describe, expect, it } from 'vitest';
import { compileRuleset, rulesFor } from './ruleset';

const file = (content: string, name = 'firestore.rules') => ({ name, content });
const firestore = (body: string, head = "rules_version = '2';\n") =>
  `${head}service cloud.firestore {\n  match /databases/{database}/documents {\n    ${body}\n  }\n}`;

describe('compileRuleset', () => {
  it('answers a ruleset and no issues for sound rules', () => {
    const { ruleset, issues } = compileRuleset([file(firestore('match /a/{id} { allow read; }'))]);

    expect(issues).toEqual([]);
    expect(ruleset && rulesFor(ruleset, 'cloud.firestore')).toHaveLength(1);
    expect(ruleset && rulesFor(ruleset, 'firebase.storage')).toEqual([]);
  });

  it('answers no ruleset for a mistake, and where it is', () => {
    const { ruleset, issues } = compileRuleset([file(firestore('match /a/{id} { allow read: if ; }'))]);

    expect(ruleset).toBeUndefined();
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ severity: 'ERROR', sourcePosition: { fileName: 'firestore.rules', line: 4, column: 36 } });
  });

  it('answers warnings beside a ruleset', () => {
    const { ruleset, issues } = compileRuleset([file(firestore('match /a/{id} { allow read; }', ''))]);

    expect(ruleset).toBeDefined();
    expect(issues.map(({ severity }) => severity)).toEqual(['WARNING']);
  });

  it('takes several files together, and none of them with a mistake in one', () => {
    const first = file(firestore('match /a/{id} { allow read; }'), 'one');
    const second = file("rules_version = '2';\nservice firebase.storage {}", 'two');

    expect([...(compileRuleset([first, second]).ruleset?.services.keys() ?? [])]).toEqual(['cloud.firestore', 'firebase.storage']);
    const broken = compileRuleset([first, file('nonsense', 'three')]);
    expect(broken.ruleset).toBeUndefined();
    expect(broken.issues.map(({ sourcePosition }) => sourcePosition.fileName)).toContain('three');
  });

  it.each(['', '}{', 'service cloud.firestore {', "rules_version = '3';", '/'.repeat(1000), '\u0000', '('.repeat(10_000)])(
    'answers issues and throws nothing for %j',
    (content) => {
      const { ruleset, issues } = compileRuleset([file(content)]);

      expect(ruleset).toBeUndefined();
      expect(issues.length).toBeGreaterThan(0);
    },
  );
});
