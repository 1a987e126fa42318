/**
 * Characters that change how text around them is read or shown, or that nobody sees: controls, direction overrides and isolates, and spaces without
 * width. Joiners and direction marks stay: emoji, Persian and Indic scripts need them.
 */
const hidden = /[\p{Cc}\u00ad\u200b\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]|\p{Surrogate}/gu;

/** A typed name on one line, without hidden characters. Spaces at its ends stay, for fields that apply every key. */
export const nameText = (typed: string): string => typed.replace(/[\t-\r\u0085\u2028\u2029]+/g, ' ').replace(hidden, '');

/** At least one of these makes a name that people can see and choose. */
const visible = /[^\p{Z}\p{C}\p{DI}\u2800]/u;

/** A name as it is stored: on one line, trimmed, without hidden characters; "" if nobody would see anything of it. */
export function plainName(typed: string): string {
  const name = nameText(typed).trim();
  return visible.test(name) ? name : '';
}

/** A name to compare with others: two that look the same are the same, in whatever case, Unicode form or spaces they are written. */
export const comparableName = (name: string): string => nameText(name).normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
