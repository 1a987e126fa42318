import DOMPurify from 'dompurify';

const staticPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src data:; font-src data:; form-action 'none'; base-uri 'none'";

/** Whether the HTML runs scripts or loads resources, so that the static page would be incomplete. */
export const hasActiveContent = (html: string): boolean =>
  /<(?:script|iframe|object|embed|form|link)\b|\bon\w+\s*=|\b(?:src|srcset|poster|data)\s*=\s*["']?\s*(?!["'\s]*data:)[^\s>]|url\(|@import/i.test(
    html,
  );

/**
 * The HTML document of a custom block. A static page runs no scripts and loads nothing: its policy and the sandbox enforce that. It is also
 * sanitized, because policies don't cover preconnect hints. A live page runs as its author wrote it, in a frame with an opaque origin.
 * Links open in a new tab.
 */
export const customPageHtml = (html: string, isLive: boolean): string =>
  [
    '<!doctype html><meta charset="utf-8">',
    isLive ? '' : `<meta http-equiv="Content-Security-Policy" content="${staticPolicy}">`,
    '<meta name="referrer" content="no-referrer"><meta name="color-scheme" content="dark"><base target="_blank">',
    '<style>body{margin:16px;font:15px/1.6 system-ui,sans-serif;color:#eef0f2;overflow-wrap:anywhere}a{color:#34d399}img,video{max-width:100%}</style>',
    isLive ? html : DOMPurify.sanitize(html, { FORCE_BODY: true, FORBID_TAGS: ['form'] }),
  ].join('');
