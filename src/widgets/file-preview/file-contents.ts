import { AppError } from '@/domain/app-error';

const unreadable = 'This file cannot be shown here. Download it instead.';

/**
 * Reads a file without telling its site who asks.
 * @throws AppError `unavailable`
 */
export async function fileContents(address: string): Promise<Blob> {
  const answer = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(() => null);
  if (!answer?.ok) throw new AppError('unavailable', unreadable);
  return answer.blob();
}

const longestText = 200_000;

/** The beginning of a text file. @throws AppError `unavailable` */
export async function textOf(address: string): Promise<string> {
  const contents = await fileContents(address);
  return contents.slice(0, longestText).text();
}

const pdfBegins = '%PDF-';

/** A PDF that can be nothing else: whatever its site calls it, the browser opens it as one. @throws AppError `unavailable` */
export async function pdfOf(address: string): Promise<Blob> {
  const contents = await fileContents(address);
  const begin = await contents.slice(0, 1024).text();
  if (!begin.includes(pdfBegins)) throw new AppError('unavailable', unreadable);
  return new Blob([contents], { type: 'application/pdf' });
}

/** Hands a file to the browser to be saved, without opening it. @throws AppError `unavailable` */
export async function saveFile(address: string, name: string): Promise<void> {
  const contents = await fileContents(address);
  const kept = URL.createObjectURL(new Blob([contents], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = kept;
  link.download = name;
  link.click();
  // the browser reads it after this turn
  setTimeout(() => URL.revokeObjectURL(kept), 60_000);
}
