// The accounts of an installation, in the format of `firebase auth:export`.
// @see https://firebase.google.com/docs/cli/auth
import { request } from './installation.mjs';

const pageSize = 500;
const fields = [
  ...['localId', 'email', 'emailVerified', 'passwordHash', 'salt', 'displayName', 'photoUrl', 'lastLoginAt', 'createdAt'],
  ...['phoneNumber', 'disabled', 'customAttributes', 'mfaInfo'],
];
const providerFields = ['providerId', 'rawId', 'email', 'displayName', 'photoUrl'];
/** The providers that the format has; a password and a phone number are fields of the account. */
const providers = [
  ...['google.com', 'facebook.com', 'twitter.com', 'github.com', 'apple.com', 'microsoft.com', 'gc.apple.com'],
  ...['playgames.google.com', 'linkedin.com', 'yahoo.com'],
];
const ownProviders = ['password', 'phone'];

const picked = (from, names) => Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));

/**
 * Every account, in the order of ids.
 * @param {{ hashes?: number, providers?: number }} lost counts what the service or the format does not give
 */
export async function* readAccounts(installation, lost = {}) {
  let token = '';
  do {
    const query = new URLSearchParams({ maxResults: String(pageSize), ...(token && { nextPageToken: token }) });
    const page = await (await request(installation, `${installation.accounts}/accounts:batchGet?${query}`)).json();
    for (const user of page.users ?? []) yield exported(user, installation.isReal, lost);
    token = page.users?.length ? (page.nextPageToken ?? '') : '';
  } while (token !== '');
}

function exported(user, isReal, lost) {
  const { lastLoginAt, ...account } = picked(user, fields);
  // a hash of another algorithm, as of an imported account before its first sign-in, is of no use elsewhere
  if (isReal && account.passwordHash && user.version !== 0) {
    lost.hashes = (lost.hashes ?? 0) + 1;
    delete account.passwordHash;
    delete account.salt;
  }
  for (const name of ['passwordHash', 'salt']) if (isReal && account[name]) account[name] = usualBase64(account[name]);
  const linked = (user.providerUserInfo ?? []).filter(({ providerId }) => !ownProviders.includes(providerId));
  const known = linked.filter(({ providerId }) => providers.includes(providerId));
  lost.providers = (lost.providers ?? 0) + linked.length - known.length;
  return {
    ...account,
    ...(lastLoginAt !== undefined && { lastSignedInAt: lastLoginAt }),
    ...(known.length > 0 && { providerUserInfo: known.map((info) => picked(info, providerFields)) }),
  };
}

const usualBase64 = (text) => text.replaceAll('_', '/').replaceAll('-', '+');
const webBase64 = (text) => text.replaceAll('/', '_').replaceAll('+', '-');

/**
 * How passwords are hashed, by the names of `firebase auth:import`; null where the service does not say, as in the emulators.
 * @see https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects/getConfig
 */
export async function readHashParameters(installation) {
  if (!installation.isReal) return null;
  const url = installation.accounts.replace('/v1/', '/admin/v2/');
  const response = await request(installation, `${url}/config`, { expected: [403, 404] });
  const config = response.ok ? (await response.json()).signIn?.hashConfig : undefined;
  if (!config?.signerKey) return null;
  const { algorithm, signerKey, saltSeparator, rounds, memoryCost } = config;
  return {
    hashAlgo: algorithm,
    hashKey: usualBase64(signerKey),
    saltSeparator: usualBase64(saltSeparator ?? ''),
    rounds,
    memCost: memoryCost,
  };
}

/**
 * Imports accounts, replacing those with the same ids if `overwrite` is set. Their sessions end.
 * @param accounts an async iterable
 * @throws Error that names the first account that was refused
 */
export async function writeAccounts(installation, accounts, { parameters, overwrite = false }) {
  let written = 0;
  let batch = [];
  const send = async () => {
    await importAccounts(installation, batch, { parameters, overwrite });
    written += batch.length;
    batch = [];
  };
  for await (const account of accounts) {
    batch.push(account);
    if (batch.length === pageSize) await send();
  }
  if (batch.length > 0) await send();
  return written;
}

async function importAccounts(installation, accounts, { parameters, overwrite }) {
  const body = {
    users: accounts.map((account) => imported(account, installation.isReal, parameters)),
    allowOverwrite: overwrite,
    ...(parameters && {
      hashAlgorithm: parameters.hashAlgo,
      signerKey: webBase64(parameters.hashKey),
      rounds: parameters.rounds,
      saltSeparator: webBase64(parameters.saltSeparator),
      memoryCost: parameters.memCost,
    }),
  };
  const { error = [] } = await (
    await request(installation, `${installation.accounts}/accounts:batchCreate`, { method: 'POST', body })
  ).json();
  const [first] = error;
  if (!first) return;
  const { email, localId } = accounts[first.index ?? 0];
  throw new Error(`The account ${email ?? localId} can't be imported: ${first.message}`);
}

function imported({ lastSignedInAt, passwordHash, salt, ...account }, isReal, parameters) {
  const web = isReal ? webBase64 : (text) => text;
  // a project refuses a hash without its parameters
  const hasPassword = passwordHash && (parameters || !isReal);
  return {
    ...account,
    ...(lastSignedInAt !== undefined && { lastLoginAt: lastSignedInAt }),
    ...(hasPassword && { passwordHash: web(passwordHash), ...(salt && { salt: web(salt) }) }),
  };
}
