import { escapeHtml } from '@/domain/escape-html';
import { fileAddressFrom } from '@/domain/files/file-address';
import { preferredLanguage } from '@/language/languages';
import { directionOf } from '@/language/locale-of';
import { imageAt } from '../core/file-service';

/** What stands above the words of a mail, on the side where their lines begin; the addresses may be "", and so may the tag of the language. */
export type Letterhead = { organization: string; logoUrl: string; pictureUrl: string; language: string };

/** What mail programs show, and what a mail of moderate size can carry. */
const types = ['image/png', 'image/jpeg', 'image/gif'];
const maxBytes = 600_000;

const style = {
  around:
    'margin:0 auto;max-width:560px;padding:24px 16px;font:16px/1.5 -apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;color:#1f2937',
  head: 'margin:0 0 16px;font-weight:600',
  logo: 'display:block;border:0;height:40px;max-width:240px',
  picture: 'display:block;border:0;width:100%;max-width:560px;height:auto;border-radius:12px;margin:0 0 20px',
};

/**
 * The words of a mail below the organization's logo, or its name, and a picture of what it is about. The images travel in the mail: an address of a
 * file would open it for whoever the mail is passed on to, for as long as the file is there.
 */
export async function withLetterhead(html: string, { organization, logoUrl, pictureUrl, language }: Letterhead): Promise<string> {
  const [logo, picture] = await Promise.all([imageIn(logoUrl), imageIn(pictureUrl)]);
  const name = escapeHtml(organization);
  const head = logo ? `<img src="${logo}" alt="${name}" height="40" style="${style.logo}">` : `<bdi>${name}</bdi>`;
  return [
    `<div dir="${directionOf(preferredLanguage([language]))}" style="${style.around}">`,
    `<p style="${style.head}">${head}</p>`,
    ...(picture ? [`<img src="${picture}" alt="" width="560" style="${style.picture}">`] : []),
    html,
    '</div>',
  ].join('\n');
}

/** An image of our bucket as a data URL, which the transport attaches; "" for any other, and for one that cannot be read now. */
async function imageIn(url: string): Promise<string> {
  const address = fileAddressFrom(url);
  if (address === null) return '';
  try {
    const image = await imageAt(address, { types, maxBytes });
    return image ? `data:${image.contentType};base64,${image.content.toString('base64')}` : '';
  } catch (error) {
    // without its pictures a mail still says everything
    console.warn('An image of a mail could not be read.', error);
    return '';
  }
}
