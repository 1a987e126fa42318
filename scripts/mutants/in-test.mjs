// The setup file of every test in a copy with mutants: switches this file's mutant on, and notes what its tests reach and how they end.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, afterEach, beforeEach } from 'vitest';

const { MUTANTS_FOLDER: folder } = process.env;
const file = relative(process.cwd(), globalThis.__vitest_worker__.filepath);
const on = JSON.parse(readFileSync(`${folder}/assigned.json`, 'utf8'))[file];
const started = Date.now();
let failed;

writeFileSync(`${folder}/switch.json`, JSON.stringify({ file, on }));
const { note } = globalThis.mutants;
globalThis.mutants = {
  note,
  isOn: (id) => {
    note(id, file);
    return id === on;
  },
};
if (file.startsWith('tests/e2e/')) switchInBrowsers();

// a mutant needs one failed test
beforeEach(({ skip }) => skip(failed !== undefined && on !== undefined));
afterEach(({ task }) => {
  if (task.result?.state === 'fail') failed ??= task.name;
});
afterAll(() => {
  appendFileSync(`${folder}/outcomes.jsonl`, `${JSON.stringify({ file, on, failed, seconds: (Date.now() - started) / 1000 })}\n`);
});

/** Pages of every browser that the tests launch have the switch too. */
function switchInBrowsers() {
  const launch = Object.getPrototypeOf(chromium).launch;
  chromium.launch = async (...options) => {
    const browser = await launch.apply(chromium, options);
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (...settings) => {
      const context = await newContext(...settings);
      await context.exposeFunction('noteMutant', (id) => note(id, file));
      await context.addInitScript((active) => {
        const noted = new Set();
        const isOn = (id) => {
          if (!noted.has(id)) void window.noteMutant?.(id);
          noted.add(id);
          return id === active;
        };
        Object.defineProperty(globalThis, 'mutants', { value: { isOn } });
      }, on);
      return context;
    };
    return browser;
  };
}
