import { describe, expect, it } from 'vitest';
import { previewKind } from './preview-kind';

describe('previewKind', () => {
  it.each([
    ['image/jpeg', 'image'],
    ['image/svg+xml', 'image'],
    ['video/mp4', 'video'],
    ['audio/mpeg; charset=x', 'audio'],
    ['application/pdf', 'pdf'],
    ['text/plain; charset=utf-8', 'text'],
  ])('previews %s as %s [PLAYER-058]', (contentType, kind) => {
    expect(previewKind(contentType)).toBe(kind);
  });

  it.each([
    'text/html',
    'image/tiff',
    'application/xhtml+xml',
    'text/xml',
    'application/javascript',
    'application/octet-stream',
    'audio/',
    '',
    'constructor',
  ])('has no preview for %s', (contentType) => {
    expect(previewKind(contentType)).toBeNull();
  });
});
