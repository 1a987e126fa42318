import { i18n } from '@/language/i18n';

export const imageCropTexts = i18n('imageCrop', {
  image: 'To be cropped',
  area: 'Crop area; move it with the arrow keys',
  nw: 'Upper left corner; move it with the arrow keys',
  n: 'Upper edge; move it with the arrow keys',
  ne: 'Upper right corner; move it with the arrow keys',
  e: 'Right edge; move it with the arrow keys',
  se: 'Lower right corner; move it with the arrow keys',
  s: 'Lower edge; move it with the arrow keys',
  sw: 'Lower left corner; move it with the arrow keys',
  w: 'Left edge; move it with the arrow keys',
  unreadable: 'This image can’t be cropped. Choose another one.',
});
