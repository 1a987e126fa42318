import { describe, expect, it } from 'vitest';
import { previewKind } from './preview-kind';

describe('what is shown in place', () => {
  it.each([
    ['image/jpeg', 'image'],
    ['image/svg+xml', 'image'],
    ['video/mp4', 'video'],
    ['audio/mpeg; charset=x', 'audio'],
    ['application/pdf', 'pdf'],
    ['text/plain; charset=utf-8', 'text'],
  ])('PLAYER-058 is %s, as %s', (contentType, kind) => {
    expect(previewKind(contentType)).toBe(kind);
  });

  it.each([
    'text/html',
    'application/xhtml+xml',
    'text/xml',
    'application/javascript',
    'application/octet-stream',
    'audio/',
    '',
    'constructor',
  ])('is never %s, which is only downloaded', (contentType) => {
    expect(previewKind(contentType)).toBeNull();
  });
});
