/**
 * Characters that change how text around them is read or shown, or that nobody sees: controls, direction overrides and isolates, and spaces without
 * width. Joiners and direction marks stay: emoji, Persian and Indic scripts need them.
 */
const hidden = /[\p{Cc}\u00ad\u200b\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]|\p{Surrogate}/gu;

/** A typed name on one line, without hidden characters. Spaces at its ends stay, for fields that apply every key. */
export const nameText = (typed: string): string => typed.replace(/[\t-\r\u0085\u2028\u2029]+/g, ' ').replace(hidden, '');

/** A name as it is stored: on one line, trimmed, without hidden characters. */
export const plainName = (typed: string): string => nameText(typed).trim();
