import { showImagesInFullSize } from './full-size';
import { showScan } from './stage';

showImagesInFullSize();
const { scan, scanMarks } = document.body.dataset;
// pages that are opened as files may load neither modules nor data
if (scan && location.protocol.startsWith('http')) showScan(scan, scanMarks !== undefined);
