import { describe, expect, it } from 'vitest';
import type { Caller } from '../model/gate';
import { createGate } from './gate';
import { loggedGate } from './logged-gate';
import { compileRuleset } from './ruleset';

const source = `rules_version = '2';
service cloud.firestore {
  match /databases/{db}/documents {
    match /notes/{note} { allow read: if resource.data.owner == request.auth.uid; }
  }
}`;

describe('a gate with a log', () => {
  const owner: Caller = { kind: 'user', uid: 'ann', token: new Map() };
  const stranger: Caller = { kind: 'user', uid: 'bob', token: new Map() };
  const note = { path: 'notes/n', fields: new Map([['owner', 'ann']]), createTime: 1, updateTime: 1 };
  const moment = { documents: { get: (path: string) => (path === note.path ? note : undefined) }, time: 2 };
  const logged = () => {
    const { ruleset } = compileRuleset([{ name: 'firestore.rules', content: source }]);
    if (!ruleset) throw new Error('The rules of the test do not compile.');
    const log: string[] = [];
    return { log, gate: loggedGate(createGate(ruleset, { project: 'p', database: '(default)' }), (line) => log.push(line)) };
  };

  it('tells who was refused what, where, and the values that decided it', () => {
    const { gate, log } = logged();

    const [decision] = gate.get(stranger, ['notes/n'], moment);

    expect(log).toHaveLength(1);
    expect(log[0]).toMatch(/^Refused get of notes\/n for user bob: false for 'get' @ L4 \(.*"ann".*\)$/);
    expect(decision).toMatchObject({ allowed: false, message: expect.not.stringContaining('ann') });
  });

  it('says nothing of what it grants', () => {
    const { gate, log } = logged();

    expect(gate.get(owner, ['notes/n'], moment)).toMatchObject([{ allowed: true }]);
    expect(log).toEqual([]);
  });
});
