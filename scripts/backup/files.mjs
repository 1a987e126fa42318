// The files of an installation, with what browsers and the app see of them: type, caching, custom metadata, download tokens.
// @see https://cloud.google.com/storage/docs/json_api/v1/objects
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { request } from './installation.mjs';

const metadataFields = [
  'contentType',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'cacheControl',
  'customTime',
  'metadata',
];

/** Every file, as `{ name, size, md5, …metadata }`; `md5` in base64, empty where the service has none. */
export async function* readFiles(installation) {
  const fields = `items(name,size,md5Hash,${metadataFields.join()}),nextPageToken`;
  let pageToken = '';
  do {
    const query = new URLSearchParams({ fields, ...(pageToken && { pageToken }) });
    const page = await (await request(installation, `${bucketOf(installation)}?${query}`)).json();
    for (const item of page.items ?? []) yield described(item);
    pageToken = page.nextPageToken ?? '';
  } while (pageToken !== '');
}

const bucketOf = ({ storage, bucket }) => `${storage}/storage/v1/b/${encodeURIComponent(bucket)}/o`;

const described = ({ name, size, md5Hash = '', ...item }) => ({
  name,
  size: Number(size),
  md5: md5Hash,
  ...Object.fromEntries(metadataFields.flatMap((field) => (item[field] === undefined ? [] : [[field, item[field]]]))),
});

/** The bytes of a file as they are stored, also of one that is stored compressed; null if it was deleted meanwhile. */
export async function download(installation, name) {
  const url = new URL(`${bucketOf(installation)}/${encodeURIComponent(name)}?alt=media`);
  // fetch would decompress
  const { get } = url.protocol === 'https:' ? https : http;
  const headers = { ...(await installation.headers()), 'Accept-Encoding': 'gzip' };
  const response = await new Promise((resolve, reject) => get(url, { headers }, resolve).on('error', reject));
  if (response.statusCode === 200) return response;
  response.resume();
  if (response.statusCode === 404) return null;
  throw new Error(`The file ${name} can't be read: status ${response.statusCode}.`);
}

/** Stores a file from this machine under its name, replacing one that is there. @throws Error that names it */
export async function upload(installation, path, { name, size: _, md5, sha256: __, ...metadata }) {
  const url = `${installation.storage}/upload/storage/v1/b/${encodeURIComponent(installation.bucket)}/o`;
  const query = new URLSearchParams({ uploadType: 'resumable', name });
  const body = { name, ...metadata, ...(md5 && { md5Hash: md5 }) };
  const started = await request(installation, `${url}?${query}`, { method: 'POST', body });
  const { size } = await stat(path);
  const response = await fetch(started.headers.get('location'), {
    method: 'PUT',
    headers: {
      ...(await installation.headers()),
      'Content-Length': String(size),
      'Content-Type': metadata.contentType ?? 'application/octet-stream',
    },
    ...(size > 0 && { body: Readable.toWeb(createReadStream(path)), duplex: 'half' }),
  });
  if (!response.ok) throw new Error(`The file ${name} can't be stored: status ${response.status}. Run the command again to continue.`);
}
