import type { ViewerTexts } from '@/domain/publishing/website/texts';
import { locale } from '@/language/i18n';
import { showImagesInFullSize } from './full-size';
import { keepPlaceInLanguages } from './languages';
import { addSearch } from './search';
import { showScan } from './stage';

const { scan, scanMarks, plays, texts: written = '{}' } = document.body.dataset;
// the archive's own page, in the language in which it was written
const texts = JSON.parse(written) as ViewerTexts;
locale.set(document.documentElement.lang);
showImagesInFullSize(texts);
addSearch(texts);
keepPlaceInLanguages();
// pages that are opened as files may load neither modules nor data
const loadsScan = location.protocol.startsWith('http');
if (scan && loadsScan) showScan(scan, scanMarks !== undefined, texts);
if (loadsScan && (scan || plays !== undefined)) document.documentElement.classList.add('plays');
