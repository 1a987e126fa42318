import { expect, it, vi } from 'vitest';
import { smallPhoto } from './photo';

it('says of a photo that the browser can’t open what to do about it', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('broken', 'InvalidStateError')));

  await expect(smallPhoto(new Blob(['\0\0\0\x18ftypheic']))).rejects.toThrow(/^Most browsers can’t show HEIC images/);
  await expect(smallPhoto(new Blob(['no picture']))).rejects.toThrow(/^This photo can’t be opened/);
  vi.unstubAllGlobals();
});
