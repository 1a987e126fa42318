import DOMPurify from 'dompurify';

const still =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src data:; font-src data:; form-action 'none'; base-uri 'none'";

/** Whether somebody's HTML does or fetches anything, so that showing it as a still page would show less than there is. */
export const isAlive = (html: string): boolean =>
  /<(?:script|iframe|object|embed|form|link)\b|\bon\w+\s*=|\b(?:src|srcset|poster|data)\s*=\s*["']?\s*(?!["'\s]*data:)[^\s>]|url\(|@import/i.test(
    html,
  );

/**
 * The page of a custom block. A still one has no scripts and loads nothing, which its policy and the frame see to, and is cleaned besides,
 * because a hint to connect to a site obeys no policy. A live one may do what its author wrote, in a frame without an origin of its own.
 * Links open in a tab.
 */
export const customPage = (html: string, isLive: boolean): string =>
  [
    '<!doctype html><meta charset="utf-8">',
    isLive ? '' : `<meta http-equiv="Content-Security-Policy" content="${still}">`,
    '<meta name="referrer" content="no-referrer"><meta name="color-scheme" content="dark"><base target="_blank">',
    '<style>body{margin:16px;font:15px/1.6 system-ui,sans-serif;color:#eef0f2;overflow-wrap:anywhere}a{color:#34d399}img,video{max-width:100%}</style>',
    isLive ? html : DOMPurify.sanitize(html, { FORCE_BODY: true, FORBID_TAGS: ['form'] }),
  ].join('');
