// Loaded by every Node process of a run with mutants: the one that is on is in a file, as is which were reached.
const { appendFileSync, readFileSync } = require('node:fs');

const { MUTANTS_FOLDER: folder } = process.env;
const written = new Set();

function isOn(id) {
  const { file, on } = JSON.parse(readFileSync(`${folder}/switch.json`, 'utf8'));
  globalThis.mutants.note(id, file);
  return id === on;
}

function note(id, file) {
  // without JSON.stringify, which tests count
  const line = `{"id":"${id}","file":"${file}"}\n`;
  if (!written.has(line)) appendFileSync(`${folder}/reached.jsonl`, line);
  written.add(line);
}

globalThis.mutants = { isOn, note };
