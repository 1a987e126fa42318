// Saves files as they change. The Storage emulator holds their metadata in memory, and writes it only when it exports.
import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fromFirebaseTools } from './firebase-tools.mjs';
import { beforeResponse } from './requests.mjs';
import { readJson, writeFile } from './state-files.mjs';

const metadataOf = (folder, name) => `${folder}/metadata/${name}.json`;
const contentOf = (folder, name) => `${folder}/blobs/${name}`;

/**
 * Removes what a run that was killed left: the previous content of a file, content without metadata. `folder` is that of the export.
 */
export function openFiles(folder) {
  for (const part of ['metadata', 'blobs']) mkdirSync(`${folder}/${part}`, { recursive: true });
  if (!existsSync(`${folder}/buckets.json`)) writeFile(`${folder}/buckets.json`, JSON.stringify({ buckets: [] }));
  const newest = new Map();
  for (const entry of readdirSync(`${folder}/metadata`)) {
    if (!entry.endsWith('.json')) continue;
    const name = basename(entry, '.json');
    const file = readJson(metadataOf(folder, name));
    const key = `${file.bucket}/${file.name}`;
    if (!newest.has(key) || newest.get(key).generation < file.generation) newest.set(key, { name, generation: file.generation });
  }
  const current = new Set([...newest.values()].map(({ name }) => name));
  const rest = (part, nameOf) => readdirSync(`${folder}/${part}`).filter((entry) => !current.has(nameOf(entry)));
  for (const entry of rest('metadata', (path) => basename(path, '.json'))) rmSync(`${folder}/metadata/${entry}`);
  for (const entry of rest('blobs', (path) => path)) rmSync(`${folder}/blobs/${entry}`);
}

/** Saves the files of the Storage emulator, once it starts, into the folder of the export. */
export function saveFiles(folder) {
  const { StorageEmulator } = fromFirebaseTools('emulator/storage/index');
  const { start } = StorageEmulator.prototype;
  StorageEmulator.prototype.start = function () {
    followFiles(folder, this._files, this._persistence);
    return start.call(this);
  };
}

/**
 * Writes each change of these files, before the response to the request that changes them.
 * @param files the emulator's map from bucket and name to metadata
 * @param persistence where it has the content, under a new name for each content
 */
export function followFiles(folder, files, persistence) {
  /** What is saved: from bucket and name to the name in the folder and the emulator's name of the content. */
  const saved = new Map();
  const contentNow = (key) => persistence.getDiskFileName(key);

  const save = (key) => {
    const before = saved.get(key);
    const file = files.get(key);
    const isSameContent = before && before.content === contentNow(key);
    if (file) {
      const name = isSameContent ? before.name : contentNow(key);
      if (!isSameContent) copyFileSync(persistence.getDiskPath(key), contentOf(folder, name), constants.COPYFILE_FICLONE);
      writeFile(metadataOf(folder, name), metadata.StoredFileMetadata.toJSON(file.metadata));
      saved.set(key, { name, content: contentNow(key) });
    } else saved.delete(key);
    if (!before || (file && isSameContent)) return;
    rmSync(metadataOf(folder, before.name), { force: true });
    rmSync(contentOf(folder, before.name), { force: true });
  };
  const changed = (key) => beforeResponse(`file ${key}`, () => save(key));

  followImport(persistence, saved);
  followMap(files, (key) => {
    // an import puts what is saved already
    if (!files.has(key) || saved.get(key)?.content !== contentNow(key)) changed(key);
  });
  const metadata = fromFirebaseTools('emulator/storage/metadata');
  const { update } = metadata.StoredFileMetadata.prototype;
  metadata.StoredFileMetadata.prototype.update = function (...change) {
    update.apply(this, change);
    const key = join(this.bucket, this.name);
    // the rules decide on a copy
    if (files.get(key)?.metadata === this) changed(key);
  };
}

function followImport(persistence, saved) {
  const { copyFromExternalPath } = persistence;
  persistence.copyFromExternalPath = (source, key) => {
    copyFromExternalPath.call(persistence, source, key);
    saved.set(key, { name: basename(source), content: persistence.getDiskFileName(key) });
  };
}

function followMap(map, changed) {
  const { set, delete: remove, clear } = map;
  map.set = (key, value) => {
    set.call(map, key, value);
    changed(key);
    return map;
  };
  map.delete = (key) => {
    const had = remove.call(map, key);
    changed(key);
    return had;
  };
  map.clear = () => {
    const keys = [...map.keys()];
    clear.call(map);
    keys.forEach(changed);
  };
}
