import { AppError } from '@/domain/app-error';
import { textOfBytes } from '@/domain/files/text-of-bytes';
import { ownUrl } from './own-url';
import { fileTexts } from './texts';

/**
 * Fetches a file without credentials or a referrer.
 * @throws AppError `unavailable` where another attempt may help, `not-found`, `permission-denied`, `failed-precondition`; the message names the cause
 */
export async function fetchFile(address: string): Promise<Blob> {
  const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(() => null);
  const t = fileTexts.get();
  if (!response && !navigator.onLine) throw new AppError('unavailable', t.offline);
  // most other sites let nobody read their files from here, which trying again does not change
  if (!response && ownUrl(address) === null) throw new AppError('failed-precondition', t.unreadable);
  if (response?.status === 404) throw new AppError('not-found', t.removed);
  if (response?.status === 401 || response?.status === 403) throw new AppError('permission-denied', t.denied);
  if (!response || response.status === 429 || response.status >= 500) throw new AppError('unavailable', t.failed);
  if (!response.ok) throw new AppError('failed-precondition', t.unreadable);
  return response.blob();
}

const maxTextBytes = 200_000;

/** Fetches a text file, cut at 200,000 bytes. @throws AppError as `fetchFile` */
export async function fetchText(address: string): Promise<string> {
  const contents = await fetchFile(address);
  const bytes = new Uint8Array(await contents.slice(0, maxTextBytes).arrayBuffer());
  return textOfBytes(bytes, { isCut: contents.size > maxTextBytes }).text;
}

const pdfSignature = '%PDF-';

/** Fetches a PDF, checks its signature and sets its type, so that the browser can't open it as anything else. @throws AppError as `fetchFile` */
export async function fetchPdf(address: string): Promise<Blob> {
  const contents = await fetchFile(address);
  const start = await contents.slice(0, 1024).text();
  if (!start.includes(pdfSignature)) throw new AppError('failed-precondition', fileTexts.get().unreadable);
  return new Blob([contents], { type: 'application/pdf' });
}

/** Downloads a file without opening it. @throws AppError as `fetchFile` */
export async function saveFile(address: string, name: string): Promise<void> {
  const contents = await fetchFile(address);
  const objectUrl = URL.createObjectURL(new Blob([contents], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = name;
  link.click();
  // the browser reads the URL asynchronously
  setTimeout(() => URL.revokeObjectURL(objectUrl), 60_000);
}
