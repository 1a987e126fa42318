// Saves accounts as they change. The Auth emulator holds them in memory, and writes them only when it exports.
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { fromFirebaseTools } from './firebase-tools.mjs';
import { beforeResponse } from './requests.mjs';
import { readJson, writeFile } from './state-files.mjs';

const changesOf = (folder) => `${folder}/changes.ndjson`;
const accountsOf = (folder) => `${folder}/accounts.json`;

/** Adds the changes of the previous run to the accounts that the emulator imports, and returns these by id. `folder` is that of the export. */
export function openAccounts(folder) {
  const path = accountsOf(folder);
  const exported = existsSync(path) ? readJson(path) : { kind: 'identitytoolkit#DownloadAccountResponse', users: [] };
  const accounts = new Map(exported.users.map((account) => [account.localId, account]));
  for (const { isDeleted, ...account } of readChanges(folder)) {
    if (isDeleted) accounts.delete(account.localId);
    else accounts.set(account.localId, account);
  }
  writeFile(path, JSON.stringify({ ...exported, users: [...accounts.values()] }, null, 2));
  rmSync(changesOf(folder), { force: true });
  return accounts;
}

function readChanges(folder) {
  if (!existsSync(changesOf(folder))) return [];
  // a line that was being written when the disk was full has no end
  const lines = readFileSync(changesOf(folder), 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line));
}

/** Writes each change of an account of this project before its response. `imported` are the accounts that the emulator is about to import. */
export function saveAccounts({ folder, projectId, imported }) {
  const { AgentProjectState, ProjectState } = fromFirebaseTools('emulator/auth/state');
  const emulator = ProjectState.prototype;
  const changed = (project, localId) => {
    if (project.projectId !== projectId) return;
    beforeResponse(`account ${localId}`, () => {
      const account = project.getUserByLocalId(localId) ?? { localId, isDeleted: true };
      appendFileSync(changesOf(folder), `${JSON.stringify(account)}\n`);
    });
  };
  // all of its other methods change accounts through these
  Object.assign(AgentProjectState.prototype, {
    updateUserByLocalId(localId, ...change) {
      const account = emulator.updateUserByLocalId.call(this, localId, ...change);
      changed(this, localId);
      return account;
    },
    deleteUser(account) {
      emulator.deleteUser.call(this, account);
      changed(this, account.localId);
    },
    deleteAllAccounts() {
      const ids = [...this.users.keys()];
      emulator.deleteAllAccounts.call(this);
      for (const localId of ids) changed(this, localId);
    },
    overwriteUserWithLocalId(localId, account) {
      const validSince = imported.get(localId)?.validSince;
      imported.delete(localId);
      // the import is no reason to end sessions, which the emulator does by moving this time
      return emulator.overwriteUserWithLocalId.call(this, localId, validSince ? { ...account, validSince } : account);
    },
  });
}
