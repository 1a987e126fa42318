// Compares two sources. What both have in common is dropped as soon as it is found; of the rest, paths are in memory.
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isErasure, isOwnNote } from './audit-entry.mjs';
import { withoutDueAt } from './deletions.mjs';
import { isPendingMail, withoutPendingMail } from './mails.mjs';
import { documentsFor } from './sources.mjs';

/** How many differences are described. */
export const maxLines = 50;
const maxFields = 3;

/**
 * Compares `expected` with `actual`.
 *
 * When a deletion is due does not count, since restoring may postpone it. A mail that waits in `expected` may be marked as not sent in `actual`, as restoring does; with `isRestored` it must be. Password hashes are compared
 * where both have them, because a project does not give those that it imported. Ids of accounts, times of sign-in and tokens of files count; who was
 * erased does not with `isRestored`.
 * @returns `count` of differences; `lines` that describe the first 50; `absent`, `different` and `additional`: paths by kind
 */
export async function compare(expected, actual, { isRestored = false } = {}) {
  const result = { count: 0, lines: [], absent: {}, different: {}, additional: {} };
  for (const [kind, { entries, digest, isSame, isIgnored, describe }] of Object.entries(kinds)) {
    const sides = { expected: entries(expected), actual: entries(actual), digest };
    const found = await difference({ ...sides, isSame: isSame(isRestored), isIgnored: isIgnored?.(isRestored) });
    Object.assign(result.absent, { [kind]: found.absent });
    Object.assign(result.different, { [kind]: found.different });
    Object.assign(result.additional, { [kind]: found.additional });
    result.count += found.absent.size + found.different.size + found.additional.size;
    const details = await describe(expected, found.different, isRestored);
    const lines = [
      ...[...found.different.keys()].map((path) => `${kind} ${path}: differs${details(path)}`),
      ...[...found.absent].map((path) => `${kind} ${path}: not in ${actual.name}`),
      ...[...found.additional].map((path) => `${kind} ${path}: only in ${actual.name}`),
    ];
    result.lines.push(...lines.slice(0, maxLines - result.lines.length));
  }
  return result;
}

async function difference({ expected, actual, digest, isSame, isIgnored = () => false }) {
  const absent = new Map();
  for await (const { path, content } of expected) absent.set(path, digest(content, path));
  const different = new Map();
  const additional = new Set();
  for await (const { path, content } of actual) {
    const other = absent.get(path);
    if (other === undefined) {
      if (!isIgnored(path, content)) additional.add(path);
    } else {
      if (!isSame(other, digest(content, path)) && !isIgnored(path, content))
        different.set(path, different.size < maxLines ? content : null);
      absent.delete(path);
    }
  }
  return { absent: new Set(absent.keys()), different, additional };
}

const hashOf = (content) =>
  createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('base64');

const sorted = (content) => {
  if (Array.isArray(content)) return content.map(sorted);
  if (content === null || typeof content !== 'object') return content;
  return Object.fromEntries(
    Object.keys(content)
      .toSorted()
      .map((name) => [name, sorted(content[name])]),
  );
};

async function* documentEntries(source) {
  for await (const { path, fields } of documentsFor(source)) yield { path, content: fields };
}

async function* accountEntries(source) {
  for await (const account of source.accounts()) yield { path: account.localId, content: account };
}

async function* fileEntries(source) {
  for await (const { sha256: _, ...file } of source.files()) yield { path: file.name, content: file };
}

const kinds = {
  documents: {
    entries: documentEntries,
    digest: (content, path) => {
      const fields = withoutDueAt(path, content);
      const stored = hashOf(fields);
      return { stored, handled: isPendingMail(path, fields) ? hashOf(withoutPendingMail(path, fields)) : stored };
    },
    isSame: (isRestored) => (a, b) => a.handled === b.stored || (!isRestored && a.stored === b.stored),
    // commands and daily jobs record themselves after what they did, and an interrupted restore whom it erased again
    isIgnored: (isRestored) => (path, fields) => isOwnNote(path) || (isRestored && isErasure(path, fields)),
    describe: describeDocuments,
  },
  accounts: {
    entries: accountEntries,
    digest: ({ passwordHash, salt, ...account }) => ({
      // a service that imports an account writes out what the one that created it left unsaid
      bare: hashOf({ emailVerified: false, disabled: false, ...account }),
      password: passwordHash ? hashOf({ passwordHash, salt }) : null,
    }),
    isSame: () => (a, b) => a.bare === b.bare && (a.password === null || b.password === null || a.password === b.password),
    describe: async () => () => '',
  },
  files: { entries: fileEntries, digest: hashOf, isSame: () => (a, b) => a === b, describe: async () => () => '' },
};

/** Reads the documents that differ once more, and names their fields that do. */
async function describeDocuments(expected, different, isRestored) {
  const named = new Map();
  const wanted = new Set([...different].flatMap(([path, content]) => (content ? [path] : [])));
  if (wanted.size === 0) return () => '';
  for await (const { path, fields } of documentsFor(expected)) {
    if (!wanted.has(path)) continue;
    const stored = isRestored ? withoutPendingMail(path, fields) : fields;
    const names = differentFields(stored, different.get(path));
    const more = names.length > maxFields ? ` and ${names.length - maxFields} more` : '';
    named.set(path, ` in ${names.slice(0, maxFields).join(', ')}${more}`);
    if (named.size === wanted.size) break;
  }
  return (path) => named.get(path) ?? '';
}

/** The paths of the fields whose values differ, such as `folders.0.name`; `a` and `b` in REST JSON. */
export const differentFields = (a, b, at = []) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((name) => differentValues(a[name], b[name], [...at, name]));

function differentValues(a, b, at) {
  if (a?.mapValue && b?.mapValue) return differentFields(a.mapValue.fields ?? {}, b.mapValue.fields ?? {}, at);
  if (a?.arrayValue && b?.arrayValue) return differentFields({ ...a.arrayValue.values }, { ...b.arrayValue.values }, at);
  return isDeepStrictEqual(a, b) ? [] : [at.join('.')];
}
