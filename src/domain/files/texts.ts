import { i18n, params } from '@/language/i18n';

export const sizeTexts = i18n('sizes', {
  oneByte: '1 byte',
  bytes: params('{size} bytes'),
  kibibytes: params('{size} KiB'),
  mebibytes: params('{size} MiB'),
  gibibytes: params('{size} GiB'),
  b: params('{size} B'),
  kilobytes: params('{size} kB'),
  megabytes: params('{size} MB'),
  gigabytes: params('{size} GB'),
});
