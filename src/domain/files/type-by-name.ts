const endings = (type: string, names: string): Record<string, string> => Object.fromEntries(names.split(' ').map((name) => [name, type]));

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jpe: 'image/jpeg',
  jfif: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  bmp: 'image/bmp',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  ico: 'image/x-icon',
  avif: 'image/avif',
  heic: 'image/heic',
  heics: 'image/heic',
  heif: 'image/heif',
  hif: 'image/heif',
  dng: 'image/x-adobe-dng',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  mov: 'video/quicktime',
  qt: 'video/quicktime',
  m4v: 'video/x-m4v',
  '3gp': 'video/3gpp',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  wav: 'audio/wav',
  // what cameras write, which is rejected with what to do
  jp2: 'image/jp2',
  jxl: 'image/jxl',
  ...endings('image/x-raw', 'nef nrw cr2 cr3 arw raf rw2 orf pef srw gpr'),
  ...endings('video/x-other', 'avi mkv mts m2ts insv wmv mpg mpeg flv 3g2'),
};

/** As browsers name the same types, and none. */
const sameTypes: Record<string, string> = {
  'application/octet-stream': '',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'image/x-ms-bmp': 'image/bmp',
  'image/x-bmp': 'image/bmp',
  'audio/mp3': 'audio/mpeg',
  'audio/x-mp3': 'audio/mpeg',
  'audio/m4a': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
};

/**
 * The content type of a chosen file: the one that the browser reports, otherwise derived from the file extension (browsers report none if no program
 * is registered for the type, or that it is any file). "" if neither is known.
 * @see EDIT-082 TOUR-072
 */
export function contentTypeOf({ name, type }: { name: string; type: string }): string {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const reported = Object.hasOwn(sameTypes, type) ? sameTypes[type] : type;
  return reported || (Object.hasOwn(types, extension) ? (types[extension] ?? '') : '');
}
