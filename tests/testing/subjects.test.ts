import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { longSubjects } from '../../scripts/subjects.mjs';

const long = `feat: ${'x'.repeat(67)}`;
const fits = `feat: ${'é'.repeat(66)}`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'subjects-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@acme.example', '-c', 'commit.gpgsign=false', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });
const commit = (subject: string) =>
  git('commit', '--allow-empty', '-m', subject, '-m', 'The body may be of any length, and is not counted. '.repeat(3));

/** A repository whose main branch has a long subject, with a branch that has more commits. */
function aBranch(...subjects: string[]) {
  git('init', '-b', 'main');
  commit(`${long} before`);
  git('switch', '-c', 'branch');
  subjects.forEach(commit);
}

describe('longSubjects', () => {
  it('finds those of the branch alone', () => {
    aBranch(fits, long, 'fix: short');

    expect(longSubjects(folder)).toEqual([long]);
  });

  it('finds those since the last tag on main, and no older ones on a branch', () => {
    aBranch(long);
    git('switch', 'main');
    git('tag', 'v1');
    commit(`${long} after`);

    expect(longSubjects(folder)).toEqual([`${long} after`]);
    git('switch', '-c', 'next');
    expect(longSubjects(folder)).toEqual([]);
  });

  it('passes over merges, whose subject git writes', () => {
    aBranch('fix: short');
    git('switch', '-c', 'other', 'main');
    commit('fix: other');
    git('merge', '--no-ff', '-m', `Merge ${long}`, 'branch');

    expect(longSubjects(folder)).toEqual([]);
  });

  it('has nothing to say without a repository, a commit or a main branch', () => {
    expect(longSubjects(folder)).toEqual([]);
    git('init', '-b', 'trunk');
    expect(longSubjects(folder)).toEqual([]);
    commit(long);
    expect(longSubjects(folder)).toEqual([]);
  });

  it('works in a shallow clone, which has neither', () => {
    aBranch(long, long);
    const clone = join(folder, 'clone');
    git('clone', '--depth=1', '--branch=branch', `file://${folder}`, clone);

    expect(longSubjects(clone)).toEqual([]);
  });
});
