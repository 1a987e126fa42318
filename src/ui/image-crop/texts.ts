import { i18n } from '@/language/i18n';

export const imageCropTexts = i18n('imageCrop', {
  image: 'To be cropped',
  area: 'Crop area; move it with the arrow keys',
  upperLeft: 'Upper left corner; move it with the arrow keys',
  upper: 'Upper edge; move it with the arrow keys',
  upperRight: 'Upper right corner; move it with the arrow keys',
  right: 'Right edge; move it with the arrow keys',
  lowerRight: 'Lower right corner; move it with the arrow keys',
  lower: 'Lower edge; move it with the arrow keys',
  lowerLeft: 'Lower left corner; move it with the arrow keys',
  left: 'Left edge; move it with the arrow keys',
  unreadable: 'This image can’t be cropped. Choose another one.',
});
