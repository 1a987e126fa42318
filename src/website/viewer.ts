import type { ViewerTexts } from '@/domain/publishing/website/texts';
import { showImagesInFullSize } from './full-size';
import { addSearch } from './search';
import { showScan } from './stage';

const { scan, scanMarks, texts: written = '{}' } = document.body.dataset;
// the archive's own page, in the language in which it was written
const texts = JSON.parse(written) as ViewerTexts;
showImagesInFullSize(texts);
addSearch(texts);
// pages that are opened as files may load neither modules nor data
if (scan && location.protocol.startsWith('http')) showScan(scan, scanMarks !== undefined, texts);
