import type { LucideIcon } from 'lucide-react';
import File from 'lucide-react/icons/file';
import FileAudio from 'lucide-react/icons/file-headphone';
import FileImage from 'lucide-react/icons/file-image';
import FileVideo from 'lucide-react/icons/file-play';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import type { FileKind } from '@/domain/files/file-types';

export const fileKindIcons: Readonly<Record<FileKind, LucideIcon>> = {
  image: FileImage,
  video: FileVideo,
  audio: FileAudio,
  pdf: FileText,
  word: FileText,
  excel: FileSpreadsheet,
  text: FileText,
  other: File,
};
