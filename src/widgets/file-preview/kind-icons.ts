import { File, FileImage, FileSpreadsheet, FileText, FileVideo, type LucideIcon } from 'lucide-react';
import type { FileKind } from '@/domain/files/file-types';

/** The mark of each kind of file. */
export const fileKindIcons: Readonly<Record<FileKind, LucideIcon>> = {
  image: FileImage,
  video: FileVideo,
  pdf: FileText,
  word: FileText,
  excel: FileSpreadsheet,
  text: FileText,
  other: File,
};
