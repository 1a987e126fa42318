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
const isOn = (id) => {
  note(id, file);
  return id === on;
};
globalThis.mutants = { file, on, note, isOn };
if (file.startsWith('tests/e2e/')) switchInBrowsers();

// a mutant needs one failed test
beforeEach(({ skip }) => skip(failed !== undefined && on !== undefined));
afterEach(({ task }) => {
  if (task.result?.state === 'fail') failed ??= task.name;
});
afterAll(() => {
  appendFileSync(`${folder}/outcomes.jsonl`, `${JSON.stringify({ file, on, failed, seconds: (Date.now() - started) / 1000 })}\n`);
});

/** Pages of every browser that tests launch have the switch of the file that opens them; files may share a browser. */
function switchInBrowsers() {
  if (Object.hasOwn(chromium, 'launch')) return;
  const launch = chromium.launch.bind(chromium);
  chromium.launch = async (...options) => {
    const browser = await launch(...options);
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (...settings) => {
      const { file: current, on: active } = globalThis.mutants;
      const context = await newContext(...settings);
      await context.exposeFunction('noteMutant', (id) => note(id, current));
      await context.addInitScript(switchOn, active);
      return context;
    };
    return browser;
  };
}

/** Runs in the page. */
function switchOn(active) {
  const noted = new Set();
  const isActive = (id) => {
    if (!noted.has(id)) void window.noteMutant?.(id);
    noted.add(id);
    return id === active;
  };
  Object.defineProperty(globalThis, 'mutants', { value: { isOn: isActive } });
}
